/**
 * A compiled WebAssembly file.
 * @param {string} url
 */
export async function fetchModule(url) {
  if (typeof WebAssembly === 'undefined') throw new Error('this browser has no WebAssembly');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the file came with status ${response.status}`);
  // Not compileStreaming: servers that send the wrong type for .wasm are common.
  return WebAssembly.compile(await response.arrayBuffer());
}
