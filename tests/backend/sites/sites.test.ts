import { sitesApi } from '#core/sites/sites.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { dataSheet } from '#core/backend/sites/data-sheet.rule.ts';
import { describeSite } from '#core/backend/sites/describe-site.rule.ts';
import { SEARCH_ROWS } from '#core/backend/sites/sites.use-cases.ts';
import { installSteps } from '#core/sites/install-steps.rule.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { addReceiver } from '../harness/receiver.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { seedZone } from '../harness/seed-zone.ts';

const NOBODYS = 999_999;
const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };
const { access } = sitesApi.searchSites;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const sql = world.database.kysely;
  await writeFamily(sql, { parent: 8801, branch: 8802, stranger: 8803 });
  for (let index = 0; index < 30; index += 1)
    await seedSite(sql, { num: 88_100 + index, group: 8801 + (index % 2), name: `Pier ${index}` });
  await seedSite(sql, { num: 88_300, group: 8803, name: 'Pier of strangers' });
  const fire = { site_num: 88_101, dev_num: 2 };
  await sql
    .insertInto('device')
    .values({ ...fire, xmit: 'PX900', description: 'Fire communicator', last_signal_at: 1 })
    .execute();
  await sql
    .insertInto('trouble')
    .values({ ...fire, id: 'trouble-1', text: 'Low battery', since: 1, cleared_at: null })
    .execute();
});
afterAll(() => world.close());

const signedIn = async (...groups: readonly number[]): Promise<TestBrowser> => {
  const { username } = await world.person({ groups });
  const browser = world.browser();
  expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
  return browser;
};
const search = (browser: TestBrowser, text: string, siteGroupNum: number | null = null) =>
  browser.call(access, (caller) => world.backend.sites.searchSites(caller, { siteGroupNum, text }));
const info = (browser: TestBrowser, siteNum: number, siteGroupNum: number | null = null) =>
  browser.call(access, (caller) =>
    world.backend.sites.siteInfo(caller, { siteGroupNum, sn: siteNum }),
  );
const find = (browser: TestBrowser, transmitterCode: string, siteGroupNum: number | null = null) =>
  browser.call(access, (caller) =>
    world.backend.sites.transmitterDetails(caller, { siteGroupNum, xmit: transmitterCode }),
  );
const star = (browser: TestBrowser, transmitterCode: string, favorite: boolean) =>
  browser.call(access, (caller) =>
    world.backend.sites.setFavoriteSite(caller, {
      siteGroupNum: null,
      transmitterCode,
      favorite,
    }),
  );
const saved = async (
  browser: TestBrowser,
  which: 'favoriteSites' | 'recentSites',
  siteGroupNum: number | null = null,
): Promise<readonly SiteSummary[]> => {
  const read = await browser.call(access, (caller) =>
    world.backend.sites[which](caller, { siteGroupNum }),
  );
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.sites;
};
const numbers = (sites: readonly SiteSummary[]) => sites.map(({ siteNum }) => siteNum);

describe('the group of a site that is not in the active one', () => {
  const groupOf = (browser: TestBrowser, sn: number) =>
    browser.call(access, (caller) => world.backend.sites.groupOfSite(caller, { sn }));

  it('is the nearest group of the caller; a site of strangers answers like none', async () => {
    const browser = await signedIn(8803, 8801);
    expect(await groupOf(browser, 88_300)).toEqual({ ok: true, value: { siteGroupNum: 8803 } });
    expect(await groupOf(browser, 88_101)).toEqual({ ok: true, value: { siteGroupNum: 8801 } });
    const branch = await signedIn(8801, 8802);
    expect(await groupOf(branch, 88_101)).toEqual({ ok: true, value: { siteGroupNum: 8802 } });
    const below = await signedIn(8802);
    expect(await groupOf(below, 88_100)).toEqual(NOT_FOUND);
    expect(await groupOf(below, 88_300)).toEqual(NOT_FOUND);
    expect(await groupOf(below, NOBODYS)).toEqual(NOT_FOUND);
  });

  it('counts as a guess when it is not found', async () => {
    const browser = await signedIn(8802);
    for (let guess = 0; guess < 60; guess += 1)
      expect(await groupOf(browser, NOBODYS)).toEqual(NOT_FOUND);
    expect(await groupOf(browser, 88_300)).toMatchObject({
      ok: false,
      error: { kind: 'tooMany' },
    });
  });
});

