/** A value as JSON for people: what fits into a line of that width stands in one, the rest a step further in. */
export function fittingJson(value: unknown, width: number, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const line = inOneLine(value);
  if (indent.length + line.length <= width) return line;
  const inner = `${indent}  `;
  const parts = partsOf(value).map(({ label, part }) => `${inner}${label}${fittingJson(part, width, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = partsOf(value)
    .map(({ label, part }) => `${label}${inOneLine(part)}`)
    .join(', ');
  if (Array.isArray(value)) return `[${parts}]`;
  return parts === '' ? '{}' : `{ ${parts} }`;
}

function partsOf(value: object): { label: string; part: unknown }[] {
  if (Array.isArray(value)) return value.map((part) => ({ label: '', part }));
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => ({ label: `${JSON.stringify(name)}: `, part }));
}
