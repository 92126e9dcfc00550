import type { Call } from './call.ts';
import { isAssumed, nodeOf, type SchemaNode } from './schema-node.ts';

/** The assumed fields of a call, as paths like `request.days` or `data[].stake` (player-api §0, "A"). */
export function assumedFieldsOf(call: Call): readonly string[] {
  return [...assumedPaths(nodeOf(call.input), 'request'), ...assumedPaths(nodeOf(call.output), 'data')];
}

function assumedPaths(node: SchemaNode, path: string): string[] {
  if (isAssumed(node)) return [path];
  const { properties = {}, items, anyOf = [] } = node;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => assumedPaths(field, `${path}.${name}`)),
    ...(items === undefined ? [] : assumedPaths(items, `${path}[]`)),
    ...anyOf.flatMap((branch) => assumedPaths(branch, path)),
  ];
}
