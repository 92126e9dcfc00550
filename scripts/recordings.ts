import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { TOOLS } from './lib/project.mjs';
import { runTool } from './lib/run.mjs';
import { withBrowserAndMock } from './lib/with-mock.ts';
import { describeRecording } from './recordings/check-recording.ts';
import { readOptions } from './recordings/options.ts';
import { recordStory } from './recordings/record-story.ts';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** `npm run recordings`: a video of every story in every language, with its sentences as captions (control §12). */
async function record(): Promise<void> {
  const { stories, languages } = readOptions(process.argv.slice(2));
  ensureEncoder();
  await withBrowserAndMock(async (browser, mock) => {
    for (const story of stories)
      for (const language of languages) {
        const recording = await recordStory(browser, mock, { story, language });
        console.log(await describeRecording(browser, recording));
      }
  });
}

/** Playwright makes videos with a program of its own, which is downloaded once, as its browser is. */
function ensureEncoder(): void {
  if (runTool(TOOLS.playwright, ['install', 'ffmpeg'], { timeoutMs: DOWNLOAD_LIMIT_MS })) return;
  throw new ExpectedFailure(
    'Videos need the ffmpeg of Playwright, which could not be downloaded: run "npx playwright install ffmpeg" where there is a network.',
  );
}

await runScript(record);
