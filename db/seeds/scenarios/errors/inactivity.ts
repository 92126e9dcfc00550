import { INACTIVITY_LIMIT_MS } from '@canada28/shared/limits.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const inactivity: Scenario = {
  name: 'inactivity',
  title: 'Inactivity',
  sentence:
    'Demo has not touched the app for almost 30 minutes: a few seconds after it is opened it logs out for the safety of the 1,000 USDT, and a dialog says so.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => void stage.open(),
  claims: (stage) => ({ 'there is 1,000 USDT to keep safe': stage.player().money().available === 1000 }),
  opens: { as: 'demo', path: '/center', untouchedForMs: INACTIVITY_LIMIT_MS - 5 * SECOND_MS },
};
