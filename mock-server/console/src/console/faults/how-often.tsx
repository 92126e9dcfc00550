import { ChoiceField, TextField } from '../../ui/field.tsx';
import styles from './fault-builder.module.css';
import { type DraftProps, FIRST_NUMBER, OFTEN, type Often } from './fault-draft.ts';

const OFTEN_WORDS: Readonly<Record<Often, string>> = {
  always: 'every one',
  every: 'every so many',
  nth: 'only one of them',
  chance: 'some, by chance',
};

const NUMBER_LABELS: Readonly<Record<Exclude<Often, 'always'>, string>> = {
  every: 'Every how many',
  nth: 'Which one',
  chance: 'Chance, %',
};

export function HowOften({ draft: { steps, often, number, times }, onChange }: DraftProps) {
  const isSequence = steps.length > 1;
  return (
    <div className={styles.row}>
      {!isSequence && (
        <ChoiceField
          label="How often"
          value={often}
          choices={OFTEN.map((value) => ({ value, label: OFTEN_WORDS[value] }))}
          onChoose={(value) => onChange({ often: value, number: FIRST_NUMBER[value] })}
        />
      )}
      {often !== 'always' && (
        <div className={styles.figure}>
          <TextField
            label={NUMBER_LABELS[often]}
            inputMode="decimal"
            value={number}
            onType={(typed) => onChange({ number: typed })}
          />
        </div>
      )}
      <div className={styles.figure}>
        <TextField
          label={isSequence ? 'Times through' : 'At most, times'}
          inputMode="numeric"
          placeholder={isSequence ? 'once' : 'no limit'}
          value={times}
          onType={(typed) => onChange({ times: typed })}
        />
      </div>
    </div>
  );
}
