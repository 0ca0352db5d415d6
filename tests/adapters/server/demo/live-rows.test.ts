import { describe, expect, it } from 'vitest';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { entryOf } from '#adapters/server/demo/live/action-entry.rule.ts';
import { liveRows, LONGEST_WAIT, type LiveRow } from '#adapters/server/demo/live/live-rows.rule.ts';
import { liveWorld } from '#adapters/server/demo/live/live-world.ts';
import { SCENARIOS } from '#adapters/server/demo/scenarios/scenarios.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
const WORLD = generateDemoWorld(NOW);
const { free } = liveWorld(WORLD, NOW);
const SHOP = free.find(({ xmit }) => xmit === 'HP1120') ?? expect.fail('no shop');
const HOME = free.find(({ zones }) => zones.some(({ num }) => num === '007')) ?? SHOP;

const played = (name: string, site = SHOP): readonly LiveRow[] => {
  const scenario = SCENARIOS.find((one) => one.name === name) ?? expect.fail(`no story ${name}`);
  const steps = scenario.play(site) ?? expect.fail(`${name} does not fit`);
  return liveRows(
    steps.map((step) => ({ ...step, site })),
    NOW,
  );
};
const word = ({ step }: LiveRow): string =>
  step.kind === 'signal'
    ? step.code
    : step.kind === 'operator'
      ? step.action
      : `test ${step.action}`;

describe('the stories as they are played live', () => {
  it('say everything a receiver, an operator and a technician can say, in their order', () => {
    const stories = SCENARIOS.flatMap(({ name, play }) => {
      const site = [SHOP, HOME, ...free].find((one) => play(one) !== null);
      return site === undefined ? [] : [{ name, site, steps: play(site) ?? [] }];
    });
    expect(stories.map(({ name }) => name)).toEqual(SCENARIOS.map(({ name }) => name));
    for (const { name, site, steps } of stories) {
      const wanted = steps.flatMap(({ step }) =>
        step.kind === 'signal'
          ? [step.code]
          : step.kind === 'operator'
            ? [step.action]
            : step.kind === 'test'
              ? [`test ${step.action}`]
              : [],
      );
      const words = played(name, site).map(word);
      const begins = name === 'Fail to close' ? ['1454', ...wanted] : wanted;
      expect(words.slice(0, begins.length), name).toEqual(begins);
    }
  });

  it.each([
    ['Stay-armed door, user cancels', ['Full clear']],
    ['Verified burglary, shop', []],
    ['Low-battery week', ['test cleared', 'Full clear']],
    ['Fail to close', ['Full clear']],
    ['Runaway', ['3383', 'Full clear']],
    ['Technician day', ['Full clear']],
    ['Silent panel', []],
  ])('%s leaves no trouble, test or alarm behind', (name, ends) => {
    const steps = SCENARIOS.find((one) => one.name === name)?.play(SHOP) ?? [];
    const count = steps.filter(
      ({ step }) => step.kind !== 'system' || step.event === 'Fail to close',
    ).length;
    expect(played(name).slice(count).map(word)).toEqual(ends);
  });

  it('keep short gaps and shorten what is longer than two minutes', () => {
    const burglary = played('Verified burglary, shop');
    const at = (text: string) => burglary.find((row) => word(row) === text)?.at ?? 0;
    expect(at('1131') - at('3401')).toBe(LONGEST_WAIT);
    expect(at('1132') - at('1131')).toBe(24000);
    expect(at('Picked up') - at('1132')).toBe(9000);
    expect((burglary.at(-1)?.at ?? 0) - NOW).toBeLessThan(15 * 60000);
  });

  it('hand in a flood a minute at a time, each signal with the time it came in', () => {
    const flood = played('Runaway').filter((row) => word(row) === '1383');
    expect(flood).toHaveLength(120);
    expect(flood.map(({ saidAt }) => saidAt)).toEqual(flood.map((_, index) => NOW + index * 5000));
    expect(flood.map(({ at }) => at)).toEqual(
      flood.map((_, index) => NOW + (Math.floor(index / 12) + 1) * 60000),
    );
    for (const { at, saidAt } of flood) expect(at).toBeGreaterThan(saidAt);
    expect(entryOf('1', flood[1] ?? expect.fail('no flood'), null)).toMatchObject({
      xmit: SHOP.xmit,
      receivedAt: NOW + 5000,
      text: expect.stringMatching(/^1383 0\d 009$/) as string,
    });
  });

  it('name who is called as the call list does', () => {
    const [owner, second] = WORLD.contacts
      .filter(({ siteNum }) => siteNum === SHOP.siteNum)
      .map(({ firstName, lastName }) => [firstName, lastName].join(' '));
    const reached = played('Verified burglary, shop').find((row) => word(row) === 'Reached');
    expect(reached?.step).toMatchObject({ contact: second });
    const notified = played('Hold-up').find((row) => word(row) === 'Notified owner');
    expect(notified?.step).toMatchObject({ contact: owner });
  });

  it('are told nowhere the world itself tells of a test, an alarm or a silent panel', () => {
    const xmits = new Set(free.map(({ xmit }) => xmit));
    for (const xmit of ['HP2210', 'HP1209', 'HP1733', 'HP1577', 'HP1207', 'HP1330', 'HP1450'])
      expect(xmits).not.toContain(xmit);
    expect(free.length).toBeGreaterThan(150);
  });
});
