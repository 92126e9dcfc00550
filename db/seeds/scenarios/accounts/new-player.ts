import type { Situation } from '../scenario.ts';

export const newPlayer: Situation = {
  name: 'new-player',
  title: 'New player',
  sentence:
    'Demo has just registered: the welcome credit of 1,000 USDT with its unread message, no transaction password, no address, no bet.',
  play: (stage) => void stage.open({ hasPayPassword: false }),
  claims: ({ demo }) => ({
    'there is 1,000 USDT': demo.money().available === 1000,
    'its message is unread': demo.countUnread() === 1,
    'there is no transaction password': !demo.hasPayPassword(),
    'nothing was done yet': demo.bets().length + demo.orders('deposit').length + demo.countAddresses() === 0,
  }),
  opens: { as: 'demo', path: '/' },
};
