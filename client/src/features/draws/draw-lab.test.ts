import { drawResult } from '@canada28/shared/game/draw-result.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomDraw } from './draw-lab.tsx';

it('a draw for explanation is a true draw: 20 different numbers of 1–80', () => {
  const from0To1 = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.infiniteStream(from0To1), (stream) => {
      const numbers = randomDraw(() => stream.next().value);
      expect(drawResult(numbers).sum).toBeLessThanOrEqual(27);
    }),
  );
});
