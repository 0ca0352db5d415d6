import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type AccountWorld, accountWorld, GROUP } from './account-world.ts';

const MAILED = 'dana@example.com';

describeDatabase('what customers ask for', (engine) => {
  let accounts: AccountWorld;
  beforeAll(async () => {
    accounts = await accountWorld(engine);
    await accounts.world.person({
      application: 2,
      groups: [GROUP],
      name: 'Dana Reyes',
      contacts: [{ type: 'email', value: MAILED }],
    });
  });
  afterAll(() => accounts.world.close());

  const wanted = async (sn: number) =>
    accounts.world.database.kysely
      .selectFrom('change_request')
      .select(['id', 'field', 'wanted', 'rev', 'asked_by'])
      .where('site_num', '=', sn)
      .where('withdrawn_at', 'is', null)
      .orderBy('field')
      .execute();
  const mails = async (sn: number) =>
    (await accounts.world.sentTo(MAILED)).filter(({ text }) => text.includes(`(site ${sn})`));
  const apply = (sn: number, county: string) =>
    accounts.world.database.kysely
      .updateTable('site')
      .set({ county })
      .where('num', '=', sn)
      .execute();

  it('replaces no wish of a colleague that was not seen, and says whose it is', async () => {
    const sn = await accounts.site();
    const [ana, lee] = [
      await accounts.customer({ links: [sn], name: 'Ana Romero' }),
      await accounts.customer({ links: [sn], name: 'Lee Romero' }),
    ];
    const info = valueOf(await ana.read(sn));
    valueOf(await lee.ask(info, { county: 'Alder' }));
    const refused = await ana.ask(info, { county: 'Merrin', unit: 'Rear' });
    expect(refused).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(refused)).toMatch(/Changed by Lee Romero at \d\d:\d\d E[SD]T\./);
    expect(await wanted(sn)).toMatchObject([{ field: 'county', wanted: 'Alder', rev: 1 }]);
    // A customer who has seen the first request may replace it. A save from a form opened before the replacement is refused.
    const seen = valueOf(await ana.read(sn));
    valueOf(await ana.ask(seen, { county: 'Merrin', unit: 'Rear' }));
    expect(await wanted(sn)).toMatchObject([
      { field: 'county', wanted: 'Merrin', rev: 2, asked_by: 'Ana Romero' },
      { field: 'unit', wanted: 'Rear', rev: 1 },
    ]);
    const [county] = seen.requests;
    expect(await lee.ask(seen, { county: 'Quarry' })).toMatchObject({
      error: { code: 'staleRev' },
    });
    const late = await lee.withdraw(sn, county?.id ?? '', county?.rev);
    expect(late).toMatchObject({ error: { code: 'staleRev' } });
    expect(JSON.stringify(late)).toContain('Changed by Ana Romero at ');
    valueOf(await lee.withdraw(sn, county?.id ?? '', 2));
    expect(await wanted(sn)).toMatchObject([{ field: 'unit' }]);
  });

  it('asks for nothing that was not typed: what was applied meanwhile stays', async () => {
    const sn = await accounts.site();
    const owner = await accounts.customer({ links: [sn] });
    const info = valueOf(await owner.read(sn));
    await apply(sn, 'Alder');
    valueOf(await owner.ask(info, { unit: 'Rear' }));
    expect(await wanted(sn)).toMatchObject([{ field: 'unit' }]);
    // Another request changed this field after the form was read. The save is refused, because it would overwrite that change unseen.
    expect(await owner.ask(info, { county: 'Merrin' })).toMatchObject({
      error: { code: 'staleRev' },
    });
  });

  it('is one request for its number, however often it is sent, and for a number of another site one of its own', async () => {
    const [sn, other] = [await accounts.site(), await accounts.site()];
    const owner = await accounts.customer({ links: [sn, other] });
    const id = randomUUID();
    const info = valueOf(await owner.read(sn));
    const ask = () => owner.ask(info, { unit: 'Rear' }, () => id);
    await Promise.all([ask(), ask(), ask()]);
    expect(await wanted(sn)).toMatchObject([{ id, wanted: 'Rear', rev: 1 }]);
    expect(await accounts.lines(sn)).toHaveLength(1);
    expect(await mails(sn)).toHaveLength(1);
    valueOf(await owner.ask(valueOf(await owner.read(other)), { unit: 'Attic' }, () => id));
    expect((await wanted(other))[0]?.id).not.toBe(id);
    expect(await wanted(sn)).toMatchObject([{ id, wanted: 'Rear' }]);
  });

  it('is mailed to the dealer, old and new, and so is that nobody asks for it any more', async () => {
    const sn = await accounts.site();
    const owner = await accounts.customer({ links: [sn] });
    valueOf(await owner.ask(valueOf(await owner.read(sn)), { county: 'Alder', unit: 'Rear' }));
    const [mail] = await mails(sn);
    expect(mail).toMatchObject({ recipient: MAILED, subject: `Change requested: Site ${sn}` });
    expect(mail?.text).toContain('Luis Romero requests a change');
    expect(mail?.text).toContain('County: (empty) → Alder');
    expect(mail?.text).toContain('Unit: (empty) → Rear');
    expect(mail?.link).toContain(`/site/info?sn=${sn}`);
    const county = (await wanted(sn)).find(({ field }) => field === 'county');
    valueOf(await owner.withdraw(sn, county?.id ?? ''));
    expect((await mails(sn)).map(({ subject }) => subject)).toEqual([
      `Change requested: Site ${sn}`,
      `Change withdrawn: Site ${sn}`,
    ]);
  });

  it('is asked for ten times an hour by one person', async () => {
    const sn = await accounts.site();
    const owner = await accounts.customer({ links: [sn] });
    for (let times = 0; times < 10; times += 1)
      valueOf(await owner.ask(valueOf(await owner.read(sn)), { unit: `Door ${times}` }));
    expect(await owner.ask(valueOf(await owner.read(sn)), { unit: 'Rear' })).toMatchObject({
      error: { kind: 'tooMany' },
    });
    expect((await accounts.record(sn)).at(-1)).toMatchObject({
      operation: 'account.request',
      result: 'limited',
    });
  });
});
