import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const tokenAboutToRotate: Scenario = {
  name: 'token-about-to-rotate',
  title: 'Token about to rotate',
  sentence:
    'A token gets a minute old: the first call after that brings a new one in the header new-token, and the old one is good for another minute.',
  group: 'errors',
  begins: 'bare',
  settings: { tokenRotationMinutes: 1 },
  play: (stage) => void stage.open(),
  claims: (stage) => ({ 'tokens are replaced after a minute': stage.tokenRotationMs === MINUTE_MS }),
  opens: { as: 'demo', path: '/center' },
};
