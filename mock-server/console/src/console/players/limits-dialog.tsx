import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { useState } from 'react';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { Choice, Field, TextInput } from '../../ui/field.tsx';
import { type NewLimits, setLimits } from './player-actions.ts';

const BREAKS = [
  { value: 'keep', label: 'as it is' },
  { value: 'none', label: 'none' },
  { value: '1h', label: 'for an hour' },
  { value: '1d', label: 'for a day' },
  { value: '7d', label: 'for a week' },
  { value: '30d', label: 'for 30 days' },
] as const;
type Break = (typeof BREAKS)[number]['value'];

const LENGTHS: Readonly<Partial<Record<Break, number>>> = {
  '1h': HOUR_MS,
  '1d': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
};

/** Sets what a player may lose, deposit and play; unlike the player's own wishes, all of it holds at once. */
export function LimitsDialog({
  player,
  onClose,
}: {
  readonly player: PlayerRecord;
  readonly onClose: () => void;
}) {
  const { dailyDeposit, dailyLoss, sessionMinutes, timeoutUntil } = player.limits;
  const nowMs = useWorldNow() ?? 0;
  const [deposit, setDeposit] = useState(textOf(dailyDeposit));
  const [loss, setLoss] = useState(textOf(dailyLoss));
  const [minutes, setMinutes] = useState(textOf(sessionMinutes));
  const [pause, setPause] = useState<Break>('keep');
  const save = async () => {
    const limits: NewLimits = {
      dailyDeposit: deposit === '' ? null : deposit,
      dailyLoss: loss === '' ? null : loss,
      sessionMinutes: minutes === '' ? null : Number(minutes),
      timeoutUntilMs: endOf(pause, { timeoutUntil, nowMs }),
    };
    if (await setLimits(player, limits)) onClose();
  };
  return (
    <Dialog
      title={`Limits of ${player.userName}`}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="limits">
          Set the limits
        </Button>
      }
    >
      <p>What is left empty has no limit. Looser ones hold at once too: waiting a day is for players.</p>
      <form
        id="limits"
        className={field.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Deposits a day, USDT">
          <Typed value={deposit} onType={setDeposit} />
        </Field>
        <Field label="Losses a day, USDT">
          <Typed value={loss} onType={setLoss} />
        </Field>
        <Field label="Length of a session, minutes" hint="1 to 1440">
          <Typed value={minutes} onType={setMinutes} />
        </Field>
        <Field label="Time-out">
          <Choice value={pause} choices={BREAKS} onChoose={setPause} />
        </Field>
      </form>
    </Dialog>
  );
}

function Typed({ value, onType }: { readonly value: string; readonly onType: (typed: string) => void }) {
  return (
    <TextInput
      inputMode="decimal"
      placeholder="none"
      value={value}
      onChange={({ target }) => onType(target.value.trim())}
    />
  );
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function endOf(pause: Break, now: { readonly timeoutUntil: string | null; readonly nowMs: number }) {
  const length = LENGTHS[pause];
  if (length !== undefined) return now.nowMs + length;
  return pause === 'none' || now.timeoutUntil === null ? null : msFromDateTimeText(now.timeoutUntil);
}
