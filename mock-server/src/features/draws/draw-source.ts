import { drawNumbersFromSeed, issueSeed, MOCK_BEACON, seedHashOf } from '@canada28/shared/game/fairness.ts';
import type { DrawSource } from '../../world/draw-source.ts';
import { getWorldFact, setWorldFact } from '../../world/world-facts.ts';
import { takeScriptedNumbers } from './draw-scripts.repository.ts';
import { NATIVE } from './native-hashing.ts';

/** Seeds that wait for their draw, in memory; any of them can be made again. */
const MOST_KNOWN_SEEDS = 8;

/** Draws from the world's secret: the same secret and issue always give the same numbers (game §2.1). */
export function seededDraws(secret: Uint8Array): DrawSource {
  // An issue's seed is asked for when it is created, and again when it is drawn, two issues later at most.
  const known = new Map<string, string>();
  const seedOf = (issueCode: string) => {
    const seedHex = known.get(issueCode) ?? issueSeed({ secret, issueCode }, NATIVE);
    known.delete(issueCode);
    return seedHex;
  };
  return {
    seedHash: (issueCode) => {
      const seedHex = seedOf(issueCode);
      if (known.size >= MOST_KNOWN_SEEDS) known.clear();
      known.set(issueCode, seedHex);
      return seedHashOf(seedHex, NATIVE);
    },
    draw: (_db, issueCode) => {
      const seedHex = seedOf(issueCode);
      const numbers = drawNumbersFromSeed({ seedHex, issueCode, beacon: MOCK_BEACON }, NATIVE);
      return { numbers, seedHex, isForced: false };
    },
  };
}

/** Repeats recorded draws in order, from the start again when they run out (game §2.3). */
export function replayedDraws(recorded: readonly (readonly number[])[]): DrawSource {
  return {
    seedHash: () => undefined,
    draw: (db) => {
      const position = Number(getWorldFact(db, 'replay-position') ?? 0);
      setWorldFact(db, 'replay-position', String((position + 1) % recorded.length));
      const numbers = recorded[position % recorded.length];
      if (numbers === undefined) throw new Error('the replay holds no draws');
      return { numbers, seedHex: undefined, isForced: false };
    },
  };
}

/** Takes what a tester queued, else draws from `otherwise`; a forced draw says so and shows no seed (game §2.2). */
export function scriptedOr(otherwise: DrawSource): DrawSource {
  return {
    seedHash: (issueCode) => otherwise.seedHash(issueCode),
    draw: (db, issueCode) => {
      const numbers = takeScriptedNumbers(db, issueCode);
      if (numbers === undefined) return otherwise.draw(db, issueCode);
      return { numbers, seedHex: undefined, isForced: true };
    },
  };
}
