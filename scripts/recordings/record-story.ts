import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Browser, Page } from '@playwright/test';
import { END_MS, readingMs } from '../../mock-server/console/src/stage/booth.ts';
import type { Story } from '../../mock-server/console/src/stage/hand.ts';
import { saidOf } from '../../mock-server/console/src/stage/stories/story-texts.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { ROOT } from '../lib/project.mjs';
import { speakOnStage } from '../lib/speak-on-stage.ts';
import { captionFile, cuesOf, type Said } from './captions.ts';

/** Of window and video, in px. */
const SIZE = { width: 1280, height: 720 };
/** No sentence stays so long, nor does a step take it (ms). */
const PATIENCE_MS = 90_000;

/** A video that was made. */
export type Recording = { readonly file: string; readonly cues: ReturnType<typeof cuesOf> };

/** What the audience reads in a story, its beginning first. */
export function sentencesOf(story: Story, language: LanguageCode): readonly string[] {
  return [...Array(story.steps.length + 1).keys()].map((done) => saidOf({ story, done }, language));
}

/** Films the audience's window while a story plays by itself, and writes its captions beside the video. */
export async function recordStory(
  browser: Browser,
  mock: Mock,
  { story, language }: { readonly story: Story; readonly language: LanguageCode },
): Promise<Recording> {
  const folder = join(ROOT, 'recordings');
  const unfinished = join(folder, 'unfinished');
  mkdirSync(folder, { recursive: true });
  const world = await mock.createWorld();
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: SIZE,
    recordVideo: { dir: unfinished, size: SIZE },
  });
  await context.addInitScript(leaveRoomOut);
  const page = await context.newPage();
  // The video begins with its page.
  const beganMs = performance.now();
  const passedMs = () => performance.now() - beganMs;
  try {
    await speakOnStage(page, world.name, language);
    await page.goto(`/__mock/stage#/booth/${story.id}`);
    const said = await hear(page, sentencesOf(story, language), passedMs);
    const cues = cuesOf(said, passedMs());
    await page.close();
    const file = join(folder, `${story.id}.${language}.webm`);
    await page.video()?.saveAs(file);
    writeFileSync(file.replace(/webm$/, 'vtt'), captionFile(cues));
    return { file, cues };
  } finally {
    await context.close();
    rmSync(unfinished, { recursive: true, force: true });
    await world.delete();
  }
}

/** Waits for one sentence after the other, and until the last one has been read; any other one is a step that failed. */
async function hear(
  page: Page,
  sentences: readonly string[],
  passedMs: () => number,
): Promise<readonly Said[]> {
  const said: Said[] = [];
  for (const text of sentences) {
    const before = said.at(-1)?.text ?? '';
    const now = await page.waitForFunction(nextSaid, before, { timeout: PATIENCE_MS });
    const next = await now.jsonValue();
    if (next !== text)
      throw new ExpectedFailure(`After "${before}" the stage says "${next}" and not "${text}".`);
    said.push({ text, atMs: passedMs() });
  }
  await page.waitForTimeout(readingMs(sentences.at(-1) ?? '') + END_MS / 2);
  return said;
}

/** In the page: what the audience reads, once it is another sentence than before. */
function nextSaid(before: string): string | undefined {
  const now = document.querySelector('header p[aria-live]')?.textContent ?? '';
  return now === '' || now === before ? undefined : now;
}

/** In the page: code and visitors belong to a room, which a video has not. */
function leaveRoomOut(): void {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '#root > * > aside{display:none}#root > :has(> aside){grid-template-columns:1fr 1fr!important}';
    document.head.append(style);
  });
}
