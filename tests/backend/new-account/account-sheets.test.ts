import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDraft } from '#core/new-account/account-draft.schema.ts';
import type { SpreadsheetCells } from '#core/new-account/spreadsheet.schema.ts';
import { wholeDraft } from '#tests/support/account-draft.ts';
import { spreadsheetRows } from '#tests/support/account-sheet-rows.ts';
import { describeDatabase } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { accountSpreadsheetWorld } from './account-sheet-world.ts';
import { GROUPS } from './new-account-world.ts';

type World = Awaited<ReturnType<typeof accountSpreadsheetWorld>>;
type Clerk = Awaited<ReturnType<World['clerk']>>;

const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };

describeDatabase('accounts of a pasted sheet', (engine) => {
  let world: World;
  let dana: Clerk;
  beforeAll(async () => {
    world = await accountSpreadsheetWorld(engine);
    dana = await world.clerk();
  });
  afterAll(() => world.close());

  const problemsOf = async (...changes: readonly SpreadsheetCells[]) =>
    valueOf(await dana.check(spreadsheetRows(...changes))).rows.map(({ problems }) => problems);

  it('says of each row what stands in its way, in the words of the wizard, and writes nothing', async () => {
    await seedSite(world.kysely, { num: 2003, group: GROUPS.branch, name: 'Kestrel Print Works' });
    await seedSite(world.kysely, { num: 2004, group: GROUPS.stranger, name: 'A secret' });
    const before = await world.countSites();
    expect(
      await problemsOf(
        { xmit: 'hp2001' },
        { xmit: 'HP2001' },
        { xmit: 'HP2003' },
        { xmit: 'HP2004' },
        { xmit: 'HP2008' },
        { xmit: 'HP9999' },
        { street: '', siteType: 'Castle', plan: 'Laundry' },
        { branch: String(GROUPS.stranger) },
        { contact1Phone: '', code: '' },
        { code: '1234' },
      ),
    ).toEqual([
      [],
      ['HP2001 is also on line 2'],
      ['Transmitter 1: HP2003 belongs to Kestrel Print Works (Panel)'],
      ['Transmitter 1: HP2004 is in use'],
      [expect.stringContaining('HP2008 is reserved by the provider')],
      [expect.stringContaining('HP9999 is outside')],
      [
        'Castle is not a valid location type',
        'Laundry is not a service',
        expect.stringContaining('Street'),
        'Choose at least one service',
      ],
      [`${GROUPS.stranger} is not one of your branches`, 'Choose a branch'],
      ['A contact with a phone that can be called', expect.stringContaining('must be typed')],
      [expect.stringContaining('sequence')],
    ]);
    const twice = valueOf(await dana.check(spreadsheetRows({ street: '1 PIER ROAD.' }))).rows[0];
    expect(twice?.advice[0]).toBe('Kestrel Print Works is already at this address');
    expect(await world.countSites()).toBe(before);
  });

  it('takes nothing that a spreadsheet changed: zeros come back where they are certain, else the row is refused', async () => {
    const short = { region: 'ME', postalCode: '4199', code: 'Harbor77' };
    const { rows } = valueOf(
      await dana.check(
        spreadsheetRows(
          short,
          { ...short, code: '7302' },
          // If one row shows that leading zeros were lost, all other short codes in the column are refused, because
          // leading zeros may be missing from those codes too.
          { ...short, region: 'OH', postalCode: '43004', code: '7302' },
          { ...short, region: 'OH', postalCode: '43004', code: '07302' },
          { ...short, region: 'OH' },
          { contact1Phone: '2.07556E+09' },
          short,
        ),
      ),
    );
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [expect.stringContaining('Passcode may be missing zeros')],
      [expect.stringContaining('Passcode may be missing zeros')],
      [],
      [expect.stringContaining('Postal code 4199 has 4 digits')],
      [expect.stringContaining('was shortened by a spreadsheet'), ...rows[5]!.problems.slice(1)],
      [],
    ]);
    expect(JSON.stringify(rows)).not.toContain('7302');
    expect(rows[0]?.advice).toContain(
      'A spreadsheet removed zeros from the postal code: it is 04199',
    );
    expect(rows[6]?.advice[0]).toBe(
      'Same as line 2: this would create a second account for the same place',
    );
    expect(rows[1]?.advice.join()).not.toContain('Same as line');
  });

  it('creates each good row once as the wizard would, and gives those without a number the next free', async () => {
    const rows = spreadsheetRows(
      { xmit: 'HP2000', name: 'First', duressCode: 'MOORING3' },
      { name: '=Second', branch: String(GROUPS.branch) },
      { xmit: 'HP2008', name: '=Third' },
    );
    const id = await world.begin(dana, rows);
    // Starting other rows under this id would lose them in silence. The same rows return the current state of the import.
    expect(await dana.start(id, spreadsheetRows({}))).toMatchObject({
      error: { kind: 'conflict', code: 'sheetStarted' },
    });
    expect(valueOf(await dana.start(id, rows)).counts).toEqual({
      waiting: 2,
      created: 0,
      refused: 1,
    });
    await world.work();
    const run = valueOf(await dana.read(id));
    expect(run.job).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(run.rows.map(({ name, outcome, xmit }) => [name, outcome, xmit])).toEqual([
      ['First', 'created', 'HP2000'],
      ['=Second', 'created', 'HP2001'],
      ['=Third', 'refused', 'HP2008'],
    ]);
    const [first, second] = run.rows.map(({ siteNum }) => siteNum ?? 0);
    const { kysely } = world;
    const site = await kysely
      .selectFrom('site')
      .select(['site_group_num', 'state', 'name', 'account_passcode_hash as hash'])
      .where('num', '=', second ?? 0)
      .executeTakeFirstOrThrow();
    expect(site).toMatchObject({
      site_group_num: GROUPS.branch,
      state: 'installPending',
      name: '=Second',
    });
    expect(await world.hasher.verify(site.hash, 'LANTERN9')).toBe(true);
    const of = async (table: 'site_document' | 'site_test' | 'passcode') =>
      (
        await kysely
          .selectFrom(table)
          .select('site_num')
          .where('site_num', '=', first ?? 0)
          .execute()
      ).length;
    expect([await of('site_document'), await of('site_test'), await of('passcode')]).toEqual([
      1, 1, 2,
    ]);
    const history = await kysely
      .selectFrom('activity')
      .select(['event', 'comment', 'actor'])
      .where('site_num', '=', first ?? 0)
      .where('kind', '=', 'Data change')
      .execute();
    expect(history).toEqual([{ event: 'Account created', comment: 'First', actor: 'Dana Reyes' }]);
    const record = await kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'target', 'subject_id'])
      .where('operation', '=', 'account.create')
      .execute();
    expect(record).toEqual(
      [first, second].map((num) => ({
        operation: 'account.create',
        result: 'ok',
        target: `site ${String(num)}`,
        subject_id: dana.id,
      })),
    );
  });

  it('keeps codes sealed while a row waits, and nowhere after it', async () => {
    const rows = spreadsheetRows({ xmit: 'HP2002', code: 'WHARFSIDE7' });
    const id = await world.begin(dana, rows);
    const stored = async () =>
      JSON.stringify(
        await world.kysely
          .selectFrom('account_sheet_row')
          .select(['cells', 'sealed'])
          .where('sheet_id', '=', id)
          .execute(),
      );
    expect(await stored()).not.toMatch(/WHARFSIDE7|"sealed":null/i);
    await world.work();
    expect(await stored()).toMatch(/"sealed":null/);
    const audit = await world.kysely.selectFrom('audit').select('detail').execute();
    expect(JSON.stringify(audit)).not.toMatch(/WHARFSIDE7|LANTERN9/i);
  });

  it('hands out refused rows as a sheet to correct: no cell is a formula, no code stands in it', async () => {
    const rows = spreadsheetRows(
      { xmit: 'HP2005', name: '=cmd()' },
      { xmit: 'HP2009', name: '=1+1', note: '@sum', code: 'HARBOUR22' },
    );
    const id = await world.begin(dana, rows, { left: [2] }).catch((error: unknown) => error);
    // The import is refused because no row can be created: one row is skipped and the other row is invalid.
    expect(String(id)).toContain('nothingToCreate');
    const good = await world.begin(dana, [
      ...rows,
      ...spreadsheetRows({}, {}, { xmit: 'HP2006' }).slice(2),
    ]);
    await world.work();
    const { bytes, name } = valueOf(await dana.refused(good));
    const text = new TextDecoder().decode(bytes);
    expect(name).toBe('accounts-to-correct.csv');
    expect(text).toContain("'=1+1");
    expect(text).toContain("'@sum");
    expect(text).toContain('reserved by the provider');
    expect(text).not.toMatch(/HARBOUR22|cmd/i);
  });

  it('lets one of two runs with the same number have it, and none a number the wizard holds', async () => {
    await world.kysely.deleteFrom('account_sheet').execute();
    const draftId = randomUUID();
    const omar = await world.person([GROUPS.parent], undefined, 'Omar Haddad');
    const other = await world.clerk();
    const first = await world.begin(dana, spreadsheetRows({ xmit: 'HP2007', name: 'A' }));
    const second = await world.begin(other, spreadsheetRows({ xmit: 'HP2007', name: 'B' }));
    const problems: unknown[] = [];
    await Promise.all([
      world.runner(undefined, problems).runNext(),
      world.runner(undefined, problems).runNext(),
    ]);
    expect(problems).toEqual([]);
    const outcomes = [
      ...valueOf(await dana.read(first)).rows,
      ...valueOf(await other.read(second)).rows,
    ].map(({ outcome, problems }) => [outcome, problems.length]);
    expect(outcomes.toSorted()).toEqual([
      ['created', 0],
      ['refused', 1],
    ]);
    await world.kysely
      .updateTable('number_block')
      .set({ last_num: 2029 })
      .where('kind', '=', 'assigned')
      .execute();
    const third = await world.begin(
      dana,
      spreadsheetRows({ xmit: 'HP2020' }, { name: 'Next free' }),
    );
    valueOf(await omar.save(draftId, emptyDraft(GROUPS.parent)));
    const held = valueOf(await omar.numbers(draftId, ['HP2020', 'HP2010']));
    expect(held.answers.map(({ state }) => state)).toEqual(['free', 'free']);
    await world.work();
    expect(valueOf(await dana.read(third)).rows).toMatchObject([
      { outcome: 'refused', problems: ['Transmitter 1: HP2020 is held for another new account'] },
      { outcome: 'created', xmit: 'HP2011' },
    ]);
  });

  it('is its starter’s alone, in its group, and needs the flag and the agreement', async () => {
    const id = randomUUID();
    const rows = spreadsheetRows({ xmit: 'HP2021' });
    expect(await dana.start(id, rows)).toMatchObject({ error: { code: 'agreementMissing' } });
    valueOf(await dana.attach(id));
    const other = await world.clerk([GROUPS.parent, GROUPS.stranger]);
    for (const answer of [
      await other.attach(id),
      await other.read(id),
      await other.refused(id),
      await dana.read(id, GROUPS.stranger),
      await dana.check(rows, { group: GROUPS.stranger }),
      await dana.start(id, rows, { group: GROUPS.stranger }),
      await dana.attach(randomUUID(), GROUPS.stranger),
    ])
      expect(answer).toEqual(NOT_FOUND);
    // To another user, a running import looks like one that does not exist.
    expect(await other.start(id, rows)).toEqual(await other.start(randomUUID(), rows));
    const limited = await world.clerk([GROUPS.parent], []);
    expect(await limited.check(rows)).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await dana.check(rows, { templateId: randomUUID() })).toMatchObject({
      error: { code: 'templateGone' },
    });
  });

  it('begins every account from one template, with the group’s wish for verification calls', async () => {
    await world.kysely.updateTable('site_group').set({ ecv_contacts: 2 }).execute();
    const omar = await world.person([GROUPS.parent], undefined, 'Omar Haddad');
    const draftId = await omar.begin(wholeDraft(GROUPS.parent, 'HP2022'));
    const templateId = randomUUID();
    valueOf(await omar.template(draftId, templateId));
    const rows = spreadsheetRows({
      plan: '',
      siteType: '',
      contact2Name: 'Lee Park',
      contact2Phone: '207-555-0190',
    });
    const id = await world.begin(dana, rows, { templateId });
    await world.work();
    const [row] = valueOf(await dana.read(id)).rows;
    const ofSite = async (table: 'zone' | 'schedule' | 'site_service') =>
      (
        await world.kysely
          .selectFrom(table)
          .select('site_num')
          .where('site_num', '=', row?.siteNum ?? 0)
          .execute()
      ).length;
    expect(await ofSite('zone')).toBeGreaterThan(0);
    expect(await ofSite('schedule')).toBe(1);
    expect(await ofSite('site_service')).toBeGreaterThan(0);
    const turns = await world.kysely
      .selectFrom('contact')
      .select('ecv_order')
      .where('site_num', '=', row?.siteNum ?? 0)
      .orderBy('position')
      .execute();
    expect(turns).toEqual([{ ecv_order: 1 }, { ecv_order: 2 }]);
  });

  it('goes on behind the last row that was written, and leaves what was not its turn to a cancel', async () => {
    const before = await world.countSites();
    const id = await world.begin(
      dana,
      spreadsheetRows({ name: 'A' }, { name: 'B' }, { name: 'C' }),
    );
    let stopping = false;
    await world.runner(() => Promise.resolve(void (stopping = true))).runNext(() => stopping);
    expect(valueOf(await dana.read(id)).counts).toEqual({ created: 1, refused: 0, waiting: 2 });
    stopping = false;
    await world.runner(() => Promise.resolve(void (stopping = true))).runNext(() => stopping);
    const run = valueOf(await dana.read(id));
    expect(run.counts).toEqual({ created: 2, refused: 0, waiting: 1 });
    valueOf(await dana.cancel(run.job?.id ?? ''));
    await world.work();
    expect(valueOf(await dana.read(id)).counts).toEqual({ created: 2, refused: 0, waiting: 1 });
    expect(await world.countSites()).toBe(before + 2);
    const text = new TextDecoder().decode(valueOf(await dana.refused(id)).bytes);
    expect(text).toContain('Not started yet');
  });
});
