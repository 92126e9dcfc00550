import type { Scenario } from '../scenario.ts';

export const newPlayer: Scenario = {
  name: 'new-player',
  title: 'New player',
  sentence:
    'Demo has just registered: the welcome credit of 1,000 USDT with its unread message, no transaction password, no address, no bet.',
  group: 'accounts',
  begins: 'bare',
  play: (stage) => void stage.open({ hasPayPassword: false }),
  claims: (stage) => {
    const demo = stage.player();
    return {
      'there is 1,000 USDT': demo.money().available === 1000,
      'its message is unread': demo.countUnread() === 1,
      'there is no transaction password': !demo.hasPayPassword(),
      'nothing was done yet':
        demo.bets().length + demo.orders('deposit').length + demo.countAddresses() === 0,
    };
  },
  opens: { as: 'demo', path: '/' },
};
