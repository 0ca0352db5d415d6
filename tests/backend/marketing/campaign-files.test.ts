import { marketingApi } from '#core/marketing/marketing.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CampaignForm, CampaignState } from '#core/marketing/campaign.schema.ts';
import { plainPng } from '../../support/image-files.ts';
import { plainPdf } from '../../support/pdf-files.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';

const FORM: CampaignForm = {
  title: 'Smoke detectors',
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: '',
  coBrand: [],
  state: 'draft',
};
const URL = 'https://files.example.com/a';
const PNG = { name: 'C:\\x\\poster.png', bytes: plainPng() };
const PDF = { name: 'guide.pdf', bytes: plainPdf() };

describeDatabase('the file of a campaign', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (roles: readonly string[] = ['marketing']) => {
    const person = await world.person({ application: 1, name: 'Elena Rossi', roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const { backend } = world;
    return {
      last: async () => (await world.record(person.id)).at(-1),
      make: async (change: Partial<CampaignForm> = {}) => {
        const made = await browser.call(marketingApi.createCampaign.access, (c) =>
          backend.marketing.createCampaign(c, { ...FORM, ...change, idempotencyKey: null }),
        );
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        return made.value.id;
      },
      update: (id: string, rev: number, change: Partial<CampaignForm>) =>
        browser.call(marketingApi.updateCampaign.access, (c) =>
          backend.marketing.updateCampaign(c, { ...FORM, ...change, id, rev }),
        ),
      upload: (
        id: string,
        rev: number,
        document: { name: string; bytes: Uint8Array } = PNG,
        state?: Exclude<CampaignState, 'draft'>,
      ) =>
        browser.call(marketingApi.uploadCampaignFile.access, (c) =>
          backend.marketing.uploadCampaignFile(c, { id, rev, document, state }),
        ),
      drop: (id: string, rev: number) =>
        browser.call(marketingApi.removeCampaignFile.access, (c) =>
          backend.marketing.removeCampaignFile(c, { id, rev }),
        ),
      fetch: (id: string) =>
        browser.call(marketingApi.campaignFile.access, (c) =>
          backend.marketing.campaignFile(c, { id }),
        ),
      find: (id: string) => world.database.unitOfWork.run((tx) => tx.campaigns.find(id)),
    };
  };

  it('is stored with its name and the state that waited for it, replaced and removed', async () => {
    const staff = await enter();
    const id = await staff.make();
    expect(await staff.upload(id, 1, PNG, 'published')).toMatchObject({
      value: { rev: 2, state: 'published', file: { name: 'poster.png', size: PNG.bytes.length } },
    });
    expect(await staff.last()).toBe('campaign.file.store/ok');
    expect(await staff.upload(id, 2, PDF)).toMatchObject({
      value: { rev: 3, state: 'published', file: { name: 'guide.pdf' } },
    });
    const fetched = await staff.fetch(id);
    expect(fetched.ok && fetched.value.name).toBe('guide.pdf');
    expect(fetched.ok && Buffer.from(fetched.value.bytes).equals(PDF.bytes)).toBe(true);
    expect(await staff.last()).toBe('campaign.file.read/ok');
    expect(await staff.update(id, 3, { state: 'published', url: URL })).toMatchObject({ ok: true });
    expect(await staff.drop(id, 4)).toMatchObject({ value: { rev: 5, file: null } });
    expect(await staff.last()).toBe('campaign.file.remove/ok');
    expect(await staff.fetch(id)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('or a link is there whenever a campaign is published, whichever of them goes', async () => {
    const staff = await enter();
    const id = await staff.make();
    const lacking = { error: { kind: 'invalid' } };
    expect(await staff.update(id, 1, { state: 'published' })).toMatchObject(lacking);
    expect(await staff.upload(id, 1, PNG, 'published')).toMatchObject({ ok: true });
    expect(await staff.drop(id, 2)).toMatchObject(lacking);
    expect(await staff.update(id, 2, { state: 'retired' })).toMatchObject({ value: { rev: 3 } });
    expect(await staff.update(id, 3, { state: 'published', url: URL })).toMatchObject({ ok: true });
    expect(await staff.drop(id, 4)).toMatchObject({ ok: true });
    expect(await staff.update(id, 5, { state: 'published' })).toMatchObject(lacking);
    expect(await staff.find(id)).toMatchObject({ rev: 5, url: URL, file: null });
  });

  it('changes nothing where it is none we take', async () => {
    const staff = await enter();
    const id = await staff.make();
    for (const document of [
      { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { name: 'a.png', bytes: plainPdf() },
      { name: 'a.jpg', bytes: plainPng() },
      { name: 'a.png', bytes: plainPng(20_000, 1) },
      { name: 'a.pdf', bytes: plainPdf('/OpenAction << /S /JavaScript /JS (x) >>') },
    ]) {
      expect(await staff.upload(id, 1, document, 'published'), document.name).toMatchObject({
        error: { kind: 'unacceptable', code: 'documentRefused' },
      });
      expect(await staff.last()).toBe('campaign.file.store/refused');
    }
    expect(await staff.find(id)).toMatchObject({ rev: 1, state: 'draft', file: null });
  });

  it('is not overwritten unseen; what was stored already is answered like the first time', async () => {
    const [one, two] = [await enter(), await enter()];
    const id = await one.make();
    expect(await one.upload(id, 1)).toMatchObject({ ok: true });
    expect(await one.upload(id, 1)).toMatchObject({ value: { rev: 2 } });
    expect(await two.upload(id, 1, PDF)).toMatchObject({ error: { code: 'staleRev' } });
    expect(await two.drop(id, 1)).toMatchObject({ error: { code: 'staleRev' } });
    expect(await two.last()).toBe('campaign.file.remove/refused');
    expect(await two.upload('nobody', 1)).toMatchObject({ error: { kind: 'notFound' } });
    const made = await Promise.all([one.upload(id, 2, PDF), two.upload(id, 2, PNG)]);
    expect((await one.find(id))?.rev).toBe(made.some(({ ok }) => ok) ? 3 : 2);
  });

  it('is for those with the right only', async () => {
    const id = await (await enter()).make();
    const without = await enter(['news']);
    const refused = { error: { kind: 'forbidden' } };
    expect(await without.upload(id, 1)).toMatchObject(refused);
    expect(await without.drop(id, 1)).toMatchObject(refused);
    expect(await without.fetch(id)).toMatchObject(refused);
  });
});
