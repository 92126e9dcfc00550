import { PlayerField } from '../../page/player-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { CALL_CHOICES, FILE_CHOICES, hitWords } from './call-choices.ts';
import styles from './fault-builder.module.css';
import { changeAbout, type DraftProps } from './fault-draft.ts';
import { Picker } from './picker.tsx';

const ABOUT = [
  { value: 'calls', label: 'Calls of players' },
  { value: 'files', label: 'Files of the client' },
] as const;

/** What the fault is about: which calls, and whose, or which files. */
export function Target({ draft, onChange }: DraftProps) {
  const { about, path, file, player } = draft;
  return (
    <>
      <Segments
        label="What it is about"
        value={about}
        choices={ABOUT}
        onChoose={(chosen) => onChange(changeAbout(draft, chosen))}
      />
      <div className={styles.row}>
        {about === 'calls' ? (
          <>
            <Picker
              label="Which calls"
              value={path}
              groups={CALL_CHOICES}
              placeholder="Choose one, or many at once"
              empty="No call has that in its name; * stands for a part of a path."
              hint={hitWords(path)}
              onChoose={(chosen) => onChange({ path: chosen })}
            />
            <div className={styles.short}>
              <PlayerField
                label="Whose"
                player={player}
                onChoose={(chosen) => onChange({ player: chosen })}
              />
            </div>
          </>
        ) : (
          <Picker
            label="Which files"
            value={file}
            groups={FILE_CHOICES}
            placeholder="Choose, or type a path as the address has it"
            empty="* stands for a part of a path, ** for all of it."
            onChoose={(chosen) => onChange({ file: chosen })}
          />
        )}
      </div>
    </>
  );
}
