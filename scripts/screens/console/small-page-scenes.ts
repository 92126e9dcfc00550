import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import type { ConsoleCamera } from './console-camera.ts';

const ELSEWHERE = 'http://elsewhere.example/';

/** The pages beside the console: its documentation, those that let a visitor in, and those that say why not. */
export async function smallPages({ world, page, shoot, isWanted }: ConsoleCamera): Promise<void> {
  if (!isWanted('page-')) return;
  await page.goto('/__mock/docs');
  await page.getByText('/__mock/clock').first().waitFor();
  await shoot('page-documentation');
  const { port } = new URL(world.url);
  await page.goto(`http://nowhere.localhost:${port}/`);
  await shoot('page-no-such-world');
  const { url } = await world.control(inviteControl, { params: { name: world.name } });
  const { search } = new URL(url);
  const here = `http://localhost:${port}/__mock`;
  await page.goto(`${here}/join?world=${world.name}&invitation=made-up`);
  await shoot('page-join-ended');
  // A visitor from another site is asked first.
  for (const [name, link] of [
    ['page-join', `${here}/join${search}`],
    ['page-open-link', `${here}/open?scenario=new-player&as=demo`],
  ] as const) {
    await page.route(ELSEWHERE, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">there</a>` }),
    );
    await page.goto(ELSEWHERE);
    await page.getByRole('link').click();
    await page.getByRole('button').waitFor();
    await shoot(name);
    await page.unroute(ELSEWHERE);
  }
}
