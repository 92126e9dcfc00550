/** The known words that look most like a wanted one, the nearest first: what the caller may have meant. */
export function nearestTo(wanted: string, known: readonly string[], most = 3): string[] {
  const likeness = new Map(known.map((word) => [word, likenessOf(wanted, word)]));
  return [...known].sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0)).slice(0, most);
}

/** How many pairs of neighbouring letters two words share, of all they have: 0 to 1. Word order and typing errors cost little. */
function likenessOf(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + others.size);
}

function pairsOf(word: string): ReadonlySet<string> {
  const letters = word.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}
