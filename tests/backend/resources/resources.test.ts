import { resourcesApi } from '#core/resources/resources.api.ts';
import { marketingApi } from '#core/marketing/marketing.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Audience, CampaignForm } from '#core/marketing/campaign.schema.ts';
import { plainPdf } from '../../support/pdf-files.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const FORM: CampaignForm = {
  title: 'Smoke detectors',
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: 'https://files.example.com/a',
  coBrand: ['logo', 'displayName', 'supportPhone'],
  state: 'published',
};
const FILE = { name: 'guide.pdf', bytes: plainPdf(), digest: 'x', state: null };
const NOT_FOUND = { error: { kind: 'notFound' } };

describeDatabase('the library of dealers', (engine) => {
  let world: TestWorld;
  let editor: string;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    editor = (await world.person({ application: 1, roles: ['marketing'] })).id;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.kysely.deleteFrom('campaign').execute();
  });

  const make = async (change: Partial<CampaignForm> = {}, withFile = true): Promise<string> => {
    const id = randomUUID();
    const by = { by: editor, at: world.clock.now() };
    await world.database.unitOfWork.run(async ({ campaigns }) => {
      await campaigns.add(id, { ...FORM, ...change }, by);
      if (withFile) await campaigns.putFile(id, FILE, { ...by, rev: 1 });
    });
    return id;
  };
  const reading = (browser: TestBrowser) => {
    const { backend } = world;
    return {
      list: (siteGroupNum: number | null = null) =>
        browser.call(resourcesApi.listResources.access, (c) =>
          backend.resources.listResources(c, { siteGroupNum }),
        ),
      fetch: (id: string, siteGroupNum: number | null = null) =>
        browser.call(resourcesApi.resourceFile.access, (c) =>
          backend.resources.resourceFile(c, { id, siteGroupNum }),
        ),
      open: (id: string, siteGroupNum: number | null = null) =>
        browser.call(resourcesApi.noteResourceView.access, (c) =>
          backend.resources.noteResourceView(c, { id, siteGroupNum }),
        ),
    };
  };
  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const variant = seed.application === 3 ? 'consumer' : 'dealer';
    const browser = world.browser({ variant });
    await browser.logIn(person.username, PASSWORD);
    const last = async () => (await world.record(person.id)).at(-1);
    return { person, last, ...reading(browser) };
  };
  const kindOf = (num: number, kind: Audience) =>
    world.database.kysely.updateTable('site_group').set({ kind }).where('num', '=', num).execute();
  const counted = async (id: string) => {
    const usage = await world.database.unitOfWork.run(({ campaigns }) => campaigns.usage(id));
    return usage?.map(({ siteGroupNum, views, downloads }) => [siteGroupNum, views, downloads]);
  };

  it('holds what the kind of the active group is offered today, with the dealer’s own values', async () => {
    const dealer = await enter({ groups: [6001, 6002] });
    await kindOf(6002, 'Installer');
    await world.database.kysely
      .updateTable('site_group')
      .set({ support_phone: '(207) 555-0101', website: 'https://harbor.example.com' })
      .where('num', '=', 6001)
      .execute();
    const id = await make();
    await make({ state: 'draft' });
    await make({ audience: ['Branch'] });
    const both = await make(
      { title: 'Both', audience: ['Dealer', 'Installer'], coBrand: [] },
      false,
    );
    const listed = await dealer.list();
    expect(listed).toMatchObject({ ok: true });
    expect(listed.ok && listed.value.resources.find((one) => one.id === id)).toEqual({
      id,
      title: FORM.title,
      kind: 'Flyer',
      validTo: '',
      url: FORM.url,
      file: { name: 'guide.pdf', size: FILE.bytes.length },
      coBrand: {
        displayName: 'Group 6001',
        headerLogoUrl: null,
        darkHeaderLogoUrl: null,
        supportPhone: '(207) 555-0101',
        website: null,
      },
    });
    const installer = await dealer.list(6002);
    expect(installer.ok && installer.value.resources).toMatchObject([{ id: both, coBrand: null }]);
  });

  it('opens and closes with the provider’s day', async () => {
    const dealer = await enter();
    const at = new Date(world.clock.now());
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
    const id = await make({ validFrom: day, validTo: day });
    expect(await dealer.fetch(id)).toMatchObject({ ok: true });
    world.clock.advance(24 * 3_600_000);
    // Signs in again, because yesterday's session has expired.
    const next = await enter();
    expect(await next.fetch(id)).toMatchObject(NOT_FOUND);
    expect(await next.open(id)).toMatchObject(NOT_FOUND);
  });

  it('is closed to other groups, other kinds and other audiences, and tells none of them apart', async () => {
    const dealer = await enter({ groups: [6010] });
    await enter({ groups: [6011] });
    await kindOf(6010, 'Service company');
    const id = await make();
    expect(await dealer.fetch(id)).toMatchObject(NOT_FOUND);
    expect(await dealer.open(id)).toMatchObject(NOT_FOUND);
    expect(await dealer.fetch(id, 6011)).toMatchObject(NOT_FOUND);
    expect(await dealer.list(6011)).toMatchObject(NOT_FOUND);
    for (const application of [1, 3] as const) {
      const other = await enter({ application, roles: ['marketing'] });
      expect(await other.list()).toMatchObject({ error: { kind: 'forbidden' } });
    }
    expect(await counted(id)).toEqual([]);
  });

  it('counts a person once a day and a kind of use, also when it comes eight times at once', async () => {
    const dealer = await enter({ groups: [6020, 6021] });
    const colleague = await enter({ groups: [6020] });
    const id = await make();
    await Promise.all(Array.from({ length: 8 }, () => dealer.fetch(id)));
    await dealer.fetch(id, 6021);
    await dealer.open(id);
    await dealer.open(id);
    await colleague.fetch(id);
    expect(await dealer.last()).toBe('resource.view/ok');
    expect(await colleague.last()).toBe('resource.file.read/ok');
    expect(await counted(id)).toEqual([[6020, 1, 2]]);
    world.clock.advance(24 * 3_600_000);
    const again = await enter({ groups: [6021] });
    await again.fetch(id);
    expect(await counted(id)).toEqual([
      [6020, 1, 2],
      [6021, 0, 1],
    ]);
    expect(
      await world.database.unitOfWork.run(({ campaigns }) => campaigns.find(id)),
    ).toMatchObject({ views: 1, downloads: 3 });
  });

  it('counts nothing that staff open as the user, acting or not', async () => {
    const { person } = await enter();
    const id = await make();
    for (const mode of ['look', 'act'] as const) {
      const atWork = await staffAtWork(world);
      expect(await atWork.viewAs(person.id, { mode })).toMatchObject({ ok: true });
      const seen = reading(atWork.browser);
      expect(await seen.list()).toMatchObject({ ok: true });
      expect(await seen.fetch(id)).toMatchObject({ ok: true });
      await seen.open(id);
    }
    expect(await counted(id)).toEqual([]);
  });

  it('shows its use to those with the right only', async () => {
    const id = await make();
    const usageFor = async (roles: readonly string[]) => {
      const person = await world.person({ application: 1, roles });
      const browser = world.browser();
      await browser.logIn(person.username, PASSWORD);
      return browser.call(marketingApi.campaignUsage.access, (c) =>
        world.backend.marketing.campaignUsage(c, { id }),
      );
    };
    expect(await usageFor(['marketing'])).toEqual({ ok: true, value: { groups: [] } });
    expect(await usageFor(['news'])).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
