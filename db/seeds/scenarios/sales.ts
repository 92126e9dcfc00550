import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { BACKGROUND_PLAYERS } from '../background-players.ts';
import type { Situation } from './scenario.ts';

/** For showing the product. */
export const SALES: readonly Situation[] = [
  {
    name: 'sales-evening',
    sentence:
      'It is half past five, early in the evening: eight players bet and talk by themselves, the chat tells of their bets under masked names, and demo has a month behind.',
    begins: 'demo',
    // Not long before the daily break: the story that tells of it moves the world there (control §12).
    at: { time: '17:05' },
    *play(world) {
      for (const player of BACKGROUND_PLAYERS) world.openBackground(player, 20_000);
      yield* world.passInSteps(25 * MINUTE_MS);
      world.goTo('next-issue', 30 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const others = BACKGROUND_PLAYERS.map(({ userName }) => world.player(userName));
      const chat = world.chat();
      const told = chat.filter(({ kind, text }) => kind === 'system' && / bet \d+ USDT on /.test(text));
      return {
        'eight players have bet within the last ten minutes': others.every((player) =>
          player.bets().some(({ placedAtMs }) => placedAtMs > world.nowMs() - 10 * MINUTE_MS),
        ),
        'several of them talk': new Set(chat.flatMap(({ playerId }) => playerId ?? [])).size >= 5,
        'the chat tells of bets': told.length >= 10,
        'under masked names': told.every(({ text }) => /^.\*\*\*.? bet /u.test(text)),
        'demo has a month behind': demo.bets().length > 20,
      };
    },
    opens: { as: 'demo', path: '/order/chatRoom' },
  },
  {
    name: 'empty-everything',
    sentence: 'There is no account, nothing was ever drawn, the chat has its welcome only.',
    settings: { pastDraws: 0 },
    claims: ({ world }) => ({
      'there is no account': world.countPlayers() === 0,
      'nothing was ever drawn': world.results(1).length === 0,
      'the chat has its welcome only':
        world
          .chat()
          .map(({ kind }) => kind)
          .join() === 'system',
    }),
    opens: { path: '/' },
  },
];
