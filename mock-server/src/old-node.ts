/** What the binary of the database speaks: an older Node ends without a word (decision 100). */
const LEAST_NODE_API = 10;

/** Why the mock cannot run under this Node; undefined where it can. */
export function oldNode(): string | undefined {
  const { napi, node } = process.versions;
  if (Number(napi) >= LEAST_NODE_API) return undefined;
  return `The mock needs Node 22.14 or newer; this is Node ${node}.`;
}
