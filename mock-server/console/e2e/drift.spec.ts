import { readFile } from 'node:fs/promises';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { expect } from '@canada28/client/e2e/support/test.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { Page } from '@playwright/test';
import { test } from './other-server.ts';

const NOTICE = /common\/getSystemNotice.*reply\.vip/;
const WALLET = /wallet\/getMyWallet/;

const ask = (world: World, path: string) => world.request.post(`/player-api/player/${path}`).send({});

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('each difference of another server is told once, opens in the journal, is accepted and taken along', async ({
  page,
  mock,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  await page.goto(`${upstream.url}/__mock#/drift`);
  await expect(page.getByText('Nothing was called yet')).toBeVisible();
  for (let times = 0; times < 2; times += 1) await ask(upstream, 'common/getSystemNotice').expect(200);
  const row = page.getByRole('button', { name: NOTICE });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Drift 1 new/ })).toBeVisible();
  await expect(tile(page, 'calls seen')).toContainText('1 of');
  await row.click();
  const finding = page.getByRole('region', { name: 'reply.vip' });
  await expect(finding).toContainText('2 times');
  await expect(page.getByRole('row', { name: /reply\.data\[\]\.content observed/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Entry \d+ in the journal$/ }).click();
  await expect(page.getByText('reply.vip').first()).toBeVisible();
  await page.getByRole('button', { name: 'Differences' }).click();
  await page.getByRole('link', { name: 'Drift: each difference once' }).click();
  await row.click();
  await page.getByRole('button', { name: 'Accept…' }).click();
  await page.getByLabel('Why').fill('asked for by the team');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Nothing new differs.')).toBeVisible();
  await page.getByRole('button', { name: 'Accepted 1' }).click();
  await row.click();
  await expect(page.getByText('Accepted: asked for by the team')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Accepted', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${upstream.name}-accepted.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).accepted).toEqual([
    { id: 'common/getSystemNotice#reply.vip#extra', reason: 'asked for by the team' },
  ]);
  await finding.getByRole('button', { name: 'Accept no longer' }).click();
  await expect(page.getByText('No difference is accepted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New 1' })).toBeVisible();
  await page.goto('about:blank');
  await upstream.delete();
});

test('what was accepted and is gone is stale; a report is taken along in each form', async ({
  page,
  mock,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  await ask(upstream, 'common/getSystemNotice').expect(200);
  const recording = await mock.openRecording(await upstream.journal.har());
  await upstream.delete();
  await ask(recording, 'common/getSystemNotice').expect(200);
  const id = 'common/getSystemNotice#reply.old#extra';
  await recording.acceptDrift({ accept: [{ id, reason: 'was so' }] });
  await page.goto(`${recording.url}/__mock#/drift`);
  await expect(page.getByRole('button', { name: NOTICE })).toBeVisible();
  await page.getByRole('button', { name: 'Stale 1' }).click();
  await page.getByRole('button', { name: `Accept ${id} no longer` }).click();
  await expect(page.getByText('Nothing that was accepted is gone.')).toBeVisible();
  const files = { Report: 'drift.html', JSON: 'drift.json', SARIF: 'drift.sarif', JUnit: 'junit.xml' };
  for (const [label, file] of Object.entries(files)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label, exact: true }).click();
    const taken = await download;
    expect(taken.suggestedFilename()).toBe(`${recording.name}-${file}`);
    expect(await readFile(await taken.path(), 'utf8')).toContain('reply.vip');
  }
  await page.goto('about:blank');
  await recording.delete();
});

test('an ordinary world shows which calls, fields, values and codes its session has used', async ({
  page,
  world,
}) => {
  await page.goto(`${world.url}/__mock#/drift`);
  await expect(tile(page, 'codes seen')).toContainText('0 of');
  await page.getByRole('searchbox', { name: 'Find a call, a field…' }).fill('wallet/getMyWallet');
  const row = page.getByRole('button', { name: WALLET });
  await expect(row).toContainText('never called');
  const player = await world.player();
  await player.call('wallet/getMyWallet', {});
  await expect(row).toContainText('conforms');
  await row.click();
  await expect(page.getByRole('row', { name: /reply\.data\.margin observed confirmed 1/ })).toBeVisible();
  await ask(world, 'wallet/getMyWallet');
  await page.getByRole('button', { name: /^Codes/ }).click();
  await expect(page.getByRole('button', { name: 'Codes 2' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '403 × 1' })).toBeVisible();
  await expect(tile(page, 'codes seen')).toContainText('2 of');
  expect(await axeFindings(page)).toEqual([]);
});
