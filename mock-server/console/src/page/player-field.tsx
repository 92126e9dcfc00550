import { usePlayers } from '../control/use-players.ts';
import { ChoiceField } from '../ui/field.tsx';

type PlayerFieldProps = {
  readonly label: string;
  /** The name that is chosen; empty: all players. */
  readonly player: string;
  readonly first?: readonly string[];
  readonly onChoose: (player: string) => void;
};

/** The choice of all players or of one; a chosen name that the world has no longer stays in the list. */
export function PlayerField({ label, player, first = [], onChoose }: PlayerFieldProps) {
  const { data = [] } = usePlayers();
  const names = [...first, ...data.map(({ userName }) => userName)];
  const all = player === '' || names.includes(player) ? names : [player, ...names];
  return (
    <ChoiceField
      label={label}
      value={player}
      choices={[{ value: '', label: 'all players' }, ...all.map((name) => ({ value: name, label: name }))]}
      onChoose={onChoose}
    />
  );
}
