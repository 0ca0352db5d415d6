import { expect, it } from 'vitest';
import { type SearchField, SEARCH_FIELDS } from '#core/sites/site-info.schema.ts';
import { searchWords } from '#core/sites/search-words.rule.ts';
import { fieldTerms } from '#core/backend/sites/field-terms.rule.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

const NAMES = [
  'Kestrel Print Works',
  'Kestrel Café',
  'Main Street Books',
  'Annex',
  'Main & Söhne',
  'Kestrel, Amos',
];

const GUESSES = { name: 'test.guesses', capacity: 3, perMs: 3000 };

/** Tests for searching a dealer's sites, and for favorites, recently visited sites and site facts. */
export const siteRepositoryContract = (open: () => TestDatabase): void => {
  const search = (
    siteGroupNum: number,
    text: string,
    field: SearchField | null = null,
    limit = 21,
  ) =>
    open().unitOfWork.read((tx) =>
      tx.sites.search({ siteGroupNum, words: searchWords(text), field, limit, now: START }),
    );
  const look = (siteGroupNum: number) => ({
    siteGroupNum,
    now: START,
    guess: { bucket: GUESSES, key: `session of ${siteGroupNum}` },
  });
  const numbersOf = async (...input: Parameters<typeof search>) =>
    (await search(...input)).map(({ siteNum }) => siteNum);

  it('takes a group with everything below it for the scope, and nothing for a number nobody has', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9051, branch: 9052, stranger: 9053 });
    await sql
      .insertInto('site_group')
      .values({ num: 9054, parent_num: 9052, name: 'Below', time_zone: 'UTC' })
      .execute();
    for (const group of [9051, 9052, 9053, 9054])
      await seedSite(sql, { num: group * 10, group, name: 'Scope' });
    const scope = async (group: number) => (await numbersOf(group, 'scope')).toSorted();
    expect(await scope(9051)).toEqual([90510, 90520, 90540]);
    expect(await scope(9052)).toEqual([90520, 90540]);
    expect(await scope(9053)).toEqual([90530]);
    expect(await scope(9999)).toEqual([]);
  });

  it('finds by all words, identities first, then names, then the rest, and only in the groups', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9101, branch: 9102, stranger: 9103 });
    for (const [index, name] of NAMES.entries())
      await seedSite(sql, { num: 91010 + index, group: index === 5 ? 9102 : 9101, name });
    await seedSite(sql, { num: 91030, group: 9103, name: 'Kestrel of strangers' });
    await seedSite(sql, { num: 91040, group: 9101, name: '91010 Tower' });
    await sql
      .updateTable('site')
      .set({ street: '7 Kestrel Road', phone: '(207) 555-0142' })
      .where('num', '=', 91013)
      .execute();
    const all = 9101;
    expect(await numbersOf(all, 'KESTREL')).toEqual([91011, 91010, 91015, 91013]);
    expect(await numbersOf(9102, 'kestrel')).toEqual([91015]);
    expect(await numbersOf(all, 'kes cafe')).toEqual([91011]);
    expect(await numbersOf(all, 'kestrel annex')).toEqual([91013]);
    expect(await numbersOf(all, 'kestrel', 'address')).toEqual([91013]);
    expect(await numbersOf(all, 'kestrel', 'transmitter')).toEqual([]);
    expect(await numbersOf(all, '91010')).toEqual([91010, 91040]);
    expect(await numbersOf(all, 'hp91012')).toEqual([91012]);
    expect(await numbersOf(all, '555-0142', 'phone')).toEqual([91013]);
    expect(await numbersOf(all, '0142')).toEqual([91013]);
    expect(await numbersOf(all, 'kestrel', null, 2)).toEqual([91011, 91010]);
    expect(await numbersOf(all, 'kestrel', null, 1)).toEqual([91011]);
    expect(await numbersOf(9199, 'kestrel')).toEqual([]);
    for (const nothing of ['%', '_', 'kestrel zzz', '\\'])
      expect(await numbersOf(all, nothing)).toEqual([]);
  });

  it('finds a site by every word of its own, and forgets the old words with a change', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9201, branch: 9202, stranger: 9203 });
    await seedSite(sql, { num: 92010, group: 9201, name: 'Gull & Öre “Depot”' });
    await sql
      .insertInto('site_phone')
      .values({ site_num: 92010, position: 0, kind: 'Call first', number: '+1 603.555.0177' })
      .execute();
    const [site] = await search(9201, '92010');
    if (site === undefined) throw new Error('the site is not found by its number');
    for (const field of SEARCH_FIELDS)
      for (const { text } of fieldTerms(site, field))
        for (const word of text.split(' ').filter((piece) => searchWords(piece).length > 0))
          expect(await numbersOf(9201, word), word).toContain(92010);
    await sql
      .updateTable('site')
      .set({ name: 'Heron', site_group_num: 9202 })
      .where('num', '=', 92010)
      .execute();
    expect(await numbersOf(9201, 'gull')).toEqual([]);
    expect(await numbersOf(9203, 'heron')).toEqual([]);
    expect(await numbersOf(9202, 'heron')).toEqual([92010]);
  });

  it('keeps favourites and visits of each person, shows those of the groups only', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9401, branch: 9402, stranger: 9403 });
    for (const [num, group, name] of [
      [94010, 9401, 'Zinnia'],
      [94011, 9402, 'Aster'],
      [94012, 9403, 'Foreign'],
    ] as const)
      await seedSite(sql, { num, group, name });
    const { id } = await open().seedAccount({ groups: [] });
    const other = await open().seedAccount({ groups: [] });
    const siteGroupNum = 9401;
    await open().unitOfWork.run(async (tx) => {
      const star = (siteNum: number, favorite: boolean) =>
        tx.sites.setFavorite({ accountId: id, key: { siteNum, devNum: 1 }, favorite, now: START });
      for (const num of [94010, 94011, 94012, 94010]) await star(num, true);
      const favorites = async (account = id) =>
        (await tx.sites.favorites({ accountId: account, siteGroupNum, now: START })).map(
          ({ siteNum }) => siteNum,
        );
      expect(await favorites()).toEqual([94011, 94010]);
      expect(await favorites(other.id)).toEqual([]);
      await star(94011, false);
      await star(94011, false);
      expect(await favorites()).toEqual([94010]);
      const isFavorite = async (account: string) =>
        (await tx.sites.facts(94010, account, look(9401))).found?.site.isFavorite;
      expect([await isFavorite(id), await isFavorite(other.id)]).toEqual([true, false]);
      const visit = (siteNum: number, now: number) =>
        tx.sites.noteOpening({ accountId: id, siteNum, now, keep: 2 });
      const recents = async (limit = 9, accountId = id) =>
        (await tx.sites.recents({ accountId, siteGroupNum, limit, now: START })).map(
          ({ siteNum }) => siteNum,
        );
      const last = async () => (await tx.sites.facts(94010, id, look(9401))).found?.lastOpening;
      expect(await last()).toBeNull();
      await visit(94010, START);
      await visit(94011, START + 1);
      await visit(94010, START + 2);
      expect(await recents()).toEqual([94010, 94011]);
      expect(await recents(1)).toEqual([94010]);
      await visit(94010, START - 5);
      expect(await recents()).toEqual([94010, 94011]);
      await visit(94012, START + 3);
      expect(await recents()).toEqual([94010]);
      expect(await last()).toEqual({ siteNum: 94012, at: START + 3 });
      expect(await recents(9, other.id)).toEqual([]);
    });
  });

  it('finds a transmitter code in the groups, without regard to case', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9501, branch: 9502, stranger: 9503 });
    await seedSite(sql, { num: 95010, group: 9502 });
    await seedSite(sql, { num: 95030, group: 9503 });
    await open().unitOfWork.run(async (tx) => {
      const find = async (code: string, group = 9501) =>
        (await tx.sites.findByTransmitter(code, look(group))).found;
      expect(await find('hp95010')).toEqual({
        siteNum: 95010,
        devNum: 1,
        siteName: 'Site 95010',
        transmitterCode: 'HP95010',
        addressDisplay: '1 Pier Road, Portland, ME 04101',
        siteGroupNum: 9502,
        badges: {
          monitoring: 'Monitored',
          onTestUntil: null,
          timeZone: 'America/New_York',
          alarmActive: false,
          trouble: false,
        },
      });
      expect(await find('HP95030')).toBeNull();
      expect(await find('HP9501')).toBeNull();
      expect(await find('HP95010', 9503)).toBeNull();
    });
  });

  it('says with each look whether a miss is still free, and takes no try itself', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9701, branch: 9702, stranger: 9703 });
    await seedSite(sql, { num: 97010, group: 9702 });
    const { id } = await open().seedAccount({ groups: [] });
    await open().unitOfWork.run(async (tx) => {
      const asked = look(9701);
      const granted = async (now = START) => [
        (await tx.sites.findByTransmitter('HP97010', { ...asked, now })).granted,
        (await tx.sites.facts(97999, id, { ...asked, now })).granted,
      ];
      expect(await granted()).toEqual([true, true]);
      for (let miss = 0; miss < GUESSES.capacity; miss += 1) {
        expect(await granted()).toEqual([true, true]);
        await tx.limits.take(GUESSES, asked.guess.key, START);
      }
      expect(await granted()).toEqual([false, false]);
      expect((await tx.sites.facts(97010, id, look(9702))).granted).toBe(true);
      expect(await granted(START + GUESSES.perMs)).toEqual([true, true]);
    });
  });

  it('tells the facts of one site: current notes, devices in order, signs of their health', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 9601, branch: 9602, stranger: 9603 });
    await seedSite(sql, {
      num: 96010,
      group: 9602,
      timerTestDueAt: START - 1,
      lastSignal: { at: START - 9, text: 'Closed by user 2' },
      areas: ['Open'],
      troubles: [{ since: START - 3 }, { since: START - 4, clearedAt: START - 2 }],
      tests: [{ startsAt: START - 1, endsAt: START + 60_000 }],
    });
    const own = { site_num: 96010 };
    await sql
      .insertInto('device')
      .values({
        ...own,
        dev_num: 2,
        xmit: 'HP96010F',
        description: 'Fire',
        installed_on: '2024-02-29',
      })
      .execute();
    await sql
      .insertInto('site_note')
      .values([
        { ...own, id: 'n1', text: 'stays', written_at: 1, expires_at: null },
        { ...own, id: 'n2', text: 'over', written_at: 2, expires_at: START },
        { ...own, id: 'n3', text: 'still', written_at: 3, expires_at: START + 1 },
      ])
      .execute();
    await sql
      .insertInto('site_permit')
      .values({
        ...own,
        id: 'p1',
        type: 'Burglar alarm',
        number: 'P-1',
        issued: '2026-01-31',
        expires: '2026-12-31',
        agency: null,
      })
      .execute();
    await sql
      .insertInto('site_agency')
      .values([
        { ...own, kind: 'Guard', name: 'Guards', phone: null },
        { ...own, kind: 'Police', name: 'Police', phone: null },
      ])
      .execute();
    const { id } = await open().seedAccount({ groups: [] });
    await open().unitOfWork.run(async (tx) => {
      const { found: facts } = await tx.sites.facts(96010, id, look(9601));
      expect(facts?.site).toMatchObject({
        siteNum: 96010,
        siteGroup: { siteGroupNum: 9602, siteGroupName: 'Group 9602' },
        badges: { monitoring: 'Monitored', alarmActive: false, trouble: true, offline: true },
        areas: [{ devNum: 1, num: 1, state: 'Open' }],
        details: {
          phones: [],
          agencies: [{ kind: 'Police' }, { kind: 'Guard' }],
          permits: [{ number: 'P-1', issued: '2026-01-31', expires: '2026-12-31' }],
          notes: [{ text: 'stays', expiresAt: null }, { text: 'still' }],
        },
      });
      expect(facts?.devices).toMatchObject([
        {
          device: { devNum: 1, onTestUntil: new Date(START + 60_000).toISOString() },
          signs: { monitored: true, timerTestDueAt: START - 1, troubles: ['Low battery'] },
        },
        {
          device: { devNum: 2, installedOn: '2024-02-29', onTestUntil: null },
          signs: { lastSignalAt: null, troubles: [] },
        },
      ]);
      expect((await tx.sites.facts(96010, id, look(9603))).found).toBeNull();
      expect((await tx.sites.facts(96999, id, look(9601))).found).toBeNull();
    });
  });
};
