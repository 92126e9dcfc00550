import styles from './fault-builder.module.css';
import { type FaultDraft, type StepProps, shownStep } from './fault-draft.ts';
import { canHappenToFile, KIND_NAMES, KINDS, type Kind, type KindName } from './fault-kinds.ts';
import { KindCard } from './kind-card.tsx';
import { KindField } from './kind-field.tsx';
import { KnownRefusals } from './known-refusals.tsx';
import { PatchFields } from './patch-fields.tsx';

type KindChoiceProps = Pick<StepProps, 'onChange'> & { readonly draft: FaultDraft };

/** What happens to a call, or a file; of several steps, the one that is shown. */
export function KindChoice({ draft, onChange }: KindChoiceProps) {
  const step = shownStep(draft);
  const { fields = [] }: Kind = KINDS[step.kind];
  const isFile = draft.about === 'files';
  const isOffered = (name: KindName) =>
    (name !== 'unharmed' || draft.steps.length > 1) && (!isFile || canHappenToFile(name));
  return (
    <fieldset className={styles.kinds}>
      <legend>
        {draft.steps.length > 1 ? `What happens to number ${draft.shown + 1}` : 'What happens to it'}
      </legend>
      <div className={styles.kindGrid}>
        {KIND_NAMES.filter(isOffered).map((name) => (
          <KindCard
            key={name}
            name={name}
            isFile={isFile}
            isChosen={step.kind === name}
            onChoose={() => onChange({ kind: name })}
          />
        ))}
      </div>
      {step.kind === 'patch' && <PatchFields path={draft.path} step={step} onChange={onChange} />}
      {fields.length > 0 && (
        <div className={styles.row}>
          {fields.includes('code') && <KnownRefusals step={step} onChange={onChange} />}
          {fields.map((field) => (
            <KindField key={field} field={field} step={step} onChange={onChange} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
