import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { useControl } from '../control/use-control.ts';
import { ChoiceField } from '../ui/field.tsx';

type PlayerFieldProps = {
  readonly label: string;
  /** A name; empty is everybody. */
  readonly player: string;
  readonly first?: readonly string[];
  readonly onChoose: (player: string) => void;
};

/** Whom something is about: everybody, or a player; a chosen one who is not there stays in the list. */
export function PlayerField({ label, player, first = [], onChoose }: PlayerFieldProps) {
  const { data } = useControl(listPlayersControl, { query: { pageSize: 200 } });
  const names = [...first, ...(data?.list.map(({ userName }) => userName) ?? [])];
  const all = player === '' || names.includes(player) ? names : [player, ...names];
  return (
    <ChoiceField
      label={label}
      value={player}
      choices={[{ value: '', label: 'everybody' }, ...all.map((name) => ({ value: name, label: name }))]}
      onChoose={onChoose}
    />
  );
}
