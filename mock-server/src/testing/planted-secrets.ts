import type { RequestListener } from 'node:http';

/** Secrets in thirty places of a call and its reply: what is written of them may tell none (control §13, Secrets). */

/** The letters of a captcha stand in its picture, and are few. */
const CAPTCHA_PLACE = 16;

/** One that no other text has, by the number of its place. */
export const plantedSecret = (place: number) =>
  place === CAPTCHA_PLACE ? 'Q7K3' : `planted-${place}-${'x'.repeat(8)}`;

const secret = plantedSecret;

const PLACES = 30;

/** In headers, cookies and texts of a reply. */
const REPLY_HEADERS = {
  'set-cookie': [`P-Token=${secret(1)}; Path=/`, `SESSION=${secret(2)}; HttpOnly`],
  'new-token': secret(3),
  authorization: `Bearer ${secret(4)}`,
  'x-api-key': secret(5),
  location: `/next?token=${secret(6)}`,
  msg: encodeURIComponent(`the token ${secret(3)} has ended`),
};

export const REPLY_BODY = {
  code: 200,
  msg: `session ${secret(7)} of ${secret(20)} opened with ${secret(14)}`,
  data: {
    id: 7,
    userName: 'demo',
    tokenName: 'P-Token',
    tokenValue: secret(7),
    token: secret(8),
    nested: [
      { accessToken: secret(9), refresh_token: secret(10), 'api-key': secret(11), clientSecret: secret(12) },
    ],
    echo: `Cookie: JSESSIONID=${secret(18)}`,
    stack: `at login(password=${secret(13)})`,
  },
};

export const REQUEST_BODY = {
  uname: 'demo',
  password: secret(13),
  payPassword: secret(14),
  oldPwd: secret(15),
  code: secret(16),
  deep: { secret: secret(17) },
};

export const REQUEST_HEADERS = {
  cookie: `JSESSIONID=${secret(18)}; theirs=${secret(19)}`,
  'x-token': secret(20),
  'P-Token': secret(21),
  authorization: `Basic ${secret(22)}`,
  'x-auth-token': secret(23),
  'x-api-key': secret(24),
  'proxy-authorization': `Bearer ${secret(25)}`,
  referer: `http://up.localhost/x?token=${secret(26)}`,
};

export const SECRET_QUERY = `token=${secret(27)}&password=${secret(28)}&pass%77ord=${secret(29)}&api_key=${secret(30)}`;

/** What a server says that refuses the same call and repeats what it was sent. */
const REFUSAL = {
  code: 500,
  data: null,
  msg: `no session ${secret(20)}, ${secret(27)}: ${secret(CAPTCHA_PLACE)} is not in the picture`,
  hint: `type ${secret(CAPTCHA_PLACE)} again`,
};

/** Answers with secrets: refuses what has "again" in its address, breaks off in mid-reply where "broken" is there. */
export const answerWithSecrets: RequestListener = ({ url = '' }, response) => {
  const body = JSON.stringify(url.includes('again') ? REFUSAL : REPLY_BODY);
  const isBroken = url.includes('broken');
  const headers = {
    ...REPLY_HEADERS,
    ...(url.includes('again') && { msg: encodeURIComponent(REFUSAL.msg) }),
  };
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  if (isBroken) response.write(body, () => response.destroy());
  else response.end(body);
};

/** Those that a text tells. */
export function secretsIn(text: string): string[] {
  const all = Array.from({ length: PLACES }, (_, at) => plantedSecret(at + 1));
  return all.filter((one) => text.includes(one));
}
