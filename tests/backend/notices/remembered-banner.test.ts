import { noticesApi } from '#core/notices/notices.api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ChangeFeed } from '#core/backend/changes/change-feed.port.ts';
import { createNotices } from '#core/backend/notices/notices.use-cases.ts';
import type { BannerForm } from '#core/notices/banner-form.schema.ts';
import { describeDatabase, openTestDatabase, type TestDatabase } from '../harness/database.ts';
import { openTestFeed } from '../harness/test-feed.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const banner = (title: string): BannerForm => ({
  active: true,
  title,
  body: 'We are on it.',
  importance: 'High',
});

describeDatabase('the status banner in memory', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  type Notices = Pick<ReturnType<typeof createNotices>, 'statusBanner' | 'saveBanner'>;
  const title = async (notices: Notices = world.backend.notices): Promise<string | null> => {
    const read = await notices.statusBanner(world.browser().caller);
    return read.ok ? read.value.title : null;
  };
  const editor = async (notices: Notices = world.backend.notices) => {
    const { username } = await world.person({ application: 1, roles: ['banner'] });
    const browser = world.browser();
    await browser.logIn(username, PASSWORD);
    return (text: string) =>
      browser.call(noticesApi.saveBanner.access, (caller) =>
        notices.saveBanner(caller, banner(text)),
      );
  };
  const writeByHand = (text: string) =>
    sql`insert into status_banner (id, active, title, body, importance, updated_at)
      values (1, true, ${text}, '', 'High', 0)
      on conflict (id) do update set title = excluded.title`.execute(world.database.kysely);

  it('costs no statement once it was read, until its end', async () => {
    await writeByHand('Remembered');
    await vi.waitFor(async () => expect(await title()).toBe('Remembered'), 30_000);
    await title();
    const before = world.database.statements();
    for (let read = 0; read < 20; read += 1) expect(await title()).toBe('Remembered');
    expect(world.database.statements()).toBe(before);
    world.clock.advance(60_000);
    expect(await title()).toBe('Remembered');
    expect(world.database.statements()).toBe(before + 1);
  });

  it('shows what was changed by hand in the database', async () => {
    await title();
    await writeByHand('By hand');
    await vi.waitFor(async () => expect(await title()).toBe('By hand'), 30_000);
  });

  it('shows an own change at the very next read, without any announcement', async () => {
    const deaf: ChangeFeed = {
      subscribe: (_topic, hear) => {
        hear({ kind: 'listening' });
        return () => undefined;
      },
    };
    const { unitOfWork } = world.database;
    const notices = createNotices({
      unitOfWork,
      clock: world.clock,
      changes: deaf,
      secrets: world.secrets,
    });
    const save = await editor(notices);
    for (const text of ['One', 'Two', 'Three']) {
      await title(notices);
      expect(await save(text)).toMatchObject({ ok: true });
      expect(await title(notices)).toBe(text);
    }
  });

  /** Opens the status banner of another server on the same database. The test decides when the other server's change feed reconnects. */
  const openOtherServer = async () => {
    const database: TestDatabase = await openTestDatabase({ engine, url: world.database.url });
    let goOn = (): void => undefined;
    const feed = await openTestFeed(
      database,
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve;
        }),
    );
    const { unitOfWork } = database;
    const notices = createNotices({
      unitOfWork,
      clock: world.clock,
      changes: feed,
      secrets: world.secrets,
    });
    const news: string[] = [];
    feed.subscribe('statusBanner', ({ kind }) => news.push(kind));
    const close = async (): Promise<void> => {
      await feed.stop();
      await database.close();
    };
    return { database, notices, news, feed, close, goOn: () => goOn() };
  };
  const lines = async (): Promise<number> => {
    const found = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and application_name like '% changes'`.execute(
      world.database.kysely,
    );
    return found.rows.length;
  };

  it.runIf(engine === 'postgres')('is changed on every server by one of them', async () => {
    const other = await openOtherServer();
    const save = await editor();
    for (const text of ['First', 'Second', 'Third']) {
      await title(other.notices);
      expect(await save(text)).toMatchObject({ ok: true });
      expect(await title()).toBe(text);
      await vi.waitFor(async () => expect(await title(other.notices)).toBe(text), 30_000);
    }
    await title(other.notices);
    const before = other.database.statements();
    expect(await title(other.notices)).toBe('Third');
    expect(other.database.statements()).toBe(before);
    await other.close();
  });

  it.runIf(engine === 'postgres')(
    'is read from the database while the feed is cut off, and from memory when it listens again',
    async () => {
      const other = await openOtherServer();
      await writeByHand('Before');
      await vi.waitFor(async () => expect(await title(other.notices)).toBe('Before'), 30_000);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like '% changes'`.execute(
        world.database.kysely,
      );
      await vi.waitFor(() => expect(other.news.at(-1)).toBe('lost'), 30_000);
      for (const text of ['Unheard', 'Unheard either']) {
        await writeByHand(text);
        expect(await title(other.notices)).toBe(text);
      }
      other.goOn();
      await vi.waitFor(() => expect(other.news.at(-1)).toBe('listening'), 30_000);
      await title(other.notices);
      const before = other.database.statements();
      expect(await title(other.notices)).toBe('Unheard either');
      expect(other.database.statements()).toBe(before);
      await writeByHand('Heard');
      await vi.waitFor(async () => expect(await title(other.notices)).toBe('Heard'), 30_000);
      await other.close();
    },
  );

  it.runIf(engine === 'postgres')('leaves no connection of the feed behind', async () => {
    const other = await openOtherServer();
    await vi.waitFor(async () => expect(await lines()).toBe(2), 30_000);
    await other.feed.stop();
    await vi.waitFor(async () => expect(await lines()).toBe(1), 30_000);
    await other.close();
  });
});
