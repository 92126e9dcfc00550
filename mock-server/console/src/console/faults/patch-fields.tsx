import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import { listReplyFieldsControl } from '@canada28/shared/control/faults.control.ts';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import styles from './fault-builder.module.css';
import type { StepProps } from './fault-draft.ts';
import { type ChangeDraft, HOW, HOW_NAMES, hasValue, NEW_CHANGE } from './patch-draft.ts';
import { Picker } from './picker.tsx';

/** The changes of a reply, a row each; the fields are those that the chosen calls have by the contract. */
export function PatchFields({ path, step: { changes }, onChange }: StepProps & { readonly path: string }) {
  const { data: fields = [] } = useControl(
    listReplyFieldsControl,
    { query: { path } },
    { enabled: callsMatching(path).size > 0, isFixed: true },
  );
  const groups = [
    {
      value: 'Fields of the reply',
      items: fields.map((field) => ({ path: field.path, words: field.kinds.join(' or ') })),
    },
  ];
  const put = (at: number, change: Partial<ChangeDraft>) =>
    onChange({ changes: changes.map((known, index) => (index === at ? { ...known, ...change } : known)) });
  return (
    <>
      {changes.map(({ at, how, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place and nothing else.
        <div key={index} className={styles.row}>
          <div className={styles.changeField}>
            <Picker
              label="Field"
              value={at}
              groups={groups}
              placeholder="Choose a field of the reply"
              empty="No reply of these calls has that field; a value can be set there all the same."
              onChoose={(field) => put(index, { at: field })}
            />
          </div>
          <ChoiceField
            label="What becomes of it"
            value={how}
            choices={HOW_NAMES.map((name) => ({ value: name, label: HOW[name] }))}
            onChoose={(chosen) => put(index, { how: chosen })}
          />
          {hasValue(how) && (
            <div className={styles.changeValue}>
              <TextField
                label={how === 'set' ? 'Value' : 'Other name'}
                value={value}
                onType={(typed) => put(index, { value: typed })}
              />
            </div>
          )}
          {changes.length > 1 && (
            <div className={styles.drop}>
              <Button
                aria-label={`Drop the change of ${at || 'nothing'}`}
                onClick={() => onChange({ changes: changes.filter((_, other) => other !== index) })}
              >
                ×
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange({ changes: [...changes, NEW_CHANGE] })}>
          Another change
        </Button>
      </div>
    </>
  );
}
