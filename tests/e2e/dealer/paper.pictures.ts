import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import type { BrandingOverview } from '#core/branding/branding-overview.schema.ts';
import { signInByApi } from '../support/arrive.ts';
import { FOLDER } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);

/** Number of a cold-storage site with zones and a call list. */
const STORE = 700101;
/** Number of a printing plant that is on test. */
const PRESS = 700107;

test('sheets below a letterhead, drawn by poppler where the machine has it', async ({
  page,
  server,
}) => {
  const dealer = await signInByApi(page, server, 'dealer.admin');
  const sheet = async (path: string, name: string): Promise<void> => {
    const answer = await dealer.call('GET', `/api/${path}`);
    expect(answer.status, await answer.clone().text()).toBe(200);
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, `60-${name}.pdf`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    await run('pdftoppm', ['-r', '80', '-png', file, file.slice(0, -4)]).catch(() => undefined);
  };
  const sheets = async (look: string): Promise<void> => {
    await sheet(`site/${STORE}/data-sheet`, `${look}-data-sheet`);
    await sheet(`site/${STORE}/call-order?kind=burglary`, `${look}-call-order`);
    await sheet(`site/${STORE}/zones/label`, `${look}-zone-label`);
    await sheet('site/accounts/export?format=pdf', `${look}-accounts`);
    const tests = await dealer.call('GET', `/api/site/${PRESS}/tests`);
    const [first] = ((await tests.json()) as SiteTests).tests;
    if (first !== undefined) await sheet(`tests/${first.id}/results/print`, `${look}-results`);
  };
  await sheets('mark');
  // Publishes a wide logo that contains the name, and an accent color.
  const { rev, live } = (await (
    await dealer.call('GET', '/api/branding/desk')
  ).json()) as BrandingOverview;
  const looks = { ...live.looks, reportLogoUrl: null, accent: '#1E5B8C' };
  expect((await dealer.call('PUT', '/api/branding/draft', { ...looks, rev })).status).toBe(200);
  await sheet('branding/sample', 'draft-sample');
});