describe('the scope of a search', () => {
  it('is the active group with its branches: at most twenty sites, and whether there are more', async () => {
    const browser = await signedIn(8801, 8803);
    const all = await search(browser, 'pier');
    if (!all.ok) throw new Error(all.error.kind);
    expect(all.value.matches).toHaveLength(SEARCH_ROWS);
    expect(all.value.more).toBe(true);
    for (const { siteGroupNum } of all.value.matches) expect([8801, 8802]).toContain(siteGroupNum);
    expect(await search(browser, 'strangers')).toMatchObject({ ok: true, value: { matches: [] } });
    expect(await search(browser, 'strangers', 8803)).toMatchObject({
      ok: true,
      value: { more: false, matches: [{ siteNum: 88_300, field: 'name' }] },
    });
  });

  it('does not reach up from a branch, nor to a group that is not allowed or does not exist', async () => {
    const branch = await signedIn(8802);
    const found = await search(branch, 'pier');
    expect(found).toMatchObject({ ok: true, value: { more: false } });
    if (found.ok) expect(found.value.matches).toHaveLength(15);
    for (const group of [8801, 8803, NOBODYS]) {
      expect(await search(branch, 'pier', group)).toEqual(NOT_FOUND);
      expect(await info(branch, 88_101, group)).toEqual(NOT_FOUND);
      expect(await find(branch, 'PX900', group)).toEqual(NOT_FOUND);
    }
  });

  it('puts the device whose code was typed beside its site', async () => {
    const browser = await signedIn(8801);
    expect(await search(browser, 'px900')).toMatchObject({
      value: { matches: [{ siteNum: 88_101, devNum: 2, matched: 'PX900', field: 'transmitter' }] },
    });
    expect(await search(browser, '88101')).toMatchObject({
      value: { matches: [{ devNum: 1, transmitterCode: 'HP88101', field: 'number' }] },
    });
    expect(await find(browser, 'px900')).toMatchObject({ value: { siteNum: 88_101, devNum: 2 } });
  });
});

describe('site info', () => {
  it('answers a site outside of the scope exactly like one that nobody has', async () => {
    const branch = await signedIn(8802);
    expect(await info(branch, 88_101)).toMatchObject({ ok: true });
    expect(await info(branch, 88_100)).toEqual(NOT_FOUND);
    expect(await info(branch, 88_300)).toEqual(NOT_FOUND);
    expect(await info(branch, NOBODYS)).toEqual(NOT_FOUND);
    expect(numbers(await saved(branch, 'recentSites'))).toEqual([88_101]);
  });

  it('checks each device by its own signs', async () => {
    const browser = await signedIn(8801);
    const read = await info(browser, 88_101);
    expect(read).toMatchObject({
      value: {
        devices: [
          { devNum: 1, health: 'Attention', healthReasons: ['No signal received yet'] },
          { devNum: 2, health: 'Attention', healthReasons: ['Low battery'] },
        ],
      },
    });
  });
});

