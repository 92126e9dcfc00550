import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ChoiceField } from '../../ui/field.tsx';
import styles from './fault-builder.module.css';
import type { StepProps } from './fault-draft.ts';

const NAMES = Object.keys(ERROR_CODES) as readonly ErrorName[]; // the keys of a table are its names

/** `issueSealed` → "issue sealed". */
function wordsOf(name: ErrorName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(name: ErrorName): string {
  return `Refused: ${wordsOf(name)}`;
}

/** The refusals of the product: one number may mean several things, the text says which. */
export function KnownRefusals({ step, onChange }: StepProps) {
  const meant = NAMES.filter((name) => String(ERROR_CODES[name]) === step.code);
  const known = meant.length === 1 ? meant[0] : meant.find((name) => step.msg === textOf(name));
  return (
    <div className={styles.short}>
      <ChoiceField<ErrorName | 'other'>
        label="As the product refuses"
        value={known ?? 'other'}
        choices={[
          { value: 'other', label: 'by its code' },
          ...NAMES.map((name) => ({ value: name, label: `${ERROR_CODES[name]} · ${wordsOf(name)}` })),
        ]}
        onChoose={(name) => {
          if (name !== 'other') onChange({ code: String(ERROR_CODES[name]), msg: textOf(name) });
        }}
      />
    </div>
  );
}
