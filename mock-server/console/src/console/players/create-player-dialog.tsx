import { type CreatedPlayer, createPlayerControl } from '@canada28/shared/control/players.control.ts';
import { useState } from 'react';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import { CreatedPlayerDialog } from './created-player-dialog.tsx';
import { LIKE_ANYBODY, PLAIN_SUM, type PlayerForm, wishOf } from './player-wish.ts';

const PERMISSIONS = [
  { value: 'all', label: 'Do everything' },
  { value: 'trade', label: 'Log in, but not trade' },
  { value: 'login', label: 'Not log in' },
] as const;

const DEPOSITS = [
  { value: 'no', label: 'None yet' },
  { value: 'yes', label: '10 USDT arrived, so may withdraw' },
] as const;

const ADDRESSES = ['0', '1', '2', '3', '5', '10'].map((value) => ({
  value,
  label: value === '0' ? 'none' : value,
}));

export function CreatePlayerDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(LIKE_ANYBODY);
  const [created, setCreated] = useState<CreatedPlayer>();
  const set = (part: Partial<PlayerForm>) => setForm((before) => ({ ...before, ...part }));
  const create = () =>
    perform(async () => {
      const player = await control(createPlayerControl, { body: wishOf(form) });
      setCreated(player);
      return { said: `The player ${player.userName} was created.` };
    });
  if (created !== undefined) return <CreatedPlayerDialog player={created} onClose={onClose} />;
  return (
    <Dialog
      title="New player"
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="new-player">
          Create the player
        </Button>
      }
    >
      <Form id="new-player" className={field.fields} onSend={create}>
        {TEXTS.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            value={form[name]}
            onType={(typed) => set({ [name]: typed.trim() })}
          />
        ))}
        {CHOICES.map(({ name, ...rest }) => (
          <ChoiceField<string>
            key={name}
            {...rest}
            value={form[name]}
            onChoose={(value) => set({ [name]: value })}
          />
        ))}
      </Form>
    </Dialog>
  );
}

const CHOICES = [
  { name: 'hasDeposited', label: 'Deposits', choices: DEPOSITS },
  { name: 'permission', label: 'May', choices: PERMISSIONS },
  { name: 'addresses', label: 'Addresses to withdraw to', choices: ADDRESSES },
] as const;

/** The fields that are typed, each with what happens where it is left empty. */
const TEXTS = [
  {
    name: 'userName',
    label: 'Name',
    placeholder: 'chosen for you',
    hint: 'Empty: a free name is chosen.',
    pattern: '[A-Za-z0-9._@+\\-]{2,32}',
    title: '2 to 32 letters, digits or . _ @ + -',
  },
  {
    name: 'password',
    label: 'Password',
    placeholder: 'the usual one',
    hint: 'Empty: that of the demo accounts.',
    pattern: '.{6,64}',
    title: '6 to 64 characters',
  },
  {
    name: 'payPassword',
    label: 'Transaction password',
    placeholder: 'none',
    hint: 'Four digits. Empty: none is set.',
    pattern: '\\d{4}',
    title: 'Four digits',
  },
  {
    name: 'balance',
    label: 'Balance in USDT',
    placeholder: '1000',
    hint: 'Empty: as a new account has.',
    ...PLAIN_SUM,
  },
] as const;