describe('the data sheet', () => {
  const sheet = (browser: TestBrowser, sn: number) =>
    browser.call(access, (caller) =>
      world.backend.dataSheets.dataSheet(caller, { siteGroupNum: null, sn }),
    );

  it('prints a site of the scope, zones and devices on it, and no site beyond', async () => {
    const branch = await signedIn(8802);
    const zone = {
      site_num: 88_101,
      area_num: 1,
      format: 'CID',
      service_type: 'Burglary',
    } as const;
    await world.database.kysely
      .insertInto('zone')
      .values(
        ['004', '005'].map((num) => ({
          ...zone,
          id: randomUUID(),
          dev_num: 1,
          num,
          description: `Pier door ${num}`,
        })),
      )
      .execute();
    const printed = await sheet(branch, 88_101);
    if (!printed.ok) throw new Error(printed.error.kind);
    expect(printed.value.name).toMatch(/^data-sheet-88101-\d{4}-\d\d-\d\d\.pdf$/);
    expect(Buffer.from(printed.value.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await sheet(branch, 88_300)).toEqual(NOT_FOUND);
    expect(await sheet(branch, NOBODYS)).toEqual(NOT_FOUND);
    const read = await world.database.unitOfWork.read((tx) =>
      tx.sites.sheet(88_101, 'nobody', {
        siteGroupNum: 8802,
        guess: { bucket: BUCKETS.refusedLookUp, key: 'nobody' },
        now: world.clock.now(),
      }),
    );
    if (read.found === null) throw new Error('not found');
    const sheetText = JSON.stringify(
      dataSheet(
        describeSite(read.found, world.clock.now(), []),
        read.found.zones,
        temporalWallClock,
      ),
    );
    for (const text of ['Pier door 004', 'HP88101', 'PX900', 'No agency on file.'])
      expect(sheetText).toContain(text);
  });
});

describe('favourites and recents', () => {
  it('are the person’s own, the same when said twice, and seen in their own group only', async () => {
    const [browser, other] = [await signedIn(8801, 8803), await signedIn(8801)];
    expect(await star(browser, 'PX900', true)).toMatchObject({ ok: true });
    expect(await star(browser, 'HP88101', true)).toMatchObject({ ok: true });
    expect(await star(browser, 'HP88300', true)).toEqual(NOT_FOUND);
    const [kept, ...more] = await saved(browser, 'favoriteSites');
    expect(kept).toMatchObject({ siteNum: 88_101, devNum: 2, transmitterCode: 'PX900' });
    expect(more).toEqual([]);
    expect(await info(browser, 88_101)).toMatchObject({ value: { isFavorite: true } });
    expect(await info(other, 88_101)).toMatchObject({ value: { isFavorite: false } });
    expect(await saved(other, 'favoriteSites')).toEqual([]);
    expect(await saved(browser, 'favoriteSites', 8803)).toEqual([]);
    expect(await star(browser, 'HP88101', false)).toMatchObject({ ok: true });
    expect(await star(browser, 'HP88101', false)).toMatchObject({ ok: true });
    expect(await saved(browser, 'favoriteSites')).toEqual([]);
  });

  it('list the newest visit first, once for each site, and not after the group was taken away', async () => {
    const { id, username } = await world.person({ groups: [8801, 8803] });
    const browser = world.browser();
    await browser.logIn(username, PASSWORD);
    for (const num of [88_100, 88_101, 88_100, 88_102]) {
      world.clock.advance(1000);
      expect(await info(browser, num)).toMatchObject({ ok: true });
    }
    expect(await info(browser, 88_300, 8803)).toMatchObject({ ok: true });
    expect(numbers(await saved(browser, 'recentSites'))).toEqual([88_102, 88_100, 88_101]);
    expect(numbers(await saved(browser, 'recentSites', 8803))).toEqual([88_300]);
    await world.database.kysely
      .deleteFrom('user_group')
      .where('user_id', '=', id)
      .where('site_group_num', '=', 8803)
      .execute();
    await expect(saved(browser, 'recentSites', 8803)).rejects.toThrow('notFound');
  });
});

it('notes the newest site once a minute', async () => {
  const { id, username } = await world.person({ groups: [8801] });
  const browser = world.browser();
  await browser.logIn(username, PASSWORD);
  const visitedAt = async () => {
    const [visit, ...more] = await world.database.kysely
      .selectFrom('site_visit')
      .select('visited_at')
      .where('user_id', '=', id)
      .execute();
    expect(more).toEqual([]);
    return visit?.visited_at;
  };
  const first = world.clock.now();
  await info(browser, 88_101);
  world.clock.advance(59_999);
  await info(browser, 88_101);
  expect(await visitedAt()).toBe(first);
  world.clock.advance(1);
  await info(browser, 88_101);
  expect(await visitedAt()).toBe(first + 60_000);
});

describe('a site that waits for its installation', () => {
  it('is tested when each of its zones has sent something, not when it was placed on test', async () => {
    const tests = [{ startsAt: 0, endsAt: world.clock.now() + 60_000 }];
    const place = { num: 88_400, group: 8801, state: 'installPending', tests } as const;
    const sql = world.database.kysely;
    await seedSite(sql, place);
    for (const num of ['001', '002'])
      await seedZone(sql, 88_400, { num, service: 'Burglary', description: 'Door' });
    const browser = await signedIn(8801);
    const tested = async () => {
      const read = await info(browser, 88_400);
      if (!read.ok) throw new Error(read.error.kind);
      return installSteps(read.value).find(({ id }) => id === 'test');
    };
    expect(await tested()).toMatchObject({
      done: false,
      text: 'Place it on test and let each zone report once.',
    });
    const receiver = await addReceiver(world);
    await receiver.send(receiver.signal('HP88400', '1131 z1'));
    expect(await tested()).toMatchObject({
      done: false,
      text: '1 of 2 zones reported on test.',
    });
    await receiver.send(receiver.signal('HP88400', '1131 z2'));
    expect(await tested()).toMatchObject({ done: true });
  });
});

describe('guessing numbers', () => {
  it('is held up after sixty misses an hour, hits included, and leaves a line in the record', async () => {
    const { id, username } = await world.person({ groups: [8801] });
    const browser = world.browser();
    await browser.logIn(username, PASSWORD);
    for (let guess = 0; guess < 20; guess += 1) {
      expect(await info(browser, 88_101)).toMatchObject({ ok: true });
      expect(await info(browser, NOBODYS)).toEqual(NOT_FOUND);
      expect(await find(browser, `ZZ${guess}`)).toEqual(NOT_FOUND);
      expect(await star(browser, `ZZ${guess}`, true)).toEqual(NOT_FOUND);
    }
    for (const late of [info(browser, 88_101), find(browser, 'PX900'), info(browser, NOBODYS)])
      expect(await late).toMatchObject({
        ok: false,
        error: { kind: 'tooMany', retryAfterSeconds: 3600 },
      });
    expect(await search(browser, 'pier')).toMatchObject({ ok: true });
    const lines = (await world.record(id)).filter((line) => line === 'site.lookUp/limited');
    expect(lines).toHaveLength(3);
    for (const minutes of [20, 20, 19]) {
      world.clock.advance(minutes * 60_000);
      await browser.refreshToken();
      expect(await info(browser, 88_101)).toMatchObject({ error: { kind: 'tooMany' } });
    }
    world.clock.advance(60_000);
    expect(await info(browser, 88_101)).toMatchObject({ ok: true });
  });
});
