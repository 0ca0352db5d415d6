import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EventStreamReader, type StreamMessage } from '#adapters/http/event-stream.ts';
import { createLiveHub, type LiveHub } from '#adapters/server/live/live-hub.ts';
import { openCursor } from '#adapters/server/live/stream-text.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import type { ChangeFeed, ChangeNews } from '#core/backend/changes/change-feed.port.ts';
import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import type { UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';
import { openTestFeed } from '#tests/backend/harness/test-feed.ts';
import { liveEvent } from '#tests/contract/live-repository.contract.ts';
import { testKeys } from '../support/portal-parts.ts';

const GROUP = 4471;
const PATIENCE = 20_000;
const secrets = new NodeSecretSource(testKeys());

/** The receiving end of a stream. The test controls how much data is unread. */
class Screen {
  readonly messages: StreamMessage[] = [];
  readonly #reader = new EventStreamReader();
  backlog = 0;
  end: 'open' | 'ended' | 'dropped' = 'open';

  readonly sink = {
    write: (text: string): void => {
      this.messages.push(...this.#reader.read(new TextEncoder().encode(text)));
    },
    end: (): void => {
      this.end = 'ended';
    },
    drop: (): void => {
      this.end = 'dropped';
    },
  };

  get names(): readonly string[] {
    return this.messages.map(({ name }) => name);
  }

  get told(): readonly unknown[] {
    return this.messages
      .filter(({ name }) => name === 'activity')
      .map(({ data }) => (JSON.parse(data) as { data: { n: number } }).data.n);
  }

  /** Returns the cursor of the message at this index. */
  cursorAt(index: number): string {
    return this.messages[index]?.id ?? '';
  }
}

describeEachEngine('the streams of a server', (engine) => {
  let database: TestDatabase;
  let accountId: string;
  const hubs: LiveHub[] = [];
  const stops: (() => Promise<void>)[] = [];
  const problems: string[] = [];
  let written = 0;

  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    accountId = (await database.seedAccount({ groups: [GROUP] })).id;
  });
  afterEach(async () => {
    for (const hub of hubs.splice(0)) hub.stop();
    for (const stop of stops.splice(0)) await stop();
    problems.length = 0;
  });
  afterAll(() => database.close());

  const openHub = async (
    change: {
      readonly changes?: ChangeFeed;
      readonly unitOfWork?: UnitOfWork;
      readonly beatMs?: number;
      readonly readEveryMs?: number;
    } = {},
  ): Promise<LiveHub> => {
    let { changes } = change;
    if (changes === undefined) {
      const feed = await openTestFeed(database);
      stops.push(() => feed.stop());
      changes = feed;
    }
    const hub = createLiveHub({
      changes,
      clock: { now: () => START },
      secrets,
      unitOfWork: change.unitOfWork ?? database.unitOfWork,
      log: { info: () => undefined, error: (event) => problems.push(event) },
      times: {
        beatMs: change.beatMs ?? 60_000,
        readEveryMs: change.readEveryMs ?? 5,
        askEveryMs: 30,
      },
    });
    hubs.push(hub);
    return hub;
  };
  const newSession = async (): Promise<string> => {
    const row = sessionRow(accountId, { stage: 'full' });
    await database.unitOfWork.run((tx) => tx.sessions.create(row, []));
    return row.id;
  };
  const watch = async (hub: LiveHub, after: string | null = null, sessionId?: string) => {
    const request = {
      sessionId: sessionId ?? (await newSession()),
      accountId: 'somebody',
      siteGroupNum: GROUP,
      scope: { kind: 'dealer', siteGroupNum: GROUP } as const,
      after,
    };
    const opened = await hub.open(request);
    if (!opened.ok) throw new Error(opened.error.kind);
    const screen = new Screen();
    const sink = Object.defineProperty({ ...screen.sink, backlog: 0 }, 'backlog', {
      get: () => screen.backlog,
    });
    const leave = opened.value.begin(sink);
    return { screen, leave };
  };
  const happen = async (count = 1): Promise<void> => {
    const events = Array.from({ length: count }, () => liveEvent({ data: { n: (written += 1) } }));
    await database.unitOfWork.run((tx) => tx.live.append(GROUP, events, START));
  };
  /** Returns all events of the group with their numbers. */
  const table = async () => {
    const rows = await database.kysely
      .selectFrom('live_event')
      .select(['seq', 'data'])
      .where('site_group_num', '=', GROUP)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, data }) => ({ seq, n: data['n'] }));
  };

  it('tell everybody what the table says, whoever comes and goes while it is written', async () => {
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const hub = await openHub();
      const screens: Screen[] = [];
      const writing = Array.from({ length: 60 }, async (_, index) => {
        await delay(index * 3);
        await happen(1 + (index % 3));
      });
      const coming = Array.from({ length: 20 }, async (_, index) => {
        await delay(index * 9);
        // Half of the streams continue from the cursor of an earlier stream.
        const earlier = index % 2 === 0 ? undefined : screens[index % Math.max(1, screens.length)];
        const from = earlier?.cursorAt(index % Math.max(1, earlier.messages.length)) ?? '';
        const { screen, leave } = await watch(hub, from === '' ? null : from);
        if (index % 5 === 0) {
          await delay(20);
          leave();
        } else screens.push(screen);
      });
      await Promise.all([...writing, ...coming]);
      const all = await table();
      for (const screen of screens) {
        const begun = openCursor(secrets, screen.cursorAt(0))?.get(GROUP) ?? Number.NaN;
        const expected = all.filter(({ seq }) => seq > begun).map(({ n }) => n);
        await vi.waitFor(() => expect(screen.told.at(-1)).toBe(expected.at(-1)), PATIENCE);
        expect(screen.told).toEqual(expected);
        expect(screen.names).not.toContain('reload');
      }
      hub.stop();
      expect(screens.every(({ end }) => end === 'ended')).toBe(true);
    }
  }, 120_000);

  it('lose nothing while the database does not answer', async () => {
    let broken = false;
    const unitOfWork: UnitOfWork = {
      run: (work) => database.unitOfWork.run(work),
      read: (work) =>
        broken ? Promise.reject(new Error('silent')) : database.unitOfWork.read(work),
    };
    const hub = await openHub({ unitOfWork });
    const { screen } = await watch(hub);
    broken = true;
    await happen(2);
    await vi.waitFor(() => expect(problems).toContain('live events not read'), PATIENCE);
    await happen();
    broken = false;
    await vi.waitFor(
      () => expect(screen.told).toEqual([written - 2, written - 1, written]),
      PATIENCE,
    );
  });

  it('tell who was slow to begin what happened meanwhile, though another who came later knows it', async () => {
    let first: 'not asked' | 'looked' | 'answered' = 'not asked';
    const unitOfWork: UnitOfWork = {
      run: (work) => database.unitOfWork.run(work),
      read: async (work) => {
        const isFirst = first === 'not asked';
        const answer = await database.unitOfWork.read(work);
        if (!isFirst) return answer;
        first = 'looked';
        await vi.waitFor(() => expect(first).toBe('answered'), PATIENCE);
        return answer;
      },
    };
    const hub = await openHub({ unitOfWork, readEveryMs: 500 });
    const beginning = watch(hub);
    await vi.waitFor(() => expect(first).toBe('looked'), PATIENCE);
    await happen();
    // The database reader has read this event. Two more events are stored before the reader's next read.
    await delay(150);
    await happen(2);
    const { screen: later } = await watch(hub);
    await delay(700);
    first = 'answered';
    const { screen } = await beginning;
    const expected = [written - 2, written - 1, written];
    await vi.waitFor(() => expect(screen.told).toEqual(expected), PATIENCE);
    expect([later.told, later.names, screen.names.includes('reload')]).toEqual([
      [],
      ['hello'],
      false,
    ]);
  });

  it('ask by themselves while announcements may be missed, and once more when they are heard again', async () => {
    let notify: (news: ChangeNews) => void = () => undefined;
    const hub = await openHub({
      changes: {
        subscribe: (_, hear) => {
          notify = hear;
          return () => undefined;
        },
      },
    });
    const { screen } = await watch(hub);
    await happen();
    await vi.waitFor(() => expect(screen.told).toEqual([written]), PATIENCE);
    notify({ kind: 'listening' });
    await delay(100);
    await happen();
    const before = database.statements();
    await delay(100);
    expect([database.statements() - before, screen.told.length]).toEqual([0, 1]);
    notify({ kind: 'changed', detail: 'nonsense' });
    await vi.waitFor(() => expect(screen.told).toHaveLength(2), PATIENCE);
    notify({ kind: 'lost' });
    await happen();
    await vi.waitFor(() => expect(screen.told).toHaveLength(3), PATIENCE);
  });

  it('give a sign of life with a cursor, end with their session, and drop who does not read', async () => {
    const hub = await openHub({ beatMs: 40 });
    const ended = await newSession();
    const [steady, over, slow, flooded] = [
      await watch(hub),
      await watch(hub, null, ended),
      await watch(hub),
      await watch(hub),
    ];
    slow.screen.backlog = 1;
    await database.unitOfWork.run((tx) => tx.sessions.end(ended, 'asked', START));
    await vi.waitFor(() => expect(slow.screen.end).toBe('dropped'), PATIENCE);
    expect([over.screen.names.at(-1), over.screen.end]).toEqual(['over', 'ended']);
    expect([steady.screen.names.at(-1), steady.screen.end]).toEqual(['beat', 'open']);
    const position = openCursor(secrets, steady.screen.messages.at(-1)?.id ?? '');
    expect(position?.get(GROUP)).toBe((await table()).at(-1)?.seq);
    flooded.screen.backlog = LIVE_LIMITS.backlogBytes + 1;
    await happen();
    await vi.waitFor(() => expect(flooded.screen.end).toBe('dropped'), PATIENCE);
    expect(hub.size).toBe(1);
    steady.leave();
    expect(hub.size).toBe(0);
  });

  it('tell to read anew where more was missed than is told one by one', async () => {
    const hub = await openHub();
    const { screen } = await watch(hub);
    await happen(LIVE_LIMITS.missed + 1);
    const { screen: late } = await watch(hub, screen.cursorAt(0));
    expect([late.names, late.told]).toEqual([['hello', 'reload'], []]);
    // A stream that is connected still receives every event.
    await vi.waitFor(() => expect(screen.told).toHaveLength(LIVE_LIMITS.missed + 1), PATIENCE);
  });
});
