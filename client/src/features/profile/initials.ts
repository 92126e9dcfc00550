const HAS_WORDS = /^\p{Script=Latin}/u;

/** What stands in the avatar: the initials of a name in Latin letters, the last character of any other ("林美" → "美"). */
export function initialsOf(name: string): string {
  const characters = [...name.trim()];
  if (!HAS_WORDS.test(name.trim())) return characters.at(-1) ?? '';
  const words = name.trim().split(/[\s._@+-]+/u);
  const initials = words.flatMap((word) => [...word].slice(0, 1)).slice(0, 2);
  return initials.join('').toUpperCase();
}
