import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ChoiceField, Field, TextArea, TextInput } from '../../ui/field.tsx';
import styles from './fault-builder.module.css';
import type { FaultDraft } from './fault-draft.ts';
import { KIND_NAMES, KINDS, type Kind, type KindFields } from './fault-kinds.ts';

export type DraftProps = {
  readonly draft: FaultDraft;
  readonly onChange: (change: Partial<FaultDraft>) => void;
};

export function KindChoice({ draft, onChange }: DraftProps) {
  const { fields = [] }: Kind = KINDS[draft.kind];
  return (
    <fieldset className={styles.kinds}>
      <legend>What happens to it</legend>
      <div className={styles.kindGrid}>
        {KIND_NAMES.map((name) => (
          <label key={name} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              className={styles.radio}
              checked={draft.kind === name}
              onChange={() => onChange({ kind: name })}
            />
            <span className={styles.kindLabel}>{KINDS[name].label}</span>
            <span className={styles.kindSentence}>{KINDS[name].sentence}</span>
          </label>
        ))}
      </div>
      {fields.length > 0 && (
        <div className={styles.row}>
          {fields.includes('code') && <KnownRefusals draft={draft} onChange={onChange} />}
          {fields.map((field) => (
            <KindField key={field} field={field} draft={draft} onChange={onChange} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

const LABELS: Readonly<Record<keyof KindFields, string>> = {
  fromMs: 'From, ms',
  toMs: 'To, ms (or empty)',
  status: 'HTTP status, 400 to 599',
  code: 'Code',
  msg: 'Text for the player',
  body: 'Body, any JSON',
  dripMs: 'Wait after each byte, ms',
};

const LONG: readonly (keyof KindFields)[] = ['msg', 'body'];

function KindField({ field, draft, onChange }: DraftProps & { readonly field: keyof KindFields }) {
  const Input = field === 'body' ? TextArea : TextInput;
  return (
    <div className={LONG.includes(field) ? styles.long : styles.short}>
      <Field label={LABELS[field]}>
        {(ids) => (
          <Input
            {...ids}
            value={draft[field]}
            onChange={(event: { readonly target: { readonly value: string } }) =>
              onChange({ [field]: event.target.value })
            }
          />
        )}
      </Field>
    </div>
  );
}

const NAMES = Object.keys(ERROR_CODES) as readonly ErrorName[]; // the keys of a table are its names

/** `issueSealed` → "issue sealed". */
function wordsOf(name: ErrorName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(name: ErrorName): string {
  return `Refused: ${wordsOf(name)}`;
}

/** The refusals of the product: one number may mean several things, the text says which. */
function KnownRefusals({ draft, onChange }: DraftProps) {
  const meant = NAMES.filter((name) => String(ERROR_CODES[name]) === draft.code);
  const known = meant.length === 1 ? meant[0] : meant.find((name) => draft.msg === textOf(name));
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
