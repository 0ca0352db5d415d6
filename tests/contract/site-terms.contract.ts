import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { searchWords } from '#core/sites/search-words.rule.ts';
import { TERM_FIELDS } from '#adapters/server/sql/sites/site-terms.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { lawfulTerms, storedTerms } from '#tests/backend/harness/site-terms.ts';

/**
 * Checks that any change of a site updates the site's search terms. Every change is a plain SQL statement, as another
 * program would run it.
 */
export const siteTermsContract = (open: () => TestDatabase): void => {
  const run = (text: string) => sql.raw(text).execute(open().kysely);
  const find = (text: string, siteGroupNum: number): Promise<readonly number[]> =>
    open().unitOfWork.read(async ({ sites }) => {
      const found = await sites.search({
        siteGroupNum,
        words: searchWords(text),
        field: null,
        limit: 21,
        now: START,
      });
      return found.map(({ siteNum }) => siteNum);
    });
  const expectLawful = async (...sites: readonly number[]): Promise<void> => {
    const { kysely } = open();
    expect(await storedTerms(kysely, sites)).toEqual(await lawfulTerms(kysely, sites));
  };
  const columns =
    'num, site_group_num, name, kind, state, street, city, region, postal_code, time_zone';
  const insert = (num: number, group: number, name: string) =>
    run(`insert into site (${columns})
      values (${num}, ${group}, '${name}', 'x', 'monitored', '1 Way', 'Port', 'ME', '04101', 'UTC')`);

  it('are made with a row of plain SQL, and follow its name, address and phone', async () => {
    await writeFamily(open().kysely, { parent: 6101, branch: 6102, stranger: 6103 });
    await insert(61010, 6101, 'Gull Café');
    const all = 6101;
    expect(await find('cafe 1 way', all)).toEqual([61010]);
    await run(
      `update site set name = 'Heron', unit = 'Loft', phone = '207 555 0142' where num = 61010`,
    );
    expect(await find('gull', all)).toEqual([]);
    for (const word of ['heron', 'loft', '0142']) expect(await find(word, all)).toEqual([61010]);
    await run(`update site set street = '5 Quay', phone = null where num = 61010`);
    for (const word of ['way', '0142']) expect(await find(word, all)).toEqual([]);
    expect(await find('quay heron', all)).toEqual([61010]);
    await run(`insert into site (${columns}) select ${columns} from site where num = 61010
      on conflict (num) do update set name = 'Osprey'`);
    expect(await find('osprey', all)).toEqual([61010]);
    await expectLawful(61010);
  });

  it('move with the site to another group or number, and go with it', async () => {
    await writeFamily(open().kysely, { parent: 6201, branch: 6202, stranger: 6203 });
    await insert(62010, 6201, 'Plover');
    await run(`update site set site_group_num = 6203 where num = 62010`);
    expect(await find('plover', 6201)).toEqual([]);
    expect(await find('plover', 6203)).toEqual([62010]);
    await run(`update site set num = 62011 where num = 62010`);
    expect(await find('plover', 6203)).toEqual([62011]);
    expect(await find('62010', 6203)).toEqual([]);
    await expectLawful(62010, 62011);
    await run(`delete from site where num = 62011`);
    expect(await storedTerms(open().kysely, [62011])).toEqual([]);
  });

  it('follow devices and phones added, changed, moved to another site and removed', async () => {
    await writeFamily(open().kysely, { parent: 6301, branch: 6302, stranger: 6303 });
    for (const num of [63010, 63011]) await insert(num, 6301, `Site ${num}`);
    await run(`insert into device (site_num, dev_num, xmit, description)
      values (63010, 1, 'QX-7001', 'Panel'), (63010, 2, 'QX-7002', 'Panel')`);
    await run(`insert into site_phone (site_num, position, kind, number)
      values (63010, 0, 'Call', '603.555.0177'), (63010, 1, 'Call', '+1 603 555 0188 ext 9')`);
    for (const word of ['qx7001', '7002', '0177', '6035550188'])
      expect(await find(word, 6301), word).toEqual([63010]);
    await run(`update device set xmit = 'QX-7003' where xmit = 'QX-7001'`);
    await run(`update device set site_num = 63011 where xmit = 'QX-7002'`);
    await run(`update site_phone set number = '603.555.0199' where number like '%0177'`);
    await run(`update site_phone set site_num = 63011 where position = 1 and site_num = 63010`);
    for (const gone of ['7001', '0177']) expect(await find(gone, 6301), gone).toEqual([]);
    for (const [word, site] of [
      ['7003', 63010],
      ['7002', 63011],
      ['0199', 63010],
      ['0188', 63011],
    ] as const)
      expect(await find(word, 6301), word).toEqual([site]);
    await expectLawful(63010, 63011);
    const emptied = open()
      .kysely.transaction()
      .execute(async (tx) => {
        await sql`truncate site_phone, device cascade`.execute(tx);
        const left = await tx
          .selectFrom('site_term')
          .select('term')
          .where('site_num', '=', 63010)
          .where('field', 'in', [TERM_FIELDS.transmitter, TERM_FIELDS.phone])
          .execute();
        expect(left).toEqual([]);
        throw new Error('enough seen');
      });
    await expect(emptied).rejects.toThrow('enough seen');
    await run(`delete from device where site_num = 63011`);
    await run(`delete from site_phone where site_num = 63010`);
    for (const gone of ['7002', '0199']) expect(await find(gone, 6301), gone).toEqual([]);
    await expectLawful(63010, 63011);
  });

  it('stay as they were when the transaction is taken back, or nothing that is searched changes', async () => {
    const { kysely } = open();
    await writeFamily(kysely, { parent: 6401, branch: 6402, stranger: 6403 });
    await seedSite(kysely, { num: 64010, group: 6401, name: 'Avocet' });
    const versions = () =>
      sql`select xmin::text, term from site_term where site_num = 64010 order by field, term`
        .execute(kysely)
        .then(({ rows }) => rows);
    const before = await versions();
    const change = kysely.transaction().execute(async (tx) => {
      await tx.updateTable('site').set({ name: 'Dunlin' }).where('num', '=', 64010).execute();
      await tx.deleteFrom('device').where('site_num', '=', 64010).execute();
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    await run(`update site set pets = 'A dog', name = name where num = 64010`);
    await run(`update device set last_signal_at = 5, xmit = xmit where site_num = 64010`);
    expect(await versions()).toEqual(before);
    expect(await find('avocet hp64010', 6401)).toEqual([64010]);
  });

  it('are those of the last when many change one site at once', async () => {
    await writeFamily(open().kysely, { parent: 6501, branch: 6502, stranger: 6503 });
    await insert(65010, 6501, 'Sanderling');
    const rounds = Array.from({ length: 6 }, (_, round) => round);
    await Promise.all(
      rounds.flatMap((round) => [
        run(`update site set name = 'Name ${round}' where num = 65010`),
        run(`update site set site_group_num = ${6501 + (round % 3)} where num = 65010`),
        run(`insert into device (site_num, dev_num, xmit, description)
          values (65010, ${round}, 'RX65${round}', 'Panel')`),
        run(`insert into site_phone (site_num, position, kind, number)
          values (65010, ${round}, 'Call', '603555017${round}')`),
      ]),
    );
    await expectLawful(65010);
  });

  it('are made for many sites of one statement', async () => {
    await writeFamily(open().kysely, { parent: 6601, branch: 6602, stranger: 6603 });
    await run(`insert into site (${columns})
      select 660000 + i, 6601 + i % 3, 'Ruff ' || i, 'x', 'monitored', '1 Way', 'Port', 'ME', '04101', 'UTC'
        from generate_series(1, 500) i`);
    await run(`update site set name = 'Stilt' where num between 660001 and 660500 and num % 2 = 0`);
    expect(await find('ruff 499', 6601)).toEqual([660499]);
    expect(await find('ruff 498', 6601)).toEqual([]);
    await expectLawful(660001, 660250, 660500);
    await run(`delete from site where num between 660001 and 660500`);
    expect(await find('660250', 6601)).toEqual([]);
  });
};
