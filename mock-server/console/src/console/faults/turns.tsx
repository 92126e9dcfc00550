import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from './fault-builder.module.css';
import { addStep, type DraftProps, removeStep } from './fault-draft.ts';
import { KINDS } from './fault-kinds.ts';

/** So many calls can each have their own. */
const MOST_STEPS = 100;

/** What happens to each call in turn, where it is not the same for all; the one that is pressed is shown below. */
export function Turns({ draft, onChange }: DraftProps) {
  const { steps, shown } = draft;
  const isSequence = steps.length > 1;
  return (
    <div className={styles.turns}>
      {isSequence && (
        <Segments
          label="In turn"
          value={String(shown)}
          choices={steps.map(({ kind }, at) => ({
            value: String(at),
            label: `${at + 1} ${KINDS[kind].label}`,
          }))}
          onChoose={(at) => onChange({ shown: Number(at) })}
        />
      )}
      <Button size="small" disabled={steps.length >= MOST_STEPS} onClick={() => onChange(addStep(draft))}>
        {isSequence ? 'Another step' : 'Something else for the next one'}
      </Button>
      {isSequence && (
        <Button size="small" onClick={() => onChange(removeStep(draft))}>
          Remove step {shown + 1}
        </Button>
      )}
    </div>
  );
}
