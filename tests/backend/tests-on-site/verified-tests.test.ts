import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { seedCode } from '../harness/seed-code.ts';
import { testVault } from '../harness/test-vault.ts';
import { HOUR, testedSiteWorld, type TestedSiteWorld, valueOf } from './tested-site-world.ts';

const NOT_ACCEPTED = {
  ok: false,
  error: {
    kind: 'unacceptable',
    code: 'codeNotAccepted',
    message: 'This passcode or PIN is not accepted for placing a test.',
  },
};

describeDatabase('a code given for a test', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const seed = (siteNum: number, code: Parameters<typeof seedCode>[2]) =>
    seedCode(world.database.kysely, siteNum, code);
  const demand = (siteNum: number, flag: boolean) =>
    world.database.kysely
      .updateTable('site_group')
      .set({ verify_tests: flag })
      .where('num', '=', (eb) =>
        eb.selectFrom('site').select('site_group_num').where('num', '=', siteNum),
      )
      .execute();
  const rowsOf = (siteNum: number) =>
    world.database.kysely
      .selectFrom('activity')
      .select(['event', 'code', 'withheld', 'comment'])
      .where('site_num', '=', siteNum)
      .execute();
  const verifiedAt = async (id: string) =>
    (
      await world.database.kysely
        .selectFrom('passcode')
        .select('last_verified_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).last_verified_at;

  it('is noted with its holder at the test, in history and at the code, without regard to case', async () => {
    const sn = await world.site();
    const id = await seed(sn, { code: 'HARBOR7' });
    const dealer = await world.person();
    const { test } = valueOf(await dealer.place(sn, {}, { code: ' harbor7 ' }));
    expect(test.verifiedBy).toBe('Carla Benson');
    expect(await rowsOf(sn)).toMatchObject([
      {
        event: 'Test started',
        comment: expect.stringContaining('Verified by Carla Benson') as string,
      },
    ]);
    expect(await verifiedAt(id)).toBe(world.clock.now());
    const customer = await world.person({ application: 3, links: [sn] });
    expect(valueOf(await customer.list(sn)).tests[0]?.verifiedBy).toBe('Carla Benson');
  });

  it('is refused by one sentence, whatever is wrong with it, and nothing is placed', async () => {
    const sn = await world.site();
    await seed(sn, { code: 'KELP44', authority: 2 });
    const other = await world.site();
    await seed(other, { code: 'HARBOR7' });
    const dealer = await world.person();
    for (const code of ['nothing', 'KELP44', 'HARBOR7'])
      expect(await dealer.place(sn, {}, { code })).toEqual(NOT_ACCEPTED);
    expect(valueOf(await dealer.list(sn)).tests).toEqual([]);
    expect(await world.record(dealer.account.id)).toEqual(
      expect.arrayContaining(['test.place/refused']),
    );
  });

  it('is demanded where the group of the site says so, and only there', async () => {
    const sn = await world.site();
    await seed(sn, { code: 'HARBOR7' });
    const dealer = await world.person();
    await demand(sn, true);
    try {
      expect(valueOf(await dealer.list(sn)).site.verifyTests).toBe(true);
      expect(await dealer.place(sn)).toMatchObject({ ok: false, error: { code: 'codeNeeded' } });
      expect(await dealer.place(sn, {}, { code: '  ' })).toMatchObject({
        error: { code: 'codeNeeded' },
      });
      expect((await dealer.place(sn, {}, { code: 'HARBOR7' })).ok).toBe(true);
    } finally {
      await demand(sn, false);
    }
    expect(valueOf(await dealer.list(sn)).site.verifyTests).toBe(false);
  });

  it('of old is the account passcode, of which only a hash is there', async () => {
    const sn = await world.site();
    const { kysely } = world.database;
    await kysely
      .updateTable('site')
      .set({ account_passcode_hash: world.hasher.hashNow('HARBOR7') })
      .where('num', '=', sn)
      .execute();
    await kysely
      .insertInto('passcode')
      .values({
        id: randomUUID(),
        site_num: sn,
        holder: 'Account passcode',
        authority: 5,
        of_account: true,
        updated_at: 0,
      })
      .execute();
    const dealer = await world.person();
    expect(await dealer.place(sn, {}, { code: 'MOORING7' })).toEqual(NOT_ACCEPTED);
    const { test } = valueOf(await dealer.place(sn, {}, { code: 'Harbor7' }));
    expect(test.verifiedBy).toBe('Account passcode');
  });

  it('may be the PIN of a contact of enough authority', async () => {
    const sn = await world.site();
    const { kysely } = world.database;
    const id = randomUUID();
    await kysely
      .insertInto('contact')
      .values({
        id,
        site_group_num: 4471,
        site_num: sn,
        position: 1,
        type: 'Keyholder',
        first_name: 'Ann',
        last_name: 'Vale',
        authority: 3,
        has_keys: true,
        updated_at: 0,
      })
      .execute();
    const sealed = testVault.seal({ kind: 'pin', id }, '4907');
    const fingerprint = testVault.fingerprint(sn, '4907');
    await kysely
      .insertInto('contact_pin')
      .values({ contact_id: id, site_num: sn, sealed, fingerprint, updated_at: 0 })
      .execute();
    const dealer = await world.person();
    const { test } = valueOf(await dealer.place(sn, {}, { code: '4907' }));
    expect(test.verifiedBy).toBe('Ann Vale');
    valueOf(await dealer.clear(test.id));
    await kysely.updateTable('contact').set({ suspended: true }).where('id', '=', id).execute();
    expect(await dealer.place(sn, {}, { code: '4907' })).toEqual(NOT_ACCEPTED);
  });

  it('is not asked for again when the same form is sent again', async () => {
    const sn = await world.site();
    await seed(sn, { code: 'HARBOR7' });
    const dealer = await world.person();
    const id = randomUUID();
    const first = valueOf(await dealer.place(sn, {}, { id, code: 'HARBOR7' }));
    expect(valueOf(await dealer.place(sn, {}, { id }))).toEqual(first);
    expect(valueOf(await dealer.place(sn, {}, { id, code: 'HARBOR7' }))).toEqual(first);
  });

  it('may be tried five times in a quarter of an hour; a right one gives its try back', async () => {
    const sn = await world.site();
    await seed(sn, { code: 'HARBOR7' });
    const dealer = await world.person();
    for (let at = 0; at < 8; at += 1)
      valueOf(await dealer.place(sn, { length: HOUR + at }, { code: 'HARBOR7' }));
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => dealer.place(sn, {}, { code: `GUESS${at}` })),
    );
    const kinds = guesses.map((one) => (one.ok ? 'placed' : one.error.kind));
    expect(kinds.filter((kind) => kind === 'unacceptable')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'tooMany')).toHaveLength(7);
    expect(await dealer.place(sn, {}, { code: 'HARBOR7' })).toMatchObject({
      error: { kind: 'tooMany' },
    });
    // Other users can still act at this site, and the locked user can act at other sites.
    const other = await world.person();
    expect((await other.place(sn, {}, { code: 'HARBOR7' })).ok).toBe(true);
  });

  it('given by several at once starts one test, verified, and each of them is right', async () => {
    const sn = await world.site();
    const id = await seed(sn, { code: 'HARBOR7' });
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const answers = await Promise.all(people.map((who) => who.place(sn, {}, { code: 'HARBOR7' })));
    for (const answer of answers) expect(valueOf(answer).test.verifiedBy).toBe('Carla Benson');
    expect(valueOf(await people[0]!.list(sn)).tests).toHaveLength(1);
    expect(await verifiedAt(id)).toBe(world.clock.now());
  });
});
