import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeDraft } from '#tests/support/account-draft.ts';
import { testVault } from '../harness/test-vault.ts';
import { describeEachEngine } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { CODES, GROUPS, newAccountWorld } from './new-account-world.ts';

type World = Awaited<ReturnType<typeof newAccountWorld>>;
type Person = Awaited<ReturnType<World['person']>>;

describeEachEngine('submitting a new account', (engine) => {
  let world: World;
  let dana: Person;
  beforeAll(async () => {
    world = await newAccountWorld(engine);
    dana = await world.person();
  });
  afterAll(() => world.close());

  const count = async (table: 'site' | 'device' | 'zone' | 'contact' | 'site_test') => {
    const row = await world.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const created = async (id: string, rev = 1): Promise<number> => {
    const answer = valueOf(await dana.submit(id, rev));
    if (answer.kind !== 'created') throw new Error(JSON.stringify(answer.problems));
    return answer.siteNum;
  };

  it('writes everything of it, on test, with its history and the record; never a code', async () => {
    const draft = wholeDraft(GROUPS.branch, 'HP2000', { duress: { holder: 'Frank Osei' } });
    const id = await dana.begin(draft);
    const codes = [...CODES, { id: 'duress', code: 'MOORING3', knowingly: false }];
    const answer = valueOf(await dana.submit(id, 1, codes));
    const siteNum = answer.kind === 'created' ? answer.siteNum : 0;
    const { kysely } = world;
    const site = await kysely
      .selectFrom('site')
      .selectAll()
      .where('num', '=', siteNum)
      .executeTakeFirstOrThrow();
    expect(site).toMatchObject({
      name: 'Pier Nine Brewing',
      site_group_num: GROUPS.branch,
      state: 'installPending',
      kind: 'Commercial security',
      spoken_language: 'en',
      cross_street: 'Wharf Street',
    });
    const of = async (table: string) => {
      const { rows } = await sql<Readonly<Record<string, string>>>`
        select * from ${sql.table(table)} where site_num = ${siteNum}`.execute(kysely);
      return rows;
    };
    expect(await of('device')).toMatchObject([{ xmit: 'HP2000', type: 'Alarm panel' }]);
    expect(await of('device_path')).toMatchObject([{ receiver: 'Receiver 2, line 4' }]);
    expect(await of('area')).toMatchObject([{ name: 'Taproom', state: 'Unknown' }]);
    expect(await of('zone')).toHaveLength(draft.zones.length);
    expect(await of('contact')).toHaveLength(2);
    const passcodes = await of('passcode');
    const master = passcodes.find((one) => one['kind'] === 'normal');
    expect(passcodes).toHaveLength(2);
    expect(
      testVault.open({ kind: 'passcode', id: master?.['id'] ?? '' }, master?.['sealed'] ?? ''),
    ).toBe('LANTERN9');
    expect(site.account_passcode_hash).not.toBeNull();
    for (const table of ['site_agency', 'site_permit', 'site_note', 'schedule'])
      expect(await of(table)).toHaveLength(1);
    expect(await of('site_service')).toHaveLength(2);
    const test = await kysely
      .selectFrom('site_test')
      .select(['starts_at', 'ends_at', 'noted'])
      .where('site_num', '=', siteNum)
      .executeTakeFirstOrThrow();
    expect(test.ends_at - test.starts_at).toBe(24 * 3600000);
    expect(test.noted).toBe('started');
    const events = await kysely
      .selectFrom('activity')
      .select('event')
      .where('site_num', '=', siteNum)
      .execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'Account created',
      'Test started',
    ]);
    const watch = await kysely
      .selectFrom('supervision_watch')
      .select('site_num')
      .where('site_num', '=', siteNum)
      .execute();
    expect(watch).toHaveLength(1);
    expect(await of('site_document')).toMatchObject([{ name: 'agreement.pdf' }]);
    const audit = await kysely
      .selectFrom('audit')
      .select('detail')
      .where('operation', '=', 'account.create')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(audit)).not.toMatch(/LANTERN9|MOORING3/i);
    const kept = await kysely
      .selectFrom('account_draft')
      .select(['content', 'site_num'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ content: null, site_num: siteNum });
  });

  it('answers the first result however often it is sent, at once or later', async () => {
    const before = await count('site');
    const id = await dana.begin(wholeDraft(GROUPS.parent, 'HP2001'));
    const answers = await Promise.all([dana.submit(id), dana.submit(id), dana.submit(id)]);
    const nums = answers.map((answer) => {
      const value = valueOf(answer);
      return value.kind === 'created' ? value.siteNum : null;
    });
    expect(new Set(nums).size).toBe(1);
    expect(await created(id)).toBe(nums[0]);
    expect(await count('site')).toBe(before + 1);
    expect(await dana.save(id, wholeDraft(GROUPS.parent, 'HP2001'), 1)).toMatchObject({
      error: { code: 'becameAccount' },
    });
  });

  it('answers each problem at its step, and writes nothing', async () => {
    const before = [await count('site'), await count('zone'), await count('site_test')];
    const draft = wholeDraft(GROUPS.parent, 'HP2008');
    const id = randomUUID();
    valueOf(
      await dana.save(id, {
        ...draft,
        contacts: [],
        premises: { ...draft.premises, street: ' ', callFirst: 'nonsense' },
      }),
    );
    const answer = valueOf(await dana.submit(id, 1, []));
    const problems = answer.kind === 'problems' ? answer.problems : [];
    expect(problems.map(({ field, step, tone }) => [step, field, tone])).toEqual([
      ['account', 'transmitter-1-xmit', 'wrong'],
      ['premises', 'premises-street', 'missing'],
      ['premises', 'premises-callFirst', 'wrong'],
      ['contacts', null, 'missing'],
      ['passcodes', null, 'missing'],
      ['agreement', 'agreement-document', 'missing'],
    ]);
    expect([await count('site'), await count('zone'), await count('site_test')]).toEqual(before);
  });

  it('refuses what was changed elsewhere, and a group that is not one of the caller', async () => {
    const id = await dana.begin(wholeDraft(GROUPS.parent, 'HP2002'));
    valueOf(await dana.save(id, wholeDraft(GROUPS.stranger, 'HP2002'), 1));
    expect(await dana.submit(id, 1)).toMatchObject({ error: { code: 'staleRev' } });
    const answer = valueOf(await dana.submit(id, 2));
    expect(answer).toMatchObject({ kind: 'problems', problems: [{ field: 'account-branch' }, {}] });
    valueOf(await dana.discard(id));
  });

  it('lets one of two drafts with the same number become an account, when both come at once', async () => {
    const drafts = [
      await dana.begin(wholeDraft(GROUPS.parent, 'HP2003')),
      await dana.begin(wholeDraft(GROUPS.parent, 'HP2003')),
    ];
    const answers = await Promise.all(drafts.map((id) => dana.submit(id)));
    const kinds = answers.map((answer) => valueOf(answer).kind);
    expect(kinds.toSorted()).toEqual(['created', 'problems']);
  });

  it('gives a number that is claimed by many at the same moment to exactly one', async () => {
    const others = await Promise.all([world.person(), world.person(), world.person()]);
    const people = [dana, ...others];
    const drafts: { who: Person; id: string }[] = [];
    for (const who of people) {
      const id = randomUUID();
      valueOf(await who.save(id, wholeDraft(GROUPS.parent, 'HP2004')));
      drafts.push({ who, id });
    }
    const answers = await Promise.all(drafts.map(({ id, who }) => who.numbers(id, ['HP2004'])));
    const states = answers.map((answer) => valueOf(answer).answers[0]?.state);
    expect(states.filter((state) => state === 'free')).toHaveLength(1);
    expect(states.filter((state) => state === 'held')).toHaveLength(3);
    const next = await Promise.all(
      drafts.map(({ id, who }) => who.numbers(id, [], { next: true })),
    );
    const given = next.map((answer) => valueOf(answer).next);
    expect(new Set(given).size).toBe(given.length);
    for (const { id, who } of drafts) valueOf(await who.discard(id));
  });

  it('leaves nothing when a device elsewhere took the number since the draft was made', async () => {
    const id = await dana.begin(wholeDraft(GROUPS.parent, 'HP2005'));
    await seedSite(world.kysely, { num: 995, group: GROUPS.stranger });
    await world.kysely
      .updateTable('device')
      .set({ xmit: 'HP2005' })
      .where('site_num', '=', 995)
      .execute();
    const before = [await count('site'), await count('contact')];
    const answer = valueOf(await dana.submit(id));
    expect(answer).toMatchObject({ kind: 'problems', problems: [{ step: 'account' }] });
    expect([await count('site'), await count('contact')]).toEqual(before);
  });
});
