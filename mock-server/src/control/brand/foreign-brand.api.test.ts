import { MOST_LOGO_BYTES } from '@canada28/shared/control/brand.control.ts';
import { describe, expect, test } from 'vitest';
import { asBase64, serveBranded } from '../../testing/test-brand.ts';
import { HOSTILE_SVG, PNG, SVG } from '../../testing/test-logos.ts';

/** Name, logo and colour come from strangers: what is none of these is refused, and what is runs nothing. */

describe('a logo', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><svg></svg>')],
    ['a page that begins as an SVG may', Buffer.from('<?xml version="1.0"?><html><svg/></html>')],
    ['an SVG behind a text', Buffer.from('logo <svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG with entities of its own', Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>')],
    ['a script', Buffer.from('alert(1)')],
    ['a GIF', Buffer.from('GIF89a-and-so-on')],
    ['no text and no picture', Buffer.from([0xff, 0x00, 0x3c, 0x73, 0x76, 0x67, 0x3e])],
    ['a sound in the frame of a WebP', Buffer.from('RIFF0000WAVEfmt ')],
  ])('is not %s, whatever it is called', async (_what, bytes) => {
    const { mock } = await serveBranded();
    const refused = await mock('PUT', '/brand', { logo: asBase64(bytes) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().msg).toBe(
      'The logo must be a PNG, SVG, WebP or JPEG of at most 256 kB: its content is none of these.',
    );
    expect((await mock('GET', '/brand')).json().data).toEqual({ isOwn: false });
  });

  test.each([
    ['image/png', PNG],
    ['image/svg+xml', SVG],
    [
      'image/svg+xml',
      Buffer.from(
        '\ufeff<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg/>',
      ),
    ],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['image/webp', Buffer.from('RIFF0000WEBPVP8 ')],
  ])('is %s by its content', async (type, bytes) => {
    const { mock } = await serveBranded();
    const { logo } = (await mock('PUT', '/brand', { logo: asBase64(bytes) })).json().data;
    expect(logo.type).toBe(type);
  });

  test('has at most 256 kB', async () => {
    const { mock } = await serveBranded();
    const ofBytes = (bytes: number) => asBase64(Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]));
    expect((await mock('PUT', '/brand', { logo: ofBytes(MOST_LOGO_BYTES) })).statusCode).toBe(200);
    const large = await mock('PUT', '/brand', { logo: ofBytes(MOST_LOGO_BYTES + 1) });
    expect(large.statusCode).toBe(400);
    expect(large.json().msg).toContain('at most 256 kB');
    expect((await mock('PUT', '/brand', { logo: ofBytes(2 * MOST_LOGO_BYTES) })).statusCode).toBe(413);
  });

  test('is served as a picture that runs nothing, to those who know its address, for ever', async () => {
    const { mock, page, app } = await serveBranded();
    const { logo } = (await mock('PUT', '/brand', { logo: asBase64(HOSTILE_SVG) })).json().data;
    const far = { remoteAddress: '192.168.1.20', headers: { host: '192.168.1.5:2828' } };
    const reply = await app.inject({ url: logo.url, ...far });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(HOSTILE_SVG);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const policy = String(reply.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toMatch(/script-src|allow-scripts/);
    // In a page it is a picture, too, and never a part of the page.
    expect((await page('/')).body).not.toContain('foreignObject');
    await mock('PUT', '/brand', { name: 'Northern Lights' });
    expect((await app.inject({ url: logo.url, ...far })).statusCode).toBe(404);
  });
});

describe('a name', () => {
  test.each(['', '   ', 'a'.repeat(41), 'a\nb', 'a\u202eb'])('is not %j', async (name) => {
    const { mock } = await serveBranded();
    const refused = await mock('PUT', '/brand', { name });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().msg).toMatch(/^The body must be \{"name"\?: 1 to 40 letters/);
  });

  test('with markup is shown as text wherever it is', async () => {
    const { mock, page } = await serveBranded();
    const name = `</title></script><b "$&'>`;
    const { logo: _, ...told } = (await mock('PUT', '/brand', { name, colour: '#1f7a8c' })).json().data;
    expect(told.name).toBe(name);
    const { data: invitation } = (await mock('POST', '/worlds/default/invitation')).json();
    const join = new URL(invitation.url);
    for (const url of ['/', '/__mock/stage', '/join', `${join.pathname}${join.search}`]) {
      const { body } = await page(url);
      expect(body, url).toContain('&#60;/title&#62;&#60;/script&#62;');
      expect(body, url).not.toContain(name);
      expect(body, url).not.toContain('</script><b');
    }
    const told2 = /<script id="brand" type="application\/json">(.*?)<\/script>/.exec(
      (await page('/')).body,
    )?.[1];
    expect(JSON.parse(told2 ?? '')).toEqual({ name });
  });

  test.each([{}, { colour: 'red' }, { colour: '#fff' }, { colour: '#1f7a8c;}' }, { logo: 'no base64!' }])(
    'and what else is no brand is refused: %j',
    async (body) => {
      const { mock } = await serveBranded();
      expect((await mock('PUT', '/brand', body)).statusCode).toBe(400);
    },
  );
});
