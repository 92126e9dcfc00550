import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { type ComponentProps, useState } from 'react';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import { changePlayer } from './player-actions.ts';

const BREAKS = [
  { value: 'keep', label: 'as it is', ms: 0 },
  { value: 'none', label: 'none', ms: 0 },
  { value: '1h', label: 'for an hour', ms: HOUR_MS },
  { value: '1d', label: 'for a day', ms: DAY_MS },
  { value: '7d', label: 'for a week', ms: 7 * DAY_MS },
  { value: '30d', label: 'for 30 days', ms: 30 * DAY_MS },
] as const;
type Break = (typeof BREAKS)[number]['value'];

type OfPlayer = { readonly player: PlayerRecord };

/** Sets what a player may lose, deposit and play; unlike the player's own wishes, all of it holds at once. */
export function LimitsDialog({ player, onClose }: OfPlayer & { readonly onClose: () => void }) {
  const { dailyDeposit, dailyLoss, sessionMinutes, timeoutUntil } = player.limits;
  const nowMs = useWorldNow() ?? 0;
  const [deposit, setDeposit] = useState(textOf(dailyDeposit));
  const [loss, setLoss] = useState(textOf(dailyLoss));
  const [minutes, setMinutes] = useState(textOf(sessionMinutes));
  const [pause, setPause] = useState<Break>('keep');
  const save = async () => {
    const limits = {
      dailyDeposit: deposit === '' ? null : deposit,
      dailyLoss: loss === '' ? null : loss,
      sessionMinutes: minutes === '' ? null : Number(minutes),
      timeoutUntilMs: endOf(pause, { timeoutUntil, nowMs }),
    };
    if (await changePlayer(player, { limits }, `The limits of ${player.userName} hold now.`)) onClose();
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
      <Form id="limits" className={field.fields} onSend={save}>
        <LimitField label="Deposits a day, USDT" value={deposit} onType={setDeposit} />
        <LimitField label="Losses a day, USDT" value={loss} onType={setLoss} />
        <LimitField
          label="Length of a session, minutes"
          hint="1 to 1440"
          value={minutes}
          onType={setMinutes}
        />
        <ChoiceField label="Time-out" value={pause} choices={BREAKS} onChoose={setPause} />
      </Form>
    </Dialog>
  );
}

function LimitField({ onType, ...rest }: ComponentProps<typeof TextField>) {
  return (
    <TextField inputMode="decimal" placeholder="none" onType={(typed) => onType(typed.trim())} {...rest} />
  );
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function endOf(pause: Break, now: { readonly timeoutUntil: string | null; readonly nowMs: number }) {
  const { ms = 0 } = BREAKS.find(({ value }) => value === pause) ?? {};
  if (ms > 0) return now.nowMs + ms;
  return pause === 'none' || now.timeoutUntil === null ? null : msFromDateTimeText(now.timeoutUntil);
}
