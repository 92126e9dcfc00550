/** A sentence of a story, and when the video begins to show it (ms from its beginning). */
export type Said = { readonly text: string; readonly atMs: number };

/** A caption: it stays until the next one begins. */
type Cue = { readonly fromMs: number; readonly toMs: number; readonly text: string };

/** The captions of a video, without a gap: the first sentence is there while the page still comes. */
export function cuesOf(said: readonly Said[], lengthMs: number): readonly Cue[] {
  return said.map(({ text, atMs }, index) => ({
    fromMs: index === 0 ? 0 : atMs,
    toMs: said[index + 1]?.atMs ?? lengthMs,
    text,
  }));
}

/** The captions as a file that players of videos read (WebVTT). */
export function captionFile(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ fromMs, toMs, text }) => `${timeOf(fromMs)} --> ${timeOf(toMs)}\n${escaped(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Word joiners hold lines of the stage together, and are boxes in players; what would begin a tag or a name is escaped. */
function escaped(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** `01:02:03.456` */
function timeOf(ms: number): string {
  return new Date(Math.round(ms)).toISOString().slice(11, -1);
}
