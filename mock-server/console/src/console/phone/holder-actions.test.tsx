import { expect, test } from 'vitest';
import { rankActions } from '../app/rank-actions.ts';
import { holderActions } from './holder-actions.ts';

test.each(['language korean', 'korean', '한국어'])('"%s" finds the phone in Korean', (typed) => {
  const [group] = rankActions(
    holderActions(['demo'], () => undefined),
    typed,
  );
  expect(group?.items[0]?.title).toBe('Phone in Korean');
});
