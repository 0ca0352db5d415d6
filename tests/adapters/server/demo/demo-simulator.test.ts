import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { DemoSimulator } from '#adapters/server/demo/live/demo-simulator.ts';
import { isPlayable, nextEntry, type Play } from '#adapters/server/demo/live/next-entry.rule.ts';
import { STORIES } from '#adapters/server/demo/stories/stories.ts';
import { demoZones } from '#adapters/server/demo/demo-zones.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);

describe('the stories of the demo world', () => {
  it('say everything a receiver can say, in their order, and then end', () => {
    const site = generateDemoWorld(NOW).sites.find(({ kind }) => kind === 'commercial');
    const [device] = site?.devices ?? [];
    if (site === undefined || device === undefined) return expect.fail('no shop');
    const told = STORIES.flatMap(({ name, play }) => {
      const steps = play({
        devNum: 1,
        xmit: device.xmit,
        area: 1,
        zones: demoZones(site).filter(({ devNum }) => devNum === 1),
      });
      return steps === null || !isPlayable(steps) ? [] : [{ name, steps }];
    });
    expect(told.map(({ name }) => name)).toContain('Verified burglary, shop');
    for (const { name, steps } of told) {
      let play: Play = { xmit: device.xmit, steps, at: 0, alarmNum: 900001 };
      const said: string[] = [];
      for (let counter = 0; ; counter += 1) {
        const next = nextEntry(play, String(counter), NOW);
        if (next === null) break;
        if (next.entry.kind === 'signal') said.push(next.entry.text);
        if (next.entry.kind === 'action') said.push(next.entry.action);
        play = next.play;
      }
      const wanted = steps.flatMap(({ step }) =>
        step.kind === 'signal' ? [step.code] : step.kind === 'operator' ? [step.action] : [],
      );
      expect(
        said.map((text) => text.split(' ')[0]),
        name,
      ).toEqual(wanted.map((text) => text.split(' ')[0]));
    }
  });

  describe('played', () => {
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await openTestPortal();
    });
    afterAll(() => portal.close());

    it('are understood, one every few seconds, and their alarms end', async () => {
      const { unitOfWork, ids } = portal.container.get(SERVER.backendPorts);
      const { kysely } = portal.container.get(SERVER.database);
      let now = portal.container.get(SERVER.clock).now();
      const simulator = new DemoSimulator({
        ports: { unitOfWork, ids, clock: { now: () => now } },
        receive: portal.container.get(SERVER.backend).receiveBatch,
        random: demoRandom(7),
        sites: generateDemoWorld(now, undefined, 'small').sites,
      });
      const outcomes: string[] = [];
      let quiet = 0;
      for (let second = 0; second < 7000; second += 1) {
        now += 1000;
        const said = await simulator.step();
        if (said.length === 0) quiet += 1;
        outcomes.push(...said.map(({ outcome }) => outcome));
      }
      expect(new Set(outcomes)).toEqual(new Set(['kept']));
      expect(outcomes.length).toBeGreaterThan(300);
      expect(quiet).toBeGreaterThan(5000);
      const alarms = await kysely
        .selectFrom('alarm')
        .select(['state', 'disposition'])
        .where('num', '>', 900000)
        .execute();
      expect(alarms.length).toBeGreaterThan(0);
      expect(alarms.filter(({ state }) => state === 'Cleared').length).toBeGreaterThan(0);
    });
  });
});
