import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import styles from './fault-builder.module.css';
import type { StepProps } from './fault-draft.ts';
import type { KindFields } from './fault-kinds.ts';

const LABELS: Readonly<Record<keyof KindFields, string>> = {
  fromMs: 'From, ms',
  toMs: 'To, ms (or empty)',
  status: 'HTTP status, 400 to 599',
  code: 'Code',
  msg: 'Text for the player',
  body: 'Body, any JSON',
  dripMs: 'Wait after each part, ms',
};

const LONG: readonly (keyof KindFields)[] = ['msg', 'body'];

export function KindField({ field, step, onChange }: StepProps & { readonly field: keyof KindFields }) {
  const Input = field === 'body' ? TextArea : TextInput;
  return (
    <div className={LONG.includes(field) ? styles.long : styles.short}>
      <Field label={LABELS[field]}>
        {(ids) => (
          <Input
            {...ids}
            value={step[field]}
            onChange={(event: { readonly target: { readonly value: string } }) =>
              onChange({ [field]: event.target.value })
            }
          />
        )}
      </Field>
    </div>
  );
}
