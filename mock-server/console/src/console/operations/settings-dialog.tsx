import {
  changeConfigControl,
  type RunningSettings,
  readConfigControl,
} from '@canada28/shared/control/operator.control.ts';
import { WORLD_SETTINGS } from '@canada28/shared/world-settings.ts';
import { type ComponentProps, useState } from 'react';
import { change } from '../../control/perform.ts';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { choiceWord } from '../../ui/words.ts';
import styles from './settings-dialog.module.css';

const NUMBERS = [
  'sealedSeconds',
  'drawDelaySeconds',
  'demoCredit',
  'depositBonusPercent',
  'depositBonusMost',
  'depositMin',
  'depositMax',
  'withdrawalMin',
  'withdrawalMax',
  'withdrawalFeeBasisPoints',
  'reviewSeconds',
] as const;

const MAINTENANCE_WORDS = {
  shift: '19:00–20:00, Mon 20:00–21:00',
  extend: '19:00–20:00, Mon until 21:00',
  short: '18:56:30–19:33 every day',
  none: 'none',
} as const;

const POLICIES = [
  { value: 'manual', label: 'by hand' },
  { value: 'auto', label: 'by the mock' },
] as const;

function boundsOf(name: (typeof NUMBERS)[number]): string {
  const { min, max } = WORLD_SETTINGS[name];
  return `${min} to ${max}`;
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useControl(readConfigControl);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const settings: RunningSettings = data ?? {};
  const choose = (wanted: RunningSettings) =>
    void change(
      changeConfigControl,
      { body: wanted },
      'Changed: what is of the schedule holds from the next issue on.',
    );
  const odds = settings.oddsThousandths ?? [];
  const set = async () => {
    const numbers = NUMBERS.filter((name) => typed[name] !== undefined);
    const isOddsTyped = odds.some((_, code) => typed[`odds${code}`] !== undefined);
    const wanted: RunningSettings = {
      ...Object.fromEntries(numbers.map((name) => [name, Number(typed[name])])),
      ...(isOddsTyped && {
        oddsThousandths: odds.map((now, code) =>
          Math.round(Number(typed[`odds${code}`] ?? now / 1000) * 1000),
        ),
      }),
    };
    const said = 'The settings hold now, those of the schedule from the next issue on.';
    if (await change(changeConfigControl, { body: wanted }, said)) setTyped({});
  };
  const fieldOf = (name: string, label: string, now: number, hint?: string) => (
    <NumberField
      key={name}
      label={label}
      hint={hint}
      now={String(now)}
      typed={typed[name]}
      onType={(text) => setTyped((known) => ({ ...known, [name]: text }))}
    />
  );
  return (
    <Dialog
      title="Settings of this world"
      onClose={onClose}
      isReady={data !== undefined}
      actions={
        <Button kind="primary" type="submit" form="settings" disabled={Object.keys(typed).length === 0}>
          Set
        </Button>
      }
    >
      <Form id="settings" className={layout.stack} onSend={set}>
        <div className={field.fields}>
          <ChoiceField
            label={WORLD_SETTINGS.drawIntervalSeconds.sentence}
            value={String(settings.drawIntervalSeconds)}
            choices={WORLD_SETTINGS.drawIntervalSeconds.choices.map((seconds) => ({
              value: String(seconds),
              label: `${seconds / 60} minutes`,
            }))}
            onChoose={(seconds) => choose({ drawIntervalSeconds: Number(seconds) })}
          />
          <ChoiceField
            label={WORLD_SETTINGS.maintenance.sentence}
            value={settings.maintenance ?? 'none'}
            choices={WORLD_SETTINGS.maintenance.choices.map((value) => ({
              value,
              label: MAINTENANCE_WORDS[value],
            }))}
            onChoose={(maintenance) => choose({ maintenance })}
          />
          <ChoiceField
            label={WORLD_SETTINGS.reviewPolicy.sentence}
            value={settings.reviewPolicy ?? 'auto'}
            choices={POLICIES}
            onChoose={(reviewPolicy) => choose({ reviewPolicy })}
          />
          {NUMBERS.map((name) =>
            fieldOf(name, WORLD_SETTINGS[name].sentence, settings[name] ?? 0, boundsOf(name)),
          )}
        </div>
        <h3 className={styles.heading}>Odds, the stake included</h3>
        <div className={styles.odds}>
          {odds.map((now, code) => fieldOf(`odds${code}`, choiceWord(code), now / 1000))}
        </div>
      </Form>
    </Dialog>
  );
}

type NumberFieldProps = ComponentProps<typeof TextField> & {
  /** What holds, and what was typed in its place. */
  readonly now: string;
  readonly typed: string | undefined;
};

/** What another tester sets meanwhile is shown once the keyboard is elsewhere. */
function NumberField({ now, typed, ...rest }: NumberFieldProps) {
  const [held, setHeld] = useState<string>();
  return (
    <TextField
      {...rest}
      required
      pattern="\d+(\.\d+)?"
      title="A number"
      inputMode="decimal"
      value={typed ?? held ?? now}
      onFocus={() => setHeld(now)}
      onBlur={() => setHeld(undefined)}
    />
  );
}
