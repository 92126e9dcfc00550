import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { listAssumed } from './list-assumed.ts';

/** The head of the document in Markdown: the transport, what every reply looks like, and what is assumed. */
export function introduction(): string {
  const { calls, fields, transport } = listAssumed(ALL_CALLS);
  return [
    TRANSPORT,
    '## What is assumed',
    'Ours until the real document appears: compare these. A server without them still serves the client, which then hides what rests on them.',
    '### Calls',
    ...calls.map((path) => `- ${code(path)}`),
    '',
    '### Fields',
    ...Object.entries(fields).map(([path, names]) => `- ${code(path)}: ${names.map(code).join(', ')}`),
    '',
    '### Transport, values and behaviour',
    ...transport.map((line) => `- ${line}`),
  ].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

const TRANSPORT = `Every call is a POST with a JSON body and answers HTTP 200 with an envelope \`{code, data, msg}\`: code 200 is a
success, any other a refusal with data null and \`msg\` in the language of the request. HTTP 4xx and 5xx come only from
what never reached the application.

A call that needs a session takes the token of a log in (\`tokenValue\`) as header \`P-Token\`, header \`x-token\` or
cookie \`P-Token\`. Calls without input ignore their body. Money is a JSON number in USDT with at most 6 decimals; times
of orders, messages and notices are \`yyyy-MM-dd HH:mm:ss\` in UTC+8, times of the game are epoch milliseconds.

The origin of a call says how far to trust it: *known* was named by the product owner; *observed* was seen of the
production backend, whose names, codes and behaviour hold to the letter; *assumed* is ours, wholly or in part.

Under each call stand its refusals in the order in which they are checked: the first that applies answers. The whole
catalogue in five languages is \`x-errors\` of the document at [/docs/json](/docs/json).
`;
