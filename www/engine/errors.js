// Errors with the codes of the element's interface.

/**
 * @param {string} code
 * @param {string} message
 * @param {unknown} [cause]
 * @returns {Error & { code: string }}
 */
export function coded(code, message, cause) {
  return Object.assign(new Error(message, { cause }), { code });
}

/**
 * What was thrown as an `Error` with a code; a trap inside the engine has none of its own.
 * @param {unknown} thrown
 * @returns {Error & { code: string }}
 */
export function withCode(thrown) {
  if (thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string') {
    return /** @type {Error & { code: string }} */ (thrown);
  }
  return coded('wasm', `the engine failed: ${thrown instanceof Error ? thrown.message : thrown}`, thrown);
}
