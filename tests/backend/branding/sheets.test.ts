import { brandingApi } from '#core/branding/branding.api.ts';
import { contactsApi } from '#core/contacts/contacts.api.ts';
import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BRANDING, type BrandingValues } from '#core/branding/branding-values.schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { groupWorld, type GroupWorld, HOME, NORTH } from '../account-group/group-at-work.ts';
import { seedSite } from '../harness/seed-site.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

const SITE = 81500;
const roles = ['noActionRead', 'zonesRead', 'contactsRead'];

describe('sheets about a site', () => {
  let world: GroupWorld;
  let testId = '';
  beforeAll(async () => {
    world = await groupWorld('embedded');
    const sql = world.database.kysely;
    const now = world.clock.now();
    const running = { startsAt: now - 60000, endsAt: now + 3600000 };
    await seedSite(sql, { num: SITE, group: NORTH, areas: ['Open'], tests: [running] });
    testId = (
      await sql
        .selectFrom('site_test')
        .select('id')
        .where('site_num', '=', SITE)
        .executeTakeFirstOrThrow()
    ).id;
  });
  afterAll(() => world.close());

  /** Prints every document as a user of this group. */
  const sheetsOf = async (group: number) => {
    const { browser } = await world.enter({ groups: [group], roles });
    const { backend } = world;
    const of = { sn: SITE, siteGroupNum: null };
    const printed = {
      data: await browser.call(sitesApi.dataSheet.access, (c) =>
        backend.dataSheets.dataSheet(c, of),
      ),
      order: await browser.call(contactsApi.callOrderSheet.access, (c) =>
        backend.contacts.callOrderSheet(c, { ...of, kind: 'burglary' }),
      ),
      label: await browser.call(zonesApi.zoneLabel.access, (c) => backend.zones.zoneLabel(c, of)),
      results: await browser.call(siteTestsApi.testResultSheet.access, (c) =>
        backend.testsOnSite.testResultSheet(c, { id: testId, siteGroupNum: null }),
      ),
    };
    return Promise.all(
      Object.entries(printed).map(async ([name, sheet]) => {
        const { text } = await readPdf(valueOf(sheet).bytes);
        return `${name}: ${text.split(' ').slice(0, 2).join(' ')}`;
      }),
    );
  };
  const publish = async (group: number, looks: Partial<BrandingValues>) => {
    const { browser } = await world.enter({ groups: [group] });
    const { access } = brandingApi.brandingDesk;
    const here = { siteGroupNum: group };
    const { rev } = valueOf(
      await browser.call(access, (c) => world.backend.branding.brandingDesk(c, here)),
    );
    const draft = { ...here, rev, ...DEFAULT_BRANDING, ...looks };
    valueOf(await browser.call(access, (c) => world.backend.branding.saveBrandingDraft(c, draft)));
    valueOf(
      await browser.call(access, (c) =>
        world.backend.branding.publishBranding(c, { ...here, rev: rev + 1 }),
      ),
    );
  };
  const all = (name: string): readonly string[] =>
    ['data', 'order', 'label', 'results'].map((sheet) => `${sheet}: ${name}`);

  it('stand below the letterhead of who prints them, as it is at that moment', async () => {
    expect(await sheetsOf(NORTH)).not.toContain('data: Home Alarm');
    await publish(HOME, { displayName: 'Home Alarm' });
    // A branch without its own branding prints with the branding of the group above.
    expect(await sheetsOf(NORTH)).toEqual(all('Home Alarm'));
    await publish(NORTH, { displayName: 'North Alarm', accent: '#1E5B8C' });
    expect(await sheetsOf(NORTH)).toEqual(all('North Alarm'));
    expect(await sheetsOf(HOME)).toEqual(all('Home Alarm'));
  });
});
