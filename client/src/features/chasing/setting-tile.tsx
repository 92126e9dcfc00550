import { ChevronDown } from 'lucide-react';
import text from '../../ui/basics/text.module.css';
import styles from './setting-tile.module.css';

type SettingTileProps = {
  label: string;
  values: readonly number[];
  value: number;
  /** How a value reads. */
  textOf: (value: number) => string;
  onSelect: (value: number) => void;
};

/** A number of the chase, chosen in the phone's own way. */
export function SettingTile({ label, values, value, textOf, onSelect }: SettingTileProps) {
  return (
    <label className={styles.tile}>
      <span className={text.small}>{label}</span>
      <select
        className={styles.tileSelect}
        value={value}
        onChange={(event) => onSelect(Number(event.target.value))}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.tileArrow} aria-hidden="true" />
    </label>
  );
}
