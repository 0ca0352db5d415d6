import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldAnswer } from '#core/backend/account/fold-answer.rule.ts';
import { foldPasscode } from '#core/backend/passcodes/fold-passcode.rule.ts';
import { issueLink } from '#core/backend/registration/issue-link.operation.ts';
import { describeEachEngine } from '../harness/database.ts';
import { rounds } from '../harness/rounds.ts';
import { seedSite } from '../harness/seed-site.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const ROUNDS = rounds(3, 200);
const PARALLEL = 16;
const NEW = 'Quiet-Lantern-Path';
const QUESTIONS = ['firstPet', 'firstCar', 'parentsMet'];

describeEachEngine(
  'A one-time secret opens once: every one-time secret of the ways in',
  (engine) => {
    let world: TestWorld;
    let next = 0;
    beforeAll(async () => {
      world = await openTestWorld(engine);
      await world.person({ groups: [4471] });
      await seedSite(world.database.kysely, { num: 7001, group: 4471 });
      await world.database.kysely
        .updateTable('site')
        .set({ account_passcode_hash: world.hasher.hashNow(foldPasscode('MOORING7')) })
        .execute();
    });
    afterAll(() => world.close());

    /** Each round has a new user, address and browser, so that rate limits do not affect the race. */
    const round = (variant: 'dealer' | 'consumer') => {
      next += 1;
      const browser = world.browser({ variant, address: `2001:db8:${next.toString(16)}::7` });
      const email = `race-${next}-${randomUUID().slice(0, 8)}@example.com`;
      return { browser, email, work: lostIn(world.backend, browser) };
    };
    const atOnce = async (
      work: (index: number) => Promise<{ readonly ok: boolean }>,
    ): Promise<number> => {
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, index) => work(index)),
      );
      return answers.filter(({ ok }) => ok).length;
    };
    const patient = { timeout: 600_000 };

    it('lets one of many uses of a captcha through', patient, async () => {
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { browser, email, work } = round('dealer');
        const captcha = await work.captcha('forgotUsername');
        const form = { contact: email, type: 'email', captcha, dealerNumber: null } as const;
        expect(
          await atOnce(() => world.backend.recovery.forgotUsername(browser.caller, form)),
        ).toBe(1);
      }
    });

    it(
      'lets one of many right recovery codes and one of many resets through',
      patient,
      async () => {
        for (let turn = 0; turn < ROUNDS; turn += 1) {
          const { browser, email, work } = round('consumer');
          const contacts = [{ type: 'email', value: email }] as const;
          await world.person({ application: 3, username: email, contacts });
          await work.open(email);
          expect(await atOnce(() => work.requestCode(email))).toBe(1);
          const code = await world.codeFor(email);
          expect(await atOnce(() => work.verifyCode(email, code))).toBe(1);
          const tokens = await Promise.all(
            Array.from({ length: PARALLEL }, () => work.captcha('msaPasswordReset')),
          );
          const resets = await atOnce((index) =>
            world.backend.recovery.resetMsaPassword(browser.caller, {
              email,
              newPassword: `${NEW}-${index}`,
              captcha: tokens[index] ?? '',
            }),
          );
          expect(resets).toBe(1);
        }
      },
    );

    it('checks no more than five of many parallel wrong codes', patient, async () => {
      const { email, work } = round('consumer');
      const contacts = [{ type: 'email', value: email }] as const;
      await world.person({ application: 3, username: email, contacts });
      await work.open(email);
      await work.requestCode(email);
      const code = await world.codeFor(email);
      const wrong = code === '000000' ? '000001' : '000000';
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () => work.verifyCode(email, wrong)),
      );
      const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind));
      expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'tooMany')).toHaveLength(PARALLEL - 5);
    });

    it(
      'lets one of many right sets of answers through, and checks at most five wrong ones',
      patient,
      async () => {
        for (let turn = 0; turn < ROUNDS; turn += 1) {
          const { email, work } = round('dealer');
          const person = await world.person({ contacts: [{ type: 'email', value: email }] });
          const hash = world.hasher.hashNow(foldAnswer('harbor'));
          await world.database.unitOfWork.run((tx) =>
            tx.accounts.saveSecurityAnswers(
              person.id,
              QUESTIONS.map((questionId) => ({ questionId, hash })),
            ),
          );
          await work.openDealer(person.username, email);
          const all = (answer: string) => QUESTIONS.map((questionId) => ({ questionId, answer }));
          if (turn === 0) {
            const before = world.hasher.verified;
            expect(await atOnce(() => work.answer(all('wrong')))).toBe(0);
            expect(world.hasher.verified - before).toBe(5 * QUESTIONS.length);
            expect((await work.answer(all('harbor'))).ok).toBe(false);
            await work.openDealer(person.username, email);
          }
          expect(await atOnce(() => work.answer(all('harbor')))).toBe(1);
          expect(await atOnce((index) => work.resetDealer(`${NEW}-${index}`))).toBe(1);
        }
      },
    );

    it('makes one account of many uses of a registration link', patient, async () => {
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { email, work } = round('consumer');
        await work.register(email, { accountNumber: 'HP7001', passcode: 'MOORING7' });
        const code = (await world.linkFor(email)).get('code') ?? '';
        expect(await atOnce(() => work.verifyEmail(code))).toBe(1);
      }
    });

    it('makes one account of two links for one address', patient, async () => {
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { email, work } = round('consumer');
        const codes: string[] = [];
        for (let time = 0; time < 2; time += 1) {
          await work.register(email, { accountNumber: 'HP7001', passcode: 'MOORING7' });
          codes.push((await world.linkFor(email)).get('code') ?? '');
        }
        expect(await atOnce((index) => work.verifyEmail(codes[index % 2] ?? ''))).toBe(1);
      }
    });

    it('sets one of many first passwords', patient, async () => {
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { email, work } = round('consumer');
        const { id } = await world.person({ application: 3, username: email, passwordHash: null });
        const ports = {
          clock: world.clock,
          secrets: world.secrets,
          ids: { next: () => randomUUID() },
          publicUrls: { dealer: 'https://a.example', consumer: 'https://b.example' },
        };
        const order = { kind: 'setPasswordLink', subject: id, variant: 'consumer' } as const;
        const link = await world.database.unitOfWork.run((tx) => issueLink(tx, ports, order));
        const otp = new URL(link).searchParams.get('otp') ?? '';
        expect(await atOnce((index) => work.setPassword(otp, `${NEW}-${index}`))).toBe(1);
      }
    });

    it('leaves one recovery under way when a browser begins several at once', patient, async () => {
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { browser, work } = round('consumer');
        const press = (index: number) => work.open(`many-${turn}-${index}@example.com`);
        const opened = await atOnce(press);
        // All sixteen users at one address succeed first. Of sixteen further users, only four succeed because of the limit of twenty.
        expect(opened + (await atOnce((index) => press(index + opened)))).toBe(20);
        const alive = await world.database.kysely
          .selectFrom('recovery')
          .select('id')
          .where('browser_id', '=', browser.caller.browserId)
          .where('state', '=', 'opened')
          .execute();
        expect(alive).toHaveLength(1);
      }
    });
  },
);
