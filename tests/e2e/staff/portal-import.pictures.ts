import type { Page } from '@playwright/test';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import type { Provisioning } from '#core/provisioning/provisioning.schema.ts';
import { arrive } from '../support/arrive.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/support?tab=people';
const PAGE = /\/api\/provisioning(?:\?|$)/;
const NEWEST = /\/api\/provisioning\/imports(?:\?|$)/;
const FILE = /\/api\/provisioning\/imports\/[\w-]+(?:\?|$)/;
const now = new Date().toISOString();

const FACTS: Provisioning = {
  host: 'portal.example.com',
  since: now,
  timeZone: 'America/New_York',
  groups: 0,
  people: 1,
  sites: 0,
  terms: 0,
  privacy: 1,
  invited: false,
  signals: false,
  server: { mail: 'transport', sms: 'none', keys: 'files', mailedAt: null, mailFails: false },
  waiting: [],
  waitingTotal: 0,
  uninvited: 0,
};

const counts = (
  [
    ['group', 'Site groups', 3, 0],
    ['site', 'Sites', 1158, 0],
    ['device', 'Devices', 1204, 1],
    ['zone', 'Zones', 9871, 0],
    ['contact', 'Contacts', 4306, 2],
    ['passcode', 'Passcodes', 1158, 0],
    ['person', 'People', 13, 1],
  ] as const
).map(([kind, title, some, refused]) => ({
  kind,
  title,
  new: some,
  changed: 0,
  same: 0,
  refused,
}));

const REFUSED: PortalImport['refused'] = [
  { line: 14, what: 'Person', name: 'Lee Park', problems: ['Username: at least 5 characters'] },
  {
    line: 2380,
    what: 'Device',
    name: 'HP1562',
    problems: ['Given twice; first on line 2,379, Kestrel Print Works'],
  },
  {
    line: 12406,
    what: 'Contact',
    name: 'Joan Petrie',
    problems: ['Phone “555 0133” has no area code', 'Relation: at most 50 characters'],
  },
  { line: 16020, what: '', name: '', problems: ['Site 20999 is not in the file or the portal'] },
];

const CHECKED: PortalImport = {
  id: '0d4f7f6e-6a3c-4d53-9f56-0d6f4f9f2a11',
  name: 'harbor-point-2026.csv',
  bytes: 2202009,
  lines: 17717,
  decided: 17717,
  state: 'checked',
  problem: null,
  counts,
  refused: REFUSED,
  by: 'Marcus Hale',
  at: now,
};

/** Answers the import page's requests with fixed responses. */
const play = async (page: Page, newest: PortalImport | null, facts = FACTS): Promise<void> => {
  await page.unroute(PAGE);
  await page.unroute(NEWEST);
  await page.route(PAGE, (route) => route.fulfill({ json: facts }));
  await page.route(NEWEST, (route) => route.fulfill({ json: { newest } }));
};

const small = {
  name: 'harbor-point-2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.alloc(2202009),
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`import of a portal ${size} ${colorScheme}`, () => {
      test.use({ viewport: { ...viewport, height: 1300 }, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a file from the choice to the end', async ({ page, server }) => {
        await play(page, null);
        await arrive(page, server, 'staff.admin', PATH);
        await atRest(page);
        await page.locator('#portal-file-input').setInputFiles({ ...small, name: 'sites.xlsx' });
        await shoot(page, '98-import-choosing');
        await page.route(FILE, (route) => route.abort());
        await page.locator('#portal-file-input').setInputFiles(small);
        await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
        await shoot(page, '98-import-unsent');
        await page.unroute(FILE);
        await page.route(FILE, (route) => route.fulfill({ json: CHECKED }));
        await page.getByRole('button', { name: 'Send again' }).click();
        await expect(page.getByRole('button', { name: 'Import 17,713, skip 4' })).toBeVisible();
        await shoot(page, '98-import-checked');
      });

      test('the file of the first steps, by the server itself', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin', PATH);
        await atRest(page);
        await page
          .locator('#portal-file-input')
          .setInputFiles('composition/deploy/first-portal.csv');
        await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
        await shoot(page, '98-import-real-checked');
        await page.getByRole('button', { name: /^Import \d/ }).click();
        await expect(page.getByText(/\d written/)).toBeVisible();
        await page.getByRole('button', { name: 'Export all' }).click();
        await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();
        await shoot(page, '98-import-real-done');
      });

      test('files of others in every state', async ({ page, server }) => {
        const part = counts.slice(0, 3);
        const states: readonly [string, Partial<PortalImport>][] = [
          ['reading', { state: 'reading', lines: 12000, decided: 0, counts: [], refused: [] }],
          ['checking', { state: 'checking', decided: 6041, counts: part, refused: [] }],
          ['importing', { state: 'importing', decided: 6041, counts: part, refused: [] }],
          ['done', { state: 'done' }],
          [
            'same',
            {
              refused: [],
              counts: counts.map((one) => ({ ...one, new: 0, refused: 0, same: one.new })),
            },
          ],
          [
            'failed',
            {
              state: 'failed',
              lines: 0,
              decided: 0,
              counts: [],
              refused: [],
              problem: 'Line 1 names no column “record”. The first line holds the headings.',
            },
          ],
        ];
        await play(page, CHECKED);
        await arrive(page, server, 'staff.admin', PATH);
        for (const [name, more] of states) {
          await play(page, { ...CHECKED, ...more });
          await page.reload();
          await atRest(page);
          await expect(page.getByText('harbor-point-2026.csv').first()).toBeVisible();
          await shoot(page, `98-import-${name}`);
        }
      });
    });
  }
