// Text that leaves the page: to the clipboard, or as a file.

/**
 * @param {string} text
 * @param {HTMLInputElement | HTMLTextAreaElement | null} field Marked for the user to copy where the clipboard is refused
 */
export async function copyText(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

/** @param {string} text @param {string} name */
export function saveFile(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** A file's name from a game's: letters and figures of any script. @param {string} name */
export const fileName = name => `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'puluc'}.txt`;
