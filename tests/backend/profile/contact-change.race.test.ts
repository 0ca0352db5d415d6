import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionCaller } from '#core/backend/caller.ts';
import { ownAccount } from '../harness/own-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';
import { rounds } from '../harness/rounds.ts';

const ROUNDS = rounds(5, 200);
const PAIRS = rounds(3, 50);
const PARALLEL = 16;

describeEachEngine('A one-time secret opens once: FinishContactChange', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  /** Starts a contact change for a customer. The verification code has been sent to `email`. */
  const waiting = async (round: number, email: string) => {
    const { username } = await world.person({ application: 3 });
    const address = `2001:db8:${round.toString(16)}::7`;
    const browser = world.browser({ address, variant: 'consumer' });
    await browser.logIn(username, PASSWORD);
    const own = ownAccount(world.backend, browser);
    await own.confirm(PASSWORD);
    expect(await own.start('email', email)).toMatchObject({ ok: true });
    const code = await world.codeFor(email);
    const found = await browser.authenticate();
    if (found.kind !== 'live') throw new Error('the session is not live');
    const caller: SessionCaller = { ...browser.caller, session: found.session };
    return () =>
      world.backend.profile.finishContactChange(caller, { type: 'email', code, endOthers: true });
  };

  it(
    `saves once for ${PARALLEL} parallel right codes, every time`,
    { timeout: 300_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const finish = await waiting(round, `race-${round}@example.com`);
        const answers = await Promise.all(Array.from({ length: PARALLEL }, finish));
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
    },
  );

  it(
    'gives an address to one of two customers who prove it at once',
    { timeout: 120_000 },
    async () => {
      for (let round = 0; round < PAIRS; round += 1) {
        const email = `both-${round}@example.com`;
        const first = await waiting(1000 + 2 * round, email);
        const second = await waiting(1001 + 2 * round, email);
        const answers = await Promise.all([first(), second()]);
        const results = answers.map((answer) =>
          answer.ok ? 'saved' : 'code' in answer.error ? answer.error.code : answer.error.kind,
        );
        expect(results.toSorted()).toEqual(['emailTaken', 'saved']);
      }
    },
  );
});
