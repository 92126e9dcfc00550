import { startMock } from '@canada28/mock-server/kit/testing.ts';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { takeJourney } from './engines/journey.ts';
import { EnginePage } from './engines/page.ts';
import { startWebKit } from './engines/webkit.ts';
import { ensureBuilt } from './lib/build-state.mjs';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { findProgram } from './lib/find-program.ts';

/** By the programs that start them: Debian's packages firefox-esr and webkit2gtk-driver (with xvfb). */
const ENGINES = [
  { programs: ['firefox-esr', 'firefox'], start: startFirefox },
  { programs: ['WebKitWebDriver'], start: startWebKit },
];
const PHONE = { x: 0, y: 0, width: 390, height: 844 };

/** `npm run engines`: the main journey in the other engines that this machine has, with pictures. */
async function runEngines(): Promise<void> {
  readArgs(
    process.argv.slice(2),
    {},
    refusalWith('npm run engines    in every engine that this machine has'),
  );
  ensureBuilt();
  const mock = await startMock({ child: true });
  const tried: string[] = [];
  try {
    for (const { programs, start } of ENGINES) {
      const program = programs.map(findProgram).find((path) => path !== undefined);
      if (program === undefined) continue;
      const engine: Engine = await start(program);
      tried.push(engine.name);
      const page = new EnginePage(engine);
      try {
        await engine.send('setWindowRect', PHONE);
        const world = await mock.createWorld({ config: { maintenance: 'none' } });
        await takeJourney(page, world);
        console.log(
          `${engine.name} ${engine.version}: ${page.pictures.length} pictures in screens/engines/${engine.name}`,
        );
      } catch (error) {
        await page.shoot('failed').catch(() => undefined);
        throw error;
      } finally {
        await engine.close();
      }
    }
  } finally {
    await mock.close();
  }
  if (tried.length === 0)
    throw new ExpectedFailure(
      'No other engine is installed here: on Debian, firefox-esr, or webkit2gtk-driver and xvfb.',
    );
}

await runScript(runEngines);
