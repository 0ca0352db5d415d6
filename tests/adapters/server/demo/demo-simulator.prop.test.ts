import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BatchEntry } from '#core/backend/signals/batch-entry.ts';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { DemoSimulator } from '#adapters/server/demo/live/demo-simulator.ts';
import type { LeftAlarm } from '#adapters/server/demo/live/left-alarms.ts';
import { liveWorld } from '#adapters/server/demo/live/live-world.ts';
import { ScenarioDeck } from '#adapters/server/demo/live/scenario-deck.ts';
import { SCENARIOS } from '#adapters/server/demo/scenarios/scenarios.ts';
import { ManualClock } from '#tests/backend/harness/manual-clock.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
const LIVE = liveWorld(generateDemoWorld(NOW), NOW);
const HOUR = 3600;

/** Creates a simulator with a scripted receiver. The receiver logs and stores each signal, and opens an alarm for codes of series 1. */
const openStage = (seed: number) => {
  const clock = new ManualClock(NOW);
  const random = demoRandom(seed);
  const script: (BatchEntry & { readonly at: number })[] = [];
  const state = { left: [] as LeftAlarm[], fails: false, counter: 0 };
  const simulator = new DemoSimulator({
    clock,
    random,
    world: LIVE,
    players: {
      receiver: {
        count: () => String((state.counter += 1)),
        send: (entries) => {
          if (state.fails) return Promise.reject(new Error('no receiver'));
          script.push(...entries.map((entry) => ({ ...entry, at: clock.now() })));
          return Promise.resolve(
            entries.map((entry) => ({
              counter: entry.counter,
              outcome: 'kept' as const,
              alarmNum: entry.kind === 'signal' && entry.text.startsWith('11') ? 900001 : null,
              message: null,
            })),
          );
        },
      },
      technician: {
        place: () => Promise.resolve(null),
        extend: (test) => Promise.resolve(test),
        takeOff: () => Promise.resolve(),
      },
      deck: new ScenarioDeck({
        random,
        sites: LIVE.free,
        forgotten: LIVE.forgotten,
        canTest: () => true,
      }),
      leftAlarms: () => Promise.resolve(state.left),
    },
  });
  const play = async (seconds: number): Promise<ReadonlySet<string>> => {
    const ended = new Set<string>();
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      const before = simulator.playing;
      await simulator.step();
      for (const name of before) if (!simulator.playing.includes(name)) ended.add(name);
    }
    return ended;
  };
  return { clock, script, state, simulator, play };
};

const silent: LeftAlarm = {
  num: 900777,
  state: 'New',
  openedBy: 'centre',
  event: 'Timer test not received',
  siteNum: LIVE.free[0]?.siteNum ?? 0,
  devNum: LIVE.free[0]?.devNum ?? 0,
};

describe('the simulator of the demo world', () => {
  it('brings every story to its end, whatever chance it is given, and tells the same for the same', async () => {
    const names = [...SCENARIOS.map(({ name }) => name), 'Storm'].toSorted();
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const [one, other] = [openStage(seed), openStage(seed)];
        for (const stage of [one, other]) stage.state.left = [silent];
        expect([...(await one.play(4 * HOUR))].toSorted()).toEqual(names);
        await other.play(4 * HOUR);
        expect(other.script).toEqual(one.script);
      }),
      { numRuns: 4 },
    );
  });

  it('says something every 5 to 20 seconds, and only stories are quicker', async () => {
    const { script, play } = openStage(3);
    await play(2 * HOUR);
    const times = [...new Set(script.map(({ at }) => at))];
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
    // A gap may be twice the usual maximum, because a step that starts or ends a site test sends no signal.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(42000);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeGreaterThan(5000);
  });

  it('goes on after the clock was put back', async () => {
    const { clock, script, play, simulator } = openStage(5);
    await play(HOUR);
    clock.advance(-30 * 86400000);
    script.length = 0;
    await play(60);
    expect(script.length).toBeGreaterThan(2);
    expect(simulator.playing.length).toBeLessThanOrEqual(3);
  });

  it('lets go of a story that cannot be told, and clears the alarm it left', async () => {
    const { state, script, play, simulator, clock } = openStage(9);
    await play(600);
    state.fails = true;
    for (let tries = 0; tries < 900; tries += 1) {
      clock.advance(1000);
      await simulator.step().catch(() => null);
    }
    state.fails = false;
    state.left = [{ ...silent, num: 900555, openedBy: 'receiver' }];
    script.length = 0;
    await play(1);
    expect(script[0]).toMatchObject({
      kind: 'action',
      alarm: { num: 900555 },
      action: 'Full clear',
      disposition: 'Undetermined',
    });
  });
});
