import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { BACKGROUND_PLAYERS } from '../../background-players.ts';
import type { Situation } from '../scenario.ts';

export const salesEvening: Situation = {
  name: 'sales-evening',
  title: 'Sales evening',
  sentence:
    'It is half past eight in the evening: eight players bet and talk by themselves, the chat tells of their bets under masked names, and demo has a month behind.',
  begins: 'demo',
  at: { time: '20:05' },
  play: (stage) => {
    for (const player of BACKGROUND_PLAYERS) stage.openBackground(player, 20_000);
    stage.pass(25 * MINUTE_MS);
    stage.goTo('sale', 30 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const others = BACKGROUND_PLAYERS.map(({ userName }) => stage.player(userName));
    const chat = stage.chat();
    const told = chat.filter(({ kind, text }) => kind === 'system' && / bet \d+ USDT on /.test(text));
    return {
      'eight players have bet within the last ten minutes': others.every((player) =>
        player.bets().some(({ placedAtMs }) => placedAtMs > stage.nowMs() - 10 * MINUTE_MS),
      ),
      'several of them talk': new Set(chat.flatMap(({ playerId }) => playerId ?? [])).size >= 5,
      'the chat tells of bets': told.length >= 10,
      'under masked names': told.every(({ text }) => /^.\*\*\*.? bet /u.test(text)),
      'demo has a month behind': demo.bets().length > 20,
    };
  },
  opens: { as: 'demo', path: '/order/chatRoom' },
};
