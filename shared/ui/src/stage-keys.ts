/** The name of a phone's frame on the stage, by which the app in it knows where it is. */
export const STAGE_FRAME = 'stage';

/** Keys, as browsers name them, by which a presenter tells a story (control §12). */
const STAGE_KEYS: ReadonlySet<string> = new Set([
  ' ',
  'PageDown',
  'PageUp',
  'ArrowRight',
  '.',
  ...'zZrRbB2nN',
]);

/** A key that was pressed in a phone of the stage. */
type StageKey = { readonly stageKey: string };

export function isStageKey(data: unknown): data is StageKey {
  return typeof data === 'object' && data !== null && 'stageKey' in data && isKey(data.stageKey);
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && STAGE_KEYS.has(key);
}

/** That something was pressed or touched in a phone of the stage, a key of it or not. */
type StageInput = { readonly stageInput: true };

export function isStageInput(data: unknown): data is StageInput {
  return typeof data === 'object' && data !== null && 'stageInput' in data && data.stageInput === true;
}

/** What is an input, in a phone and on the stage around it. */
export const STAGE_INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

const FIELD = 'input, textarea, select, [contenteditable]';
/** What the browser presses itself by the space bar. */
const PRESSED = 'button, a[href], summary, [role=button], [role=option], [role=radio]';

/** Whether the app is a phone of the stage, in a frame of its page. */
export function isOnStage(frame: Window): boolean {
  return frame.parent !== frame && frame.name === STAGE_FRAME;
}

/**
 * In a phone of the stage, lets keys that no field takes do what they do on the stage around it: a presenter who pressed
 * something on the phone goes on with the next key. What the tab key reached is pressed by the space bar as ever. The
 * stage learns of every input: one that plays by itself stops for it.
 */
export function passKeysOn(frame: Window): void {
  // To whichever address the stage has: neither an input nor a key tells anything.
  const tell = (message: StageInput | StageKey) => frame.parent.postMessage(message, '*');
  for (const input of STAGE_INPUTS) frame.addEventListener(input, () => tell({ stageInput: true }), true);
  let isByKeyboard = false;
  frame.addEventListener('pointerdown', () => {
    isByKeyboard = false;
  });
  frame.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key === 'Tab') isByKeyboard = true;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !isKey(key)) return;
    const on = target instanceof Element ? target : undefined;
    if (on?.closest(FIELD) || (key === ' ' && isByKeyboard && on?.closest(PRESSED))) return;
    event.preventDefault();
    tell({ stageKey: key });
  });
}
