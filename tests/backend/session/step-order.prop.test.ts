import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMANDS, type Demand } from '#core/permission/login-step.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { rounds } from '../harness/rounds.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.publishAgreements(1);
});
afterAll(() => world.close());

const demandSets = fc
  .subarray([...DEMANDS])
  .map((wanted) =>
    DEMANDS.filter(
      (d) => wanted.includes(d) || (d === 'mfaVerify' && wanted.includes('contactInfo')),
    ),
  );

const start = async (demands: readonly Demand[]) => {
  const has = (demand: Demand) => demands.includes(demand);
  const email = `${randomUUID()}@example.com`.slice(-44);
  const person = await world.person({
    contacts: has('contactInfo') ? [] : [{ type: 'email', value: email }],
    mfaRequired: has('mfaVerify'),
    usernameResetRequired: has('usernameReset'),
    securityQuestionsRequired: has('securityQuestions'),
    passwordResetRequired: has('passwordReset'),
    termsVersion: has('terms') ? null : 1,
    privacyVersion: has('privacy') ? 0 : 1,
  });
  const browser = world.browser({ address: randomUUID() });
  await browser.logIn(person.username, PASSWORD);
  const work = atWork(world.backend, browser);
  const answers = ['firstStreet', 'firstPet', 'firstCar'].map((questionId) => ({
    questionId,
    answer: 'harbor',
  }));
  const take: Readonly<Record<Demand, () => Promise<{ readonly ok: boolean }>>> = {
    contactInfo: async () => {
      await work.validateContact(email);
      const asked = await work.requestCode(email, 'email', 3);
      if (asked.ok) await work.verifyCode(await world.codeFor(email));
      return work.saveContact('external', email);
    },
    mfaVerify: async () => work.verifyCode((await world.sentTo(email)).at(-1)?.code ?? '000000'),
    usernameReset: () => work.changeUsername(`name-${randomUUID().slice(0, 8)}`),
    securityQuestions: () => work.saveAnswers(answers),
    passwordReset: () => work.replacePassword(PASSWORD, 'Another-Long-One-9'),
    terms: () => work.acceptTerms(1),
    privacy: () => work.acceptPrivacyPolicy(),
  };
  return { browser, take };
};

describe('the order of steps', () => {
  it(
    'is kept: nothing but the due step closes anything, whatever is tried before',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(demandSets, async (demands) => {
          const { browser, take } = await start(demands);
          const open = async () => {
            const found = await browser.authenticate();
            return found.kind === 'live' ? found.session.demands : null;
          };
          expect(await open()).toEqual(demands);
          let left = [...demands];
          while (left.length > 0) {
            const [due] = left;
            const together: readonly Demand[] =
              due === 'contactInfo' ? ['contactInfo', 'mfaVerify'] : due ? [due] : [];
            for (const other of DEMANDS.filter((demand) => !together.includes(demand))) {
              expect(await take[other]()).toMatchObject({
                ok: false,
                error: { code: 'stepNotDue' },
              });
              expect(await open()).toEqual(left);
            }
            if (due === undefined || !(await take[due]()).ok)
              throw new Error(`${String(due)} did not close`);
            left = left.filter((demand) => !together.includes(demand));
            expect(await open()).toEqual(left);
          }
          expect(await browser.authenticate()).toMatchObject({ session: { stage: 'full' } });
        }),
        { numRuns: rounds(8, 100), examples: [[[...DEMANDS]], [['mfaVerify']], [[]]] },
      );
    },
  );
});
