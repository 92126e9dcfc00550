import styles from './fault-builder.module.css';
import type { DraftProps } from './fault-draft.ts';
import { KIND_NAMES, KINDS, type Kind } from './fault-kinds.ts';
import { KindCard } from './kind-card.tsx';
import { KindField } from './kind-field.tsx';
import { KnownRefusals } from './known-refusals.tsx';

export function KindChoice({ draft, onChange }: DraftProps) {
  const { fields = [] }: Kind = KINDS[draft.kind];
  return (
    <fieldset className={styles.kinds}>
      <legend>What happens to it</legend>
      <div className={styles.kindGrid}>
        {KIND_NAMES.map((name) => (
          <KindCard
            key={name}
            name={name}
            isChosen={draft.kind === name}
            onChoose={() => onChange({ kind: name })}
          />
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
