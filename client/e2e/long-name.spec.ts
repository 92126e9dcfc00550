import { updateUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { MAX_NICKNAME_CHARACTERS } from '@canada28/shared/limits.ts';
import { paths } from '../src/paths.ts';
import { allowInspection, inspect } from './support/inspection.ts';
import { expect, test } from './support/test.ts';

// The narrowest phone of all.
test.use({ viewport: { width: 320, height: 568 } });

test('the longest nickname, without a place to break at, fits where it is shown', async ({
  page,
  context,
  world,
  signIn,
}) => {
  const nickName = 'W'.repeat(MAX_NICKNAME_CHARACTERS);
  const player = await world.logIn('demo');
  await player.call(updateUserInfoCall, { nickName });
  await allowInspection(context);
  await signIn(player);
  for (const path of [paths.settings, paths.my]) {
    await page.goto(path);
    await expect(page.getByText(nickName)).toBeVisible();
    expect(await inspect(page), path).toEqual([]);
  }
});
