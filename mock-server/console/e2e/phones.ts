import type { World } from '@canada28/mock-server/kit/testing.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import type { Locator, Page } from '@playwright/test';

export function secondPhone(page: Page): Locator {
  return page.getByRole('region', { name: 'the second phone' });
}

export function secondPlayer(page: Page): Locator {
  return secondPhone(page).getByRole('combobox', { name: 'Second player' });
}

export async function playersOf(world: World) {
  return (await world.control(listPlayersControl)).list;
}
