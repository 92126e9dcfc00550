import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { parseUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { useRef, useState } from 'react';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import styles from './operator-panel.module.css';
import { balancesOf, creditPlayer } from './player-actions.ts';

export function CreditForm({ player }: { readonly player: PlayerRecord }) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const micros = parseUsdt(typed);
  const { availableMicros } = balancesOf(player);
  const isBookable = micros !== undefined && micros > 0;
  const isDebitable = isBookable && micros <= availableMicros;
  const book = useOneAtATime(async (sign: 1 | -1) => {
    if (!isBookable || !(await creditPlayer(player, sign * micros))) return;
    setTyped('');
    // The next key is a shortcut again: Z undoes.
    fieldIn(form.current)?.blur();
  });
  const hintOf = () => {
    if (typed !== '' && !isBookable) return 'A sum above 0, at most 6 decimals.';
    return isBookable && !isDebitable
      ? `To debit, ${usdtText(availableMicros)} are available.`
      : 'Up to 6 decimals.';
  };
  useActions([
    act('book money', () => fieldIn(form.current)?.focus(), {
      title: `Book money to or from ${player.userName}`,
    }),
  ]);
  return (
    <Form ref={form} className={styles.group} onSend={() => book(1)}>
      <TextField
        label="Amount in USDT"
        hint={hintOf()}
        inputMode="decimal"
        placeholder="100"
        aria-keyshortcuts={keyOf('book money')}
        value={typed}
        onType={setTyped}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isBookable}>
          + Credit
        </Button>
        <Button disabled={!isDebitable} onClick={() => void book(-1)}>
          − Debit
        </Button>
      </div>
    </Form>
  );
}

function fieldIn(form: HTMLFormElement | null) {
  return form?.querySelector('input');
}
