import { marketingApi } from '#core/marketing/marketing.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CampaignForm } from '#core/marketing/campaign.schema.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';

const FORM: CampaignForm = {
  title: 'Smoke detectors, 50% off',
  kind: 'Flyer',
  audience: ['Dealer', 'Branch'],
  validFrom: '2026-03-01',
  validTo: '',
  url: '',
  coBrand: ['displayName', 'supportPhone'],
  state: 'draft',
};

describeDatabase('campaigns', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (name: string, roles: readonly string[] = ['marketing']) => {
    const person = await world.person({ application: 1, name, roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const { createCampaign, listCampaigns, updateCampaign } = world.backend.marketing;
    return {
      person,
      list: (search = '') =>
        browser.call(marketingApi.listCampaigns.access, (c) => listCampaigns(c, { search })),
      create: (change: Partial<CampaignForm> = {}, idempotencyKey: string | null = null) =>
        browser.call(marketingApi.createCampaign.access, (c) =>
          createCampaign(c, { ...FORM, ...change, idempotencyKey }),
        ),
      update: (id: string, rev: number, change: Partial<CampaignForm> = {}) =>
        browser.call(marketingApi.updateCampaign.access, (c) =>
          updateCampaign(c, { ...FORM, ...change, id, rev }),
        ),
    };
  };
  const idOf = (made: Awaited<ReturnType<Awaited<ReturnType<typeof enter>>['create']>>): string => {
    if (!made.ok) throw new Error('not made');
    return made.value.id;
  };

  it('are kept as they were written, with who changed them last; the latest change stands first', async () => {
    const marcus = await enter('Marcus Hale');
    const first = await marcus.create();
    expect(first).toMatchObject({ value: { ...FORM, rev: 1, updatedBy: 'Marcus Hale' } });
    world.clock.advance(1000);
    const second = await marcus.create({
      title: 'Program',
      kind: 'Program',
      validTo: '2026-03-01',
    });
    world.clock.advance(1000);
    const elena = await enter('Elena Rossi');
    const url = 'https://files.example.com/a.pdf';
    expect(await elena.update(idOf(first), 1, { state: 'published', url })).toMatchObject({
      value: { rev: 2, state: 'published', url, updatedBy: 'Elena Rossi' },
    });
    const listed = await marcus.list();
    expect(listed.ok && listed.value.campaigns.map(({ id }) => id)).toEqual([
      idOf(first),
      idOf(second),
    ]);
    const searched = await marcus.list('50% OFF');
    expect(searched).toMatchObject({ value: { total: 2 } });
    expect(searched.ok && searched.value.campaigns.map(({ id }) => id)).toEqual([idOf(first)]);
    expect((await world.record(marcus.person.id)).slice(1)).toEqual([
      'campaign.create/ok',
      'campaign.create/ok',
    ]);
  });

  it('are made once for a submission, also when it comes sixteen times at once', async () => {
    const staff = await enter('Priya Nair');
    const before = await staff.list();
    const made = await Promise.all(Array.from({ length: 16 }, () => staff.create({}, 'form-01')));
    const ids = made.flatMap((one) => (one.ok ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(idOf(await staff.create({}, 'form-01'))).toBe(ids[0]);
    const after = await staff.list();
    expect(after.ok && before.ok && after.value.total - before.value.total).toBe(1);
  });

  it('are not overwritten unseen', async () => {
    const [one, two] = [await enter('Priya Nair'), await enter('Tom Becker')];
    const id = idOf(await one.create());
    expect(await two.update(id, 1, { title: 'First' })).toMatchObject({ ok: true });
    expect(await one.update(id, 1, { title: 'Second' })).toMatchObject({
      error: { code: 'staleRev', message: 'Tom Becker has changed this in the meantime.' },
    });
    expect(await one.update('nobody', 1)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('are refused when they say what cannot be', async () => {
    const staff = await enter('Priya Nair');
    for (const wrong of [
      { validFrom: '2026-02-30' },
      { validFrom: '2026-03-02', validTo: '2026-03-01' },
      { url: 'javascript:alert(1)' },
      { state: 'published' },
      { title: ' \u0007' },
    ] as const)
      expect(await staff.create(wrong), JSON.stringify(wrong)).toMatchObject({
        error: { kind: 'invalid' },
      });
  });

  it('are for those with the right only', async () => {
    const without = await enter('Nobody', ['news', 'banner']);
    expect(await without.list()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.create()).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
