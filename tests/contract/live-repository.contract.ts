import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import type { LiveScope, StoredLiveEvent } from '#core/backend/live/live.repository.port.ts';
import type { ChangeNews } from '#core/backend/changes/change-feed.port.ts';
import type { NewLiveEvent } from '#core/live/live-event.schema.ts';
import { sweep } from '#adapters/server/sql/sweep.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';
import { openTestFeed } from '#tests/backend/harness/test-feed.ts';

const DAY = 24 * 3_600_000;

/** Builds a live event, by default for site 1. */
export const liveEvent = (change: Partial<NewLiveEvent> = {}): NewLiveEvent => ({
  siteNum: 1,
  devNum: 1,
  kind: 'activity',
  data: { text: 'é "quoted"', list: [1, 2] },
  ...change,
});

/** Tests that every implementation of the live-event repository must pass. */
export const liveRepositoryContract = (open: () => TestDatabase): void => {
  const run: TestDatabase['unitOfWork']['run'] = (work) => open().unitOfWork.run(work);
  const read: TestDatabase['unitOfWork']['read'] = (work) => open().unitOfWork.read(work);
  const append = (group: number, events: readonly NewLiveEvent[], now = START) =>
    run((tx) => tx.live.append(group, events, now));
  const since = (after: readonly (readonly [number, number])[], limit = 1000) =>
    read((tx) => tx.live.since(new Map(after), limit));
  const link = (userId: string, siteNum: number) =>
    sql`insert into account_link (user_id, site_num) values (${userId}, ${siteNum})`.execute(
      open().kysely,
    );
  const places = (events: readonly StoredLiveEvent[]) =>
    events.map(({ siteGroupNum, seq }) => [siteGroupNum, seq]);

  it('numbers events of a group from 1 and gives them back whole, withheld or not', async () => {
    await append(901, [
      liveEvent(),
      liveEvent({ devNum: null, kind: 'alarm', withheld: true, accountId: 'ana' }),
    ]);
    await append(901, []);
    await append(901, [liveEvent({ siteNum: 2 })], START + 5);
    const common = { siteGroupNum: 901, at: START, accountId: null };
    expect(await since([[901, 0]])).toEqual([
      { ...common, seq: 1, ...liveEvent({ withheld: false }) },
      {
        ...common,
        seq: 2,
        ...liveEvent({ devNum: null, kind: 'alarm', withheld: true }),
        accountId: 'ana',
      },
      { ...common, seq: 3, ...liveEvent({ siteNum: 2, withheld: false }), at: START + 5 },
    ]);
    expect(places(await since([[901, 1]], 1))).toEqual([[901, 2]]);
    expect(await since([[901, 3]])).toEqual([]);
  });

  it('never dates an event before an earlier one of its group, whatever the clock says', async () => {
    await append(902, [liveEvent()], START + 10);
    await append(902, [liveEvent()], START);
    expect((await since([[902, 0]])).map(({ at }) => at)).toEqual([START + 10, START + 10]);
  });

  it('leaves no gap and no doubling among many transactions at once, some undone, and a reader that follows the head misses none', async () => {
    const groups = [911, 912, 913];
    const heard = new Map(groups.map((group) => [group, [] as number[]]));
    let over = false;
    const follow = async (): Promise<void> => {
      for (;;) {
        const last = over;
        const after = groups.map((group) => [group, heard.get(group)?.at(-1) ?? 0] as const);
        for (const { siteGroupNum, seq } of await since(after, 7))
          heard.get(siteGroupNum)?.push(seq);
        const { heads } = await read((tx) =>
          tx.live.begin({ kind: 'customer', accountId: 'nobody' }, new Map(), 1),
        );
        expect(heads.size).toBe(0);
        if (last) return;
      }
    };
    const following = follow();
    const kept = new Map(groups.map((group) => [group, 0]));
    // Writes a deterministic mix of event counts, groups and rollbacks.
    const writing = Array.from({ length: 90 }, async (_, index) => {
      const mine = groups.filter((_, at) => (index + at) % 3 !== 0);
      const count = 1 + (index % 4);
      const undone = index % 5 === 0;
      const work = run(async (tx) => {
        for (const group of mine)
          await tx.live.append(
            group,
            Array.from({ length: count }, () => liveEvent()),
            START,
          );
        if (undone) throw new Error('undone');
      });
      if (undone) await expect(work).rejects.toThrow('undone');
      else {
        await work;
        for (const group of mine) kept.set(group, (kept.get(group) ?? 0) + count);
      }
    });
    await Promise.all(writing);
    over = true;
    await following;
    // Reads the events beyond the reader's limit.
    for (const group of groups) {
      const rest = await since([[group, heard.get(group)?.at(-1) ?? 0]]);
      heard.get(group)?.push(...rest.map(({ seq }) => seq));
      const whole = Array.from({ length: kept.get(group) ?? 0 }, (_, index) => index + 1);
      expect(heard.get(group)).toEqual(whole);
      expect(places(await since([[group, 0]]))).toEqual(whole.map((seq) => [group, seq]));
    }
  }, 60_000);

  it('announces the first number of each append after its commit, and nothing that was undone', async () => {
    const feed = await openTestFeed(open());
    const heard: ChangeNews[] = [];
    feed.subscribe('live', (news) => heard.push(news));
    await append(921, [liveEvent(), liveEvent()]);
    await expect(
      run(async (tx) => {
        await tx.live.append(921, [liveEvent()], START);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await append(921, [liveEvent()]);
    const announced = (first: number) => ({ kind: 'changed', detail: { group: 921, first } });
    await vi.waitFor(() => expect(heard).toContainEqual(announced(3)), 30_000);
    expect(heard).toEqual([{ kind: 'listening' }, announced(1), announced(3)]);
    await feed.stop();
  });

  it('begins with the heads of a scope and what was missed in it, at one moment', async () => {
    const { kysely } = open();
    await writeFamily(kysely, { parent: 931, branch: 932, stranger: 933 });
    const customer = await open().seedAccount({ application: 3 });
    await seedSite(kysely, { num: 9321, group: 932 });
    await link(customer.id, 9321);
    await append(931, [liveEvent()], START);
    await append(932, [liveEvent(), liveEvent()], START + 1);
    await append(933, [liveEvent()], START);
    const begin = (scope: LiveScope, after: readonly (readonly [number, number])[], limit = 10) =>
      read((tx) => tx.live.begin(scope, new Map(after), limit));
    const dealer = await begin({ kind: 'dealer', siteGroupNum: 931 }, [
      [931, 0],
      [932, 1],
      [933, 0],
    ]);
    expect([...dealer.heads].toSorted()).toEqual([
      [931, 1],
      [932, 2],
    ]);
    expect(places(dealer.missed)).toEqual([
      [931, 1],
      [932, 2],
    ]);
    expect(dealer.siteNums).toBeNull();
    const linked = await begin({ kind: 'customer', accountId: customer.id }, [[932, 0]], 1);
    expect([[...linked.heads], places(linked.missed), linked.siteNums]).toEqual([
      [[932, 2]],
      [[932, 1]],
      [9321],
    ]);
  });

  it('checks many listeners at once: group tree, rights, links and the end of a session as they stand', async () => {
    const { kysely } = open();
    await writeFamily(kysely, { parent: 941, branch: 942, stranger: 943 });
    const dealer = await open().seedAccount({ groups: [941] });
    const row = sessionRow(dealer.id, { stage: 'full', application: 2 });
    await run((tx) => tx.sessions.create(row, []));
    const check = (now = START) =>
      read((tx) =>
        tx.live.rights(
          [
            { sessionId: row.id, accountId: dealer.id, siteGroupNum: 941 },
            { sessionId: row.id, accountId: dealer.id, siteGroupNum: 943 },
            { sessionId: 'nobody', accountId: dealer.id, siteGroupNum: 941 },
          ],
          [942, 943],
          now,
        ),
      );
    const rights = (groups: readonly number[], alive = true) => ({
      alive,
      application: 2,
      groups,
      siteNums: null,
    });
    expect(await check()).toEqual([rights([942]), rights([]), null]);
    await sql`delete from user_group where user_id = ${dealer.id}`.execute(kysely);
    expect(await check()).toEqual([rights([]), rights([]), null]);
    expect((await check(START + DAY))[0]?.alive).toBe(false);
    await run((tx) => tx.sessions.end(row.id, 'asked', START));
    expect((await check())[0]?.alive).toBe(false);
  });

  it('tells all staff what concerns them, and nothing of any group', async () => {
    await append(STAFF_CHANNEL, [liveEvent()]);
    const begun = await read((tx) => tx.live.begin({ kind: 'staff' }, new Map(), 10));
    expect([...begun.heads.keys()]).toEqual([STAFF_CHANNEL]);
    const staff = await open().seedAccount({ application: 1, roles: [] });
    const row = sessionRow(staff.id, { stage: 'full', application: 1 });
    await run((tx) => tx.sessions.create(row, []));
    const listener = { sessionId: row.id, accountId: staff.id, siteGroupNum: null };
    const heard = async () => {
      const [rights] = await read((tx) => tx.live.rights([listener], [STAFF_CHANNEL, 942], START));
      return rights?.groups;
    };
    expect(await heard()).toEqual([STAFF_CHANNEL]);
  });

  it('keeps events for 24 hours, and the numbers go on', async () => {
    await append(951, [liveEvent()], START - DAY);
    await append(951, [liveEvent()], START - DAY + 1);
    expect((await sweep(open().kysely, START)).live).toBeGreaterThanOrEqual(1);
    expect(places(await since([[951, 0]]))).toEqual([[951, 2]]);
    await append(951, [liveEvent()]);
    expect(places(await since([[951, 2]]))).toEqual([[951, 3]]);
  });
};
