/** A promise for others to wait for. @returns {PromiseWithResolvers<void>} */
export function deferred() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: unknown) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((yes, no) => {
      resolve = yes;
      reject = no;
    })
  );
  return /** @type {PromiseWithResolvers<void>} */ ({ promise, resolve, reject });
}
