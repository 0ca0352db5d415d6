import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Caller } from '#core/backend/caller.ts';
import type { SignalEntry } from '#core/backend/signals/batch-entry.ts';
import { createBackend } from '#core/backend/backend.ts';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { RECEIVER } from '#adapters/server/demo/live/demo-receiver.ts';
import { openSimulator } from '#adapters/server/demo/live/open-simulator.ts';
import { SCENARIOS } from '#adapters/server/demo/scenarios/scenarios.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { ManualClock } from '#tests/backend/harness/manual-clock.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const EVERY_STORY = [...SCENARIOS.map(({ name }) => name), 'Storm'].toSorted();

const CALLER: Caller = {
  requestId: 'test',
  address: 'test',
  variant: 'dealer',
  browserId: '',
  userAgent: null,
  deviceSecret: null,
};

const fire = (counter: string): SignalEntry => ({
  kind: 'signal',
  counter,
  xmit: 'HP1120',
  receivedAt: null,
  panelAt: null,
  line: null,
  format: 'CID',
  text: '1130 01 001',
});

/** Creates a demo world with its own clock, on the embedded database engine. */
const openStage = (portal: TestPortal, seed: number) => {
  const ports = portal.container.get(SERVER.backendPorts);
  const database = portal.container.get(SERVER.database);
  const clock = new ManualClock(portal.container.get(SERVER.clock).now());
  const backend = createBackend({ ...ports, clock });
  const open = (chance: number) =>
    openSimulator({
      database,
      backend,
      clock,
      ids: ports.ids,
      random: demoRandom(chance),
      world: generateDemoWorld(clock.now(), undefined, 'small'),
    });
  return { database, backend, clock, open, simulator: open(seed) };
};

describe('the stories of the demo world, played', () => {
  let portal: TestPortal;
  let stage: ReturnType<typeof openStage>;
  const ended = new Set<string>();
  const outcomes: string[] = [];
  let begun = 0;
  let seconds = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
    stage = openStage(portal, 7);
    const { clock, simulator, backend, database } = stage;
    begun = clock.now();
    // Sets up a panel whose periodic test is due soon and will be missed.
    await sql`update device set timer_test_due_at = ${begun + 90000}, timer_test_signal = '602', timer_test_minutes = 1440
      where xmit = 'HP1120'`.execute(database.kysely);
    for (; ended.size < EVERY_STORY.length && seconds < 14400; seconds += 1) {
      clock.advance(1000);
      const before = simulator.playing;
      const given = await simulator.step();
      outcomes.push(...given.map(({ outcome }) => outcome));
      for (const name of before) if (!simulator.playing.includes(name)) ended.add(name);
      if (seconds % 60 === 0) await backend.signals.noteMissedTests();
    }
  }, 240_000);
  afterAll(() => portal.close());

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(stage.database.kysely)).rows;

  /** The longest scenario takes 45 minutes, so scenarios that started later may still be running. */
  const late = () => stage.clock.now() - 45 * 60000;

  it('come to their end, every one of them, within a few hours', () => {
    expect([...ended].toSorted()).toEqual(EVERY_STORY);
    expect(new Set(outcomes)).toEqual(new Set(['kept']));
  });

  it('leave no alarm, test or trouble behind but the test that was forgotten', async () => {
    const [left] = await rows(sql<{
      alarms: number;
      open: number;
      tests: number;
      troubles: number;
    }>`
      select (select count(*)::int from alarm where raised_at >= ${begun}) as alarms,
             (select count(*)::int from alarm where raised_at between ${begun} and ${late()} and state <> 'Cleared') as open,
             (select count(*)::int from site_test where starts_at between ${begun} and ${late()}
                and cleared_at is null and ends_at > ${stage.clock.now()}) as tests,
             (select count(*)::int from trouble where since between ${begun} and ${late()} and cleared_at is null) as troubles`);
    expect(left).toMatchObject({ open: 0, tests: 0, troubles: 0 });
    expect(left?.alarms).toBeGreaterThan(5);
  });

  it('are worked on by an operator who names people as the call list does', async () => {
    const named = await rows(sql<{ contact: string; known: boolean }>`
      select distinct contact, exists (
          select from contact where contact.site_num = activity.site_num
             and first_name || ' ' || last_name = activity.contact) as known
        from activity where at >= ${begun} and receiver_id = ${RECEIVER.id}::uuid
         and event in ('Reached', 'Notified owner')`);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ known }) => !known)).toEqual([]);
  });

  it('place, extend and take off tests as a person of the dealer, and walk the zones on test', async () => {
    const written = await rows(sql<{ event: string; actor: string }>`
      select event, actor from activity where at >= ${begun} and actor = 'Lee Park'`);
    expect(new Set(written.map(({ event }) => event))).toEqual(
      new Set(['Test started', 'Test extended', 'Test ended']),
    );
    const [walked] = await rows(sql<{ zones: number }>`
      select count(*)::int as zones from site_test_zone where restored_at is not null`);
    expect(walked?.zones).toBeGreaterThan(2);
    const [recorded] = await rows(sql<{ places: number }>`
      select count(*)::int as places from audit where operation = 'test.place' and result = 'ok'`);
    expect(recorded?.places).toBeGreaterThan(1);
  });

  it('flood a device, darken many sites and let the centre miss a test', async () => {
    const [flood] = await rows(sql<{ times: number }>`
      select max(times)::int as times from activity where at >= ${begun} and code = '383'`);
    expect(flood?.times).toBeGreaterThan(60);
    const [dark] = await rows(sql<{ lost: number; back: number }>`
      select count(distinct site_num) filter (where event = 'AC loss')::int as lost,
             count(distinct site_num) filter (where event = 'AC loss restored')::int as back
        from activity where at >= ${begun} and code = '301'`);
    expect(dark?.lost).toBeGreaterThan(10);
    expect(dark?.back).toBe(dark?.lost);
    const [missed] = await rows(sql<{ tests: number }>`
      select count(*)::int as tests from activity where at >= ${begun} and event like '%test not received%'`);
    expect(missed?.tests).toBeGreaterThan(0);
  });

  it('are told at the pace of the guide: one entry each 5 to 20 seconds while no story hurries', () => {
    expect(seconds / outcomes.length).toBeGreaterThan(4);
    expect(seconds / outcomes.length).toBeLessThan(20);
  });

  it('clears after a restart what was left open, once', async () => {
    const open = () =>
      rows(sql<{ num: number; state: string; disposition: string | null; clears: number }>`
        select num, state, disposition,
            (select count(*)::int from activity where alarm_num = num and event = 'Full clear') as clears
          from alarm where raised_at >= ${stage.clock.now()} order by num`);
    stage.clock.advance(1000);
    await stage.backend.signals.receiveBatch(
      { ...CALLER, receiver: RECEIVER },
      { entries: [fire(String(stage.clock.now() * 1000))] },
    );
    expect(await open()).toMatchObject([{ state: 'New', clears: 0 }]);
    await stage.open(1).step();
    const cleared = [{ state: 'Cleared', disposition: 'Undetermined', clears: 1 }];
    expect(await open()).toMatchObject(cleared);
    await stage.open(2).step();
    expect((await open()).slice(0, 1)).toMatchObject(cleared);
  });
});
