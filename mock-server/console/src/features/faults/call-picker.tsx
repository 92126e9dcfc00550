import { Autocomplete } from '@base-ui/react/autocomplete';
import { CALL_CHOICES, type CallChoice, hitWords, MANY_HEADING } from './call-choices.ts';
import styles from './call-picker.module.css';

type Group = (typeof CALL_CHOICES)[number];

/** Chooses calls: one of the contract's, many at once, or a glob that is typed. */
export function CallPicker({
  path,
  onChoose,
}: {
  readonly path: string;
  readonly onChoose: (path: string) => void;
}) {
  return (
    <div className={styles.picker}>
      <Autocomplete.Root
        items={CALL_CHOICES}
        value={path}
        onValueChange={onChoose}
        itemToStringValue={({ path: glob }: CallChoice) => glob}
        filter={isFound}
        openOnInputClick
        autoHighlight
      >
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is what is inside. */}
        <label className={styles.label}>
          Which calls
          <Autocomplete.Input
            className={styles.input}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className={styles.positioner} sideOffset={4} align="start">
            <Autocomplete.Popup className={styles.popup}>
              <Autocomplete.Empty>
                <p className={styles.empty}>No call has that in its name; * stands for a part of a path.</p>
              </Autocomplete.Empty>
              <Autocomplete.List className={styles.list}>
                {(group: Group) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(choice: CallChoice) => (
                        <Autocomplete.Item key={choice.path} value={choice} className={styles.item}>
                          <code>{choice.path}</code>
                          {group.value === MANY_HEADING && (
                            <span className={styles.words}>{choice.words}</span>
                          )}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <span className={styles.hits}>{hitWords(path)}</span>
    </div>
  );
}

/** While what stands there is a choice already, all the others are offered beside it. */
function isFound({ path, words }: CallChoice, typed: string): boolean {
  const isChosen = CALL_CHOICES.some(({ items }) => items.some((choice) => choice.path === typed));
  if (isChosen) return true;
  const text = `${path} ${words}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
