import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { rounds } from '../harness/rounds.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { arrive, depart, link, travel } from './travel.ts';

const ROUNDS = rounds(12, 200);
const PARALLEL = 16;
const PATIENCE = { timeout: 300_000 } as const;

describeEachEngine('A one-time secret opens once: single sign-on at once', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    world.providers.groups.set(4471, ['Okta']);
    await link(world, (await world.person()).username, 'racer');
  });
  afterAll(() => world.close());

  const atOnce = <T>(work: () => Promise<T>): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: PARALLEL }, work));
  const browserOf = (round: number) =>
    world.browser({ address: `2001:db8:${round.toString(16)}::7` });

  it('opens one session for many parallel right codes, every time', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { caller } = browserOf(round);
      const ssoCode = await travel(world, caller, 'racer');
      // The requests come from many IP addresses, so that the rate limit per address does not apply.
      let line = 0;
      const answers = await atOnce(() => {
        line += 1;
        const address = `2001:db8:${round.toString(16)}:${line.toString(16)}::7`;
        return world.backend.sso.ssoExchange(
          { ...caller, address },
          { ssoCode, refreshSecret: null },
        );
      });
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it('takes a trip once for many parallel returns, every time', PATIENCE, async () => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const { caller } = browserOf(ROUNDS + round);
      const state = await depart(world, caller);
      const arrivals = await atOnce(() => arrive(world, caller, state, 'racer'));
      expect(arrivals.filter(({ to }) => to === 'login')).toHaveLength(1);
    }
  });
});
