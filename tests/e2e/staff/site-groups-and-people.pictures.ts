import type { Page } from '@playwright/test';
import type { Provisioning, WaitingPerson } from '#core/provisioning/provisioning.schema.ts';
import { arrive } from '../support/arrive.ts';
import { atRest, shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/support?tab=people';
const PAGE = /\/api\/provisioning(?:\?|$)/;
const TERMS = /\/api\/provisioning\/terms(?:\?|$)/;
const HOUR = 3600000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

const person = (id: number, name: string, more: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: String(id),
  name,
  username: name.toLowerCase().replaceAll(' ', '.'),
  applicationNum: 2,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  groups: ['Old Mill Security'],
  sentAt: null,
  expiresAt: null,
  ...more,
});

const EMPTY: Provisioning = {
  host: 'portal.example.com',
  since: ago(1),
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

const WAITING = [
  person(1, 'Dana Reyes'),
  person(2, 'Omar Haddad', { groups: ['Old Mill Security', 'Kestrel Print Works'] }),
  person(3, 'Jonas Beck', { email: null }),
  person(4, 'Lee Park', { sentAt: ago(80), expiresAt: ago(8) }),
  person(5, 'Priya Nair', { applicationNum: 1, groups: [], sentAt: ago(2), expiresAt: ago(-70) }),
  person(6, 'Frank Osei', { applicationNum: 3, groups: [], username: 'frank.osei@example.com' }),
];

const play = async (page: Page, answer: Provisioning, terms = true): Promise<void> => {
  await page.route(PAGE, (route) => route.fulfill({ json: answer }));
  if (!terms)
    await page.route(TERMS, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { version: 0, text: '', versions: [] } })
        : route.fallback(),
    );
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`site groups and people ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('an installation that is new today', async ({ page, server }) => {
        await play(page, EMPTY, false);
        await arrive(page, server, 'staff.admin', PATH);
        await atRest(page);
        await page.getByLabel('Number', { exact: true }).fill('4499');
        await expect(page.getByText('4499 is free.')).toBeVisible();
        await page.locator('#terms-file-input').setInputFiles({
          name: 'terms-v1.md',
          mimeType: 'text/markdown',
          buffer: Buffer.from('These terms govern your use of the portal. '.repeat(120)),
        });
        await shoot(page, '97-people-new');
      });

      test('people wait, mail fails', async ({ page, server }) => {
        const facts = { groups: 3, people: 14, sites: 1158, terms: 1, invited: true, uninvited: 4 };
        await play(page, { ...EMPTY, ...facts, waiting: WAITING, waitingTotal: 18 });
        await arrive(page, server, 'staff.admin', PATH);
        await atRest(page);
        await page.getByLabel('Choose all 4').check({ force: true });
        await page.getByRole('button', { name: /Change time zone/ }).click();
        await page.getByLabel('Number', { exact: true }).fill('4471');
        await expect(page.getByText(/4471 is already used by/)).toBeVisible();
        await shoot(page, '97-people-waiting');
        await page.unroute(PAGE);
        await play(page, {
          ...EMPTY,
          ...facts,
          server: { ...EMPTY.server, mailFails: true, mailedAt: ago(3) },
        });
        await page.reload();
        await atRest(page);
        await shoot(page, '97-people-mail-fails');
      });

      test('the demo world and its forms', async ({ page, server }) => {
        await arrive(page, server, 'staff.admin', PATH);
        await atRest(page);
        await shoot(page, '97-people-demo');
        await page.getByRole('button', { name: 'Edit text' }).click();
        await shoot(page, '97-people-terms');
        await page.getByRole('button', { name: 'Done' }).click();
        await page.getByRole('button', { name: 'Invite a dealer user' }).click();
        await page.getByLabel('Add a group by its number').fill('4471');
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await shoot(page, '97-people-dealer');
        await page.goto(`${server.dealer}/support?user=00000000-0000-4000-8000-000000000201`);
        await atRest(page);
        await shoot(page, '97-person-access');
      });
    });
  }
