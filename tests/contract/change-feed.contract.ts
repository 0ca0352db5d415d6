import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ChangeNews } from '#core/backend/changes/change-feed.port.ts';
import type { ServerChangeFeed } from '#adapters/server/changes/change-feed.ts';
import { CHANGE_CHANNEL } from '#adapters/server/sql/change-line.ts';
import { openTestDatabase, type TestDatabase } from '#tests/backend/harness/database.ts';
import { openTestFeed } from '#tests/backend/harness/test-feed.ts';

/** The tests that every change feed must pass: which changes are reported and which are not. */
export const changeFeedContract = (open: () => TestDatabase): void => {
  let feed: ServerChangeFeed;
  beforeAll(async () => {
    feed = await openTestFeed(open());
  });
  afterAll(() => feed.stop());

  const announce = (announcement: unknown, database = open().kysely) =>
    sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(announcement)})`.execute(database);
  /**
   * Returns the change messages received during `work`. After `work`, sends a marker and waits for the marker, because
   * messages arrive in commit order.
   */
  const heardDuring = async (work: () => Promise<unknown>): Promise<readonly ChangeNews[]> => {
    const heard: ChangeNews[] = [];
    const ignore = feed.subscribe('statusBanner', (news) => heard.push(news));
    await work();
    await announce({ topic: 'statusBanner', detail: 'mark' });
    const mark = { kind: 'changed', detail: 'mark' };
    await vi.waitFor(() => expect(heard).toContainEqual(mark), 30_000);
    ignore();
    expect([heard[0], heard.at(-1)]).toEqual([{ kind: 'listening' }, mark]);
    return heard.slice(1, -1);
  };
  const changed = (detail: unknown = null): ChangeNews => ({ kind: 'changed', detail });
  const banner = {
    title: 'Maintenance',
    body: 'Sunday',
    importance: 'High',
    updated_at: 0,
  } as const;

  it('hears of a banner written, changed and removed by anybody, once for a transaction', async () => {
    const { kysely } = open();
    const writes = [
      () => kysely.deleteFrom('status_banner').execute(),
      () =>
        kysely
          .insertInto('status_banner')
          .values({ id: 1, active: true, ...banner })
          .execute(),
      () => sql`update status_banner set title = 'By hand'`.execute(kysely),
      () => sql`truncate status_banner`.execute(kysely),
    ];
    for (const write of writes) expect(await heardDuring(write)).toEqual([changed()]);
    const twice = () =>
      kysely.transaction().execute(async (tx) => {
        await tx
          .insertInto('status_banner')
          .values({ id: 1, active: true, ...banner })
          .execute();
        await tx.deleteFrom('status_banner').execute();
      });
    expect(await heardDuring(twice)).toEqual([changed()]);
  });

  it('hears nothing before the commit, and never of what was rolled back', async () => {
    const { kysely } = open();
    const failing = async (): Promise<void> => {
      const writing = kysely.transaction().execute(async (tx) => {
        await tx
          .insertInto('status_banner')
          .values({ id: 1, active: true, ...banner })
          .execute();
        throw new Error('undone');
      });
      await expect(writing).rejects.toThrow('undone');
    };
    expect(await heardDuring(failing)).toEqual([]);
    const early: ChangeNews[] = [];
    const ignore = feed.subscribe('statusBanner', (news) => early.push(news));
    await kysely.transaction().execute(async (tx) => {
      await sql`delete from status_banner`.execute(tx);
      expect(early).toEqual([{ kind: 'listening' }]);
    });
    await vi.waitFor(() => expect(early).toContainEqual(changed()), 30_000);
    ignore();
  });

  it('hands on what an announcement says besides its topic, and leaves other topics alone', async () => {
    const others = async (): Promise<void> => {
      await announce({ topic: 'weather', detail: 1 });
      await announce({ topic: 'statusBanner', detail: { siteNum: 12, kinds: ['alarm'] } });
    };
    expect(await heardDuring(others)).toEqual([changed({ siteNum: 12, kinds: ['alarm'] })]);
  });

  it('takes what it cannot read for a change of everything', async () => {
    const nonsense = async (): Promise<void> => {
      await sql`select pg_notify(${CHANGE_CHANNEL}, 'statusBanner')`.execute(open().kysely);
      await announce({ subject: 'statusBanner' });
    };
    const anew = { kind: 'listening' };
    expect(await heardDuring(nonsense)).toEqual([anew, anew]);
  });

  it('listens although a transaction that is open when it begins is rolled back', async () => {
    const database = await openTestDatabase({ engine: open().engine });
    const opening: Promise<ServerChangeFeed>[] = [];
    const undone = database.kysely.transaction().execute(async (tx) => {
      opening.push(openTestFeed(database));
      for (let turn = 0; turn < 5; turn += 1) await sql`select 1`.execute(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const heard: ChangeNews[] = [];
    const [second] = await Promise.all(opening);
    second?.subscribe('statusBanner', (news) => heard.push(news));
    await announce({ topic: 'statusBanner' }, database.kysely);
    await vi.waitFor(() => expect(heard).toContainEqual(changed()), 5000);
    await second?.stop();
    expect(heard.at(-1)).toEqual({ kind: 'lost' });
    await database.close();
  });
};
