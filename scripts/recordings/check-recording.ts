import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import type { Recording } from './record-story.ts';

const MEGABYTE = 1_000_000;
/** A video ends with the last picture that was drawn, its captions with its page. */
const MOST_APART_S = 1.5;
const MOST_TRIES = 5;

/** Plays a video to its end, and answers its length and size in words; throws where it does not play, or its captions end elsewhere. */
export async function describeRecording(browser: Browser, { file, cues }: Recording): Promise<string> {
  const name = basename(file);
  const lengthS = await playedTo(browser, file);
  const toldS = (cues.at(-1)?.toMs ?? 0) / 1000;
  if (!(Math.abs(lengthS - toldS) <= MOST_APART_S))
    throw new ExpectedFailure(
      `${name} takes ${lengthS.toFixed(1)} s, and its captions ${toldS.toFixed(1)} s.`,
    );
  const size = (statSync(file).size / MEGABYTE).toFixed(1);
  return `${name}  ${cues.length} captions, ${Math.round(lengthS)} s, ${size} MB`;
}

/** The length of a video in seconds, as far as there are pictures; the length that a file tells may be of more. */
async function playedTo(browser: Browser, file: string): Promise<number> {
  const page = await browser.newPage();
  try {
    let lengthS = 0;
    // On a busy machine the picture of the beginning may come first: the video is opened again.
    for (let tries = 0; lengthS === 0 && tries < MOST_TRIES; tries += 1) {
      await page.goto(pathToFileURL(file).href);
      lengthS = await page.locator('video').evaluate(endOfPictures);
    }
    return lengthS;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpectedFailure(`${basename(file)} does not play: ${reason}`, { cause: error });
  } finally {
    await page.close();
  }
}

/** In the page: goes to the end of a video, and tells of which moment its picture there is. */
function endOfPictures(video: HTMLVideoElement): Promise<number> {
  return new Promise((resolve, reject) => {
    // Said of the element of its source, on the way down to which it passes here.
    const told = { once: true, capture: true };
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'no video')), told);
    video.addEventListener(
      'durationchange',
      () => {
        video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime));
        video.currentTime = video.duration;
      },
      { once: true },
    );
    // Begins again, so that both events are still to come.
    video.load();
  });
}
