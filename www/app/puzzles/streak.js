// Days in a row on which the puzzle of the day was solved. Pure: it is told what day it is.

/** @typedef {{ day: number, length: number, best: number }} Streak `day` is the last one that counts */

/** @type {Readonly<Streak>} */
const NONE = Object.freeze({ day: 0, length: 0, best: 0 });

const DAY = 86_400_000;

/** The days since 1 January 1970 by the calendar of the place, whatever its clock is set to. @param {Date} date */
export function dayOf(date) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** A day's noon, for its name in words. @param {number} day */
export function dateOf(day) {
  return new Date(1970, 0, 1 + day, 12);
}

/** What was kept, if it is one. @param {unknown} kept @returns {Streak} */
export function streakFrom(kept) {
  const { day, length, best } = /** @type {Record<string, unknown>} */ (kept ?? {});
  const whole = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  return whole(day) && whole(length) && whole(best) ? /** @type {Streak} */ ({ day, length, best }) : NONE;
}

/** With this day solved too; a day that is past counts no more. @param {Streak} streak @param {number} day @returns {Streak} */
export function withDay(streak, day) {
  if (day <= streak.day) return streak;
  const length = day === streak.day + 1 ? streak.length + 1 : 1;
  return { day, length, best: Math.max(streak.best, length) };
}

/** How long it is today: yesterday's may still be gone on with. @param {Streak} streak @param {number} today */
export function lengthOn(streak, today) {
  return streak.day >= today - 1 ? streak.length : 0;
}
