import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { useState } from 'react';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import { changePlayer } from './player-actions.ts';
import { PLAIN_SUM } from './player-wish.ts';

const BREAKS = [
  { value: 'keep', label: 'as it is', ms: 0 },
  { value: 'none', label: 'none', ms: 0 },
  { value: '1h', label: 'for an hour', ms: HOUR_MS },
  { value: '1d', label: 'for a day', ms: DAY_MS },
  { value: '7d', label: 'for a week', ms: 7 * DAY_MS },
  { value: '30d', label: 'for 30 days', ms: 30 * DAY_MS },
] as const;
type Break = (typeof BREAKS)[number]['value'];

const FIELDS = [
  { name: 'dailyDeposit', label: 'Deposits a day, USDT', ...PLAIN_SUM },
  { name: 'dailyLoss', label: 'Losses a day, USDT', ...PLAIN_SUM },
  {
    name: 'sessionMinutes',
    label: 'Length of a session, minutes',
    hint: '1 to 1440',
    pattern: '\\d+',
    title: 'A number from 1 to 1440',
  },
] as const;

type LimitName = (typeof FIELDS)[number]['name'];

type OfPlayer = { readonly player: PlayerRecord };

/**
 * Sets what a player may lose, deposit and play; unlike the player's own wishes, all of it holds at once. Only what was typed
 * is sent: what another tester or the player set meanwhile stays, and is shown.
 */
export function LimitsDialog({ player, onClose }: OfPlayer & { readonly onClose: () => void }) {
  const nowMs = useWorldNow();
  const [typed, setTyped] = useState<Readonly<Partial<Record<LimitName, string>>>>({});
  const [pause, setPause] = useState<Break>('keep');
  const save = async () => {
    if (nowMs === undefined) return;
    const limits = {
      ...(typed.dailyDeposit !== undefined && { dailyDeposit: typed.dailyDeposit || null }),
      ...(typed.dailyLoss !== undefined && { dailyLoss: typed.dailyLoss || null }),
      ...(typed.sessionMinutes !== undefined && {
        sessionMinutes: typed.sessionMinutes === '' ? null : Number(typed.sessionMinutes),
      }),
      ...(pause !== 'keep' && { timeoutUntilMs: endOf(pause, nowMs) }),
    };
    if (await changePlayer(player, { limits }, `The limits of ${player.userName} hold now.`)) onClose();
  };
  return (
    <Dialog
      title={`Limits of ${player.userName}`}
      onClose={onClose}
      isReady={nowMs !== undefined}
      actions={
        <Button
          kind="primary"
          type="submit"
          form="limits"
          disabled={Object.keys(typed).length === 0 && pause === 'keep'}
        >
          Set the limits
        </Button>
      }
    >
      <p>What is left empty has no limit. Looser ones hold at once too: waiting a day is for players.</p>
      <Form id="limits" className={field.fields} onSend={save}>
        {FIELDS.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            inputMode="decimal"
            placeholder="none"
            value={typed[name] ?? String(player.limits[name] ?? '')}
            onType={(text) => setTyped({ ...typed, [name]: text.trim() })}
          />
        ))}
        <ChoiceField label="Time-out" value={pause} choices={BREAKS} onChoose={setPause} />
      </Form>
    </Dialog>
  );
}

function endOf(pause: Break, nowMs: number): number | null {
  const { ms = 0 } = BREAKS.find(({ value }) => value === pause) ?? {};
  return ms > 0 ? nowMs + ms : null;
}
