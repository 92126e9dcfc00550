/**
 * Sends the form of a small page to the control call that it names, and goes where the answer says. The answer may
 * bring what the browser then keeps (`storage`): the session of another player takes the place of the one before.
 */

/** @typedef {{ to?: string, storage?: Record<string, unknown>, untouchedForMs?: number }} Answer */

/** First part of the name of a request for money whose outcome is unknown (client, `browser-storage.ts`). */
const SENT_PREFIX = 'sent:';

/** What is of the browser, not of a session: its language, and the hashes that it saw before their draws. */
const FACTS = ['lang', 'seenHashes'];

/**
 * A stored object; one without fields where there is none.
 * @param {string | null} text
 * @returns {Record<string, unknown>}
 */
function read(text) {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} stored */
function keep(stored) {
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * Takes away what another session left. A request whose outcome is unknown stays unless it is another player's: without
 * its key the same request would be carried out twice (decision 028).
 * @param {Record<string, unknown>} stored
 * @param {unknown} playerId
 */
function keepOnly(stored, playerId) {
  const staying = Object.entries({ ...localStorage }).filter(
    ([key, value]) =>
      FACTS.includes(key) ||
      (key.startsWith(SENT_PREFIX) && [undefined, read(value).playerId].includes(playerId)),
  );
  sessionStorage.clear();
  localStorage.clear();
  keep({ ...Object.fromEntries(staying), ...stored });
}

/** Where a frame keeps the way of its player (client, `use-go-back.ts`). */
const TRAIL_KEY = 'trail';

/** The way of this tab's player so far, when the address says that they stay where they are; a text of JSON. */
function trailToGoOn() {
  return location.hash === '#stay' ? sessionStorage.getItem(TRAIL_KEY) : null;
}

/** @param {string} trail */
function goOn(trail) {
  sessionStorage.setItem(TRAIL_KEY, trail);
  return JSON.parse(trail).at(-1);
}

/**
 * Keeps what an answer brings, and goes where it says.
 * @param {Answer} answer
 */
function take({ storage, to, untouchedForMs }) {
  const trail = trailToGoOn();
  const playerId = Object(storage?.userInfo).id;
  const goesOn = trail !== null && read(localStorage.getItem('userInfo')).id === playerId;
  if (storage !== undefined && goesOn) keep(storage);
  else if (storage !== undefined) keepOnly(storage, playerId);
  // By the clock of this device, which may be wrong by hours.
  if (untouchedForMs !== undefined) keep({ lastOperationMs: String(Date.now() - untouchedForMs) });
  if (to === undefined) location.reload();
  else location.replace(trail === null ? to : goOn(trail));
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const typed = Object.fromEntries(new FormData(form));
  const lang = localStorage.getItem('lang');
  const reply = await fetch(form.dataset.call ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(lang !== null && { lang }) },
    body: JSON.stringify({ ...JSON.parse(form.dataset.body ?? '{}'), ...typed }),
  });
  const { code, data, msg } = await reply.json();
  if (code !== 200) throw new Error(msg);
  take(data);
}

/** @param {HTMLFormElement} form */
async function sendAndSay(form) {
  const button = form.querySelector('button');
  const sentence = form.querySelector('[role=alert]');
  if (button !== null) button.disabled = true;
  try {
    await send(form);
  } catch (error) {
    if (sentence !== null) sentence.textContent = error instanceof Error ? error.message : String(error);
    if (button !== null) button.disabled = false;
  }
}

const form = document.querySelector('form');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendAndSay(form);
});
// Until here it could not be pressed: the browser itself would send the form to the address of the page, a token included.
for (const button of form?.querySelectorAll('button') ?? []) button.disabled = false;
if (form?.dataset.at === 'once') {
  // A browser that only thinks ahead has not opened the page yet.
  const isAhead = 'prerendering' in document && document.prerendering === true;
  if (isAhead) document.addEventListener('prerenderingchange', () => void sendAndSay(form), { once: true });
  else void sendAndSay(form);
}
