import { call, type ServerProcess } from '@canada28/mock-server/testing/server-process.ts';

/** Lets the clock of a world of a server process stand still while an issue sells; answers the code of that. */
export async function freezeInSale(
  server: ServerProcess,
  world: Record<string, string> = {},
): Promise<unknown> {
  const current = async () =>
    (await call(server, '/player-api/player/game/findcurIssue.do', { lotteryId: '1' }, world)).data;
  await call(server, '/__mock/clock', { freeze: true }, world);
  while ((await current()).issueStatus !== 1) await call(server, '/__mock/clock', { advance: 30_000 }, world);
  return (await current()).issueCode;
}
