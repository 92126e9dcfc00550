import { Type } from 'typebox';
import { exactly, oneOf } from '../contract/schemas.ts';
import { defineControl } from './control-call.ts';

/** Shows the token once; a browser keeps a cookie that scripts never see (control §9). */
export const showTokenControl = defineControl({
  method: 'POST',
  path: '/access',
  summary: 'Shows the token once: the browser that did may control from then on',
  takes: 'Send {"token": the text of MOCK_CONTROL_TOKEN}.',
  body: exactly({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  /** Why the caller may control. */
  output: exactly({
    by: oneOf(['token', 'loopback', 'anyone']),
  }),
  example: {
    body: { token: 'not-to-be-guessed-28' },
    output: { by: 'loopback' },
  },
});
