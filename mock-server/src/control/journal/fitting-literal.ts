/** A value as people write it in TypeScript: what fits into a line of that width stands in one, the rest a step further in. */
export function fittingLiteral(value: unknown, width: number, indent = ''): string {
  if (typeof value !== 'object' || value === null) return simple(value);
  const line = inOneLine(value);
  if (indent.length + line.length <= width || partsOf(value).length === 0) return line;
  const inner = `${indent}  `;
  const parts = partsOf(value).map(
    ({ label, part }) => `${inner}${label}${fittingLiteral(part, width, inner)}`,
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')},\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return simple(value);
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
    .map(([name, part]) => ({ label: `${labelOf(name)}: `, part }));
}

/** What stands for itself before a colon, unlike `__proto__`, which would be no field there. */
function labelOf(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : simple(name);
}

/** Texts in single quotes, as in the rest of the file, unless they hold one. */
function simple(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'string' || value.includes("'")) return text;
  return `'${text.slice(1, -1).replaceAll('\\"', '"')}'`;
}
