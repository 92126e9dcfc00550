import { expect } from 'vitest';

/** Joins by the short code of an invitation, as a phone does; answers what the phone sends along from then on. */
export async function joinByCode(
  { url }: { readonly url: string },
  shortCode: unknown,
): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/__mock/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shortCode }),
  });
  const { data } = await reply.json();
  expect(reply.status).toBe(200);
  const cookie = reply.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { cookie: cookie.join('; '), 'P-Token': data.storage.token };
}
