import { Pill } from '@canada28/ui/tag.tsx';
import { counted } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import type { Entries } from './use-entries.ts';

/** Whether the entries make the balances; that is known once the first of them is in sight. */
export function Verdict({ before, total, isWhole }: Pick<Entries, 'before' | 'total' | 'isWhole'>) {
  if (!isWhole) return <Pill>{counted(total, 'entry', 'entries')}</Pill>;
  if (before.availableMicros === 0 && before.frozenMicros === 0)
    return (
      <Pill tone="green">
        {counted(total, 'entry adds up', 'entries add up')} to these balances, to the micro
      </Pill>
    );
  return (
    <Pill tone="red">
      The entries do not make the balances: <Sum micros={before.availableMicros} isSigned /> available and{' '}
      <Sum micros={before.frozenMicros} isSigned /> frozen come from nowhere.
    </Pill>
  );
}
