import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { rounds } from '../harness/rounds.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const ROUNDS = rounds(12, 200);
const PARALLEL = 16;

describeEachEngine('A one-time secret opens once: VerifyCode', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const pendingBrowser = async (round: number) => {
    const email = `race-${round}@example.com`;
    const contacts = [{ type: 'email', value: email }] as const;
    const person = await world.person({ mfaRequired: true, contacts });
    const address = `2001:db8:${round.toString(16)}::7`;
    const browser = world.browser({ address });
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    return { browser, code: await world.codeFor(email) };
  };

  it(
    'lets exactly one of many parallel right codes through, every time',
    { timeout: 300_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { browser, code } = await pendingBrowser(round);
        const found = await browser.authenticate();
        if (found.kind !== 'live') throw new Error('the session is not live');
        const caller = { ...browser.caller, session: found.session };
        const tries = Array.from({ length: PARALLEL }, () =>
          world.backend.mfa.verifyCode(caller, { code, rememberDevice: false }),
        );
        const answers = await Promise.all(tries);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
    },
  );

  it('checks no more than five of many parallel wrong codes', async () => {
    const { browser, code } = await pendingBrowser(ROUNDS);
    const wrong = code === '000000' ? '000001' : '000000';
    const work = atWork(world.backend, browser);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => work.verifyCode(wrong)),
    );
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind));
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'tooMany')).toHaveLength(PARALLEL - 5);
    expect(await work.verifyCode(code)).toMatchObject({ error: { kind: 'tooMany' } });
  });

  it('lets two tabs take a step once', async () => {
    const person = await world.person({ securityQuestionsRequired: true });
    const browser = world.browser({ address: '203.0.113.77' });
    await browser.logIn(person.username, PASSWORD);
    const answers = ['firstStreet', 'firstPet', 'firstCar'].map((questionId) => ({
      questionId,
      answer: 'harbor',
    }));
    const work = atWork(world.backend, browser);
    const done = await Promise.all([work.saveAnswers(answers), work.saveAnswers(answers)]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
