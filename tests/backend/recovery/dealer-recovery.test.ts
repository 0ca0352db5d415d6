import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldAnswer } from '#core/backend/account/fold-answer.rule.ts';
import { SECURITY_QUESTIONS } from '#core/backend/account/security-questions.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const NEW = 'Quiet-Lantern-Path';
const OWN = ['firstPet', 'firstCar', 'parentsMet'];
const over = { ok: false, error: { kind: 'conflict', code: 'recoveryOver' } };
const wrong = { ok: false, error: { kind: 'wrong', code: 'wrongAnswers' } };

describe('a dealer who forgot the password', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const browserOf = (variant: 'dealer' | 'consumer' = 'dealer') => {
    next += 1;
    return world.browser({ variant, address: `10.${next}.0.1` });
  };

  const lost = async (seed: { disabled?: boolean; answered?: boolean; email?: string } = {}) => {
    const email = seed.email ?? `kit-${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [
      { type: 'email', value: email },
      { type: 'cellPhone', value: '+12075550142' },
    ] as const;
    const person = await world.person({ contacts, disabled: seed.disabled ?? false });
    if (seed.answered !== false)
      await world.database.unitOfWork.run((tx) =>
        tx.accounts.saveSecurityAnswers(
          person.id,
          OWN.map((questionId) => ({
            questionId,
            hash: world.hasher.hashNow(foldAnswer('Harbor')),
          })),
        ),
      );
    const browser = browserOf();
    return { email, person, browser, work: lostIn(world.backend, browser) };
  };

  const answers = (ids: readonly string[], answer = ' HARBOR ') =>
    ids.map((questionId) => ({ questionId, answer }));
  const idsOf = (opened: Awaited<ReturnType<ReturnType<typeof lostIn>['openDealer']>>) => {
    if (!opened.ok) throw new Error(opened.error.kind);
    return opened.value.questions.map(({ id }) => id);
  };

  it('recovers alone with an address of 128 characters, and is told the username there', async () => {
    const local = randomUUID().slice(0, 8).padEnd(64, 'k');
    const email = `${local}@${'b'.repeat(51)}.example.com`;
    expect(email).toHaveLength(128);
    const { person, work } = await lost({ email });
    await work.openDealer(person.username, email);
    expect(await work.answer(answers(OWN))).toEqual({ ok: true, value: {} });
    expect(await work.resetDealer(NEW)).toEqual({ ok: true, value: {} });
    expect(await work.forgotUsername(email)).toEqual({ ok: true, value: {} });
    const sentText = (await world.sentTo(email)).map(({ text }) => text).join();
    expect(sentText).toContain(`Your username is ${person.username}`);
  });

  it('answers the own questions and sets a new password, signed in by none of it', async () => {
    const { email, person, browser, work } = await lost();
    const opened = await work.openDealer(` ${person.username.toUpperCase()} `, email.toUpperCase());
    expect(idsOf(opened).toSorted()).toEqual(OWN.toSorted());
    expect(await work.answer(answers(OWN))).toEqual({ ok: true, value: {} });
    expect(await work.resetDealer(NEW, 'something else')).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.resetDealer(NEW)).toEqual({ ok: true, value: {} });
    expect(browser.token).toBeNull();
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: false });
    expect(await browser.logIn(person.username, NEW)).toMatchObject({ ok: true });
    const notices = (await world.sentTo(email)).map(({ subject }) => subject);
    expect(notices).toEqual(['Your Northgate Monitoring password was changed']);
    expect((await world.record(person.id)).slice(0, 3)).toEqual([
      'recovery.open/ok',
      'recovery.prove/ok',
      'recovery.reset/ok',
    ]);
  });

  it('shows as many questions to everyone, the same to the same input, of the one catalogue', async () => {
    const known = await lost();
    const catalogue = SECURITY_QUESTIONS.questions.map(({ id }) => id);
    const cases = [
      [known.person.username, 'not.mine@example.com'],
      [known.person.username, '207-555-0199'],
      [`nobody-${randomUUID().slice(0, 8)}`, known.email],
      [(await lost({ disabled: true })).person.username, known.email],
    ] as const;
    const shown = new Set<string>();
    for (const [username, contact] of cases) {
      const first = idsOf(await lostIn(world.backend, browserOf()).openDealer(username, contact));
      const again = idsOf(await lostIn(world.backend, browserOf()).openDealer(username, contact));
      expect(first).toEqual(again);
      expect(new Set(first).size).toBe(SECURITY_QUESTIONS.count);
      expect(first.every((id) => catalogue.includes(id))).toBe(true);
      // The questions for an unknown name are in catalog order, like real ones, so the order reveals nothing.
      expect(first.toSorted((a, b) => catalogue.indexOf(a) - catalogue.indexOf(b))).toEqual(first);
      shown.add(first.join());
    }
    // Three names may have the same questions by chance; twelve more practically never do.
    for (let more = 0; more < 12; more += 1) {
      const nobody = `nobody-${randomUUID().slice(0, 8)}`;
      const opened = lostIn(world.backend, browserOf()).openDealer(nobody, known.email);
      shown.add(idsOf(await opened).join());
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  it('shows one set for a name whatever the contact, so that knowing two contacts tells nothing', async () => {
    const known = await lost();
    const unknown = `nobody-${randomUUID().slice(0, 8)}`;
    const unanswered = await lost({ answered: false });
    const contacts = ['not.mine@example.com', 'nor.mine@example.com', '207-555-0199'];
    for (const [username, own] of [
      [known.person.username, known.email],
      [unanswered.person.username, unanswered.email],
      [unknown, known.email],
    ] as const) {
      const sets = new Set<string>();
      for (const contact of [own, ...contacts])
        sets.add(
          idsOf(await lostIn(world.backend, browserOf()).openDealer(username, contact)).join(),
        );
      expect(sets.size).toBe(1);
    }
  });

  it('never gets through decoys, whatever is answered, after the same comparisons', async () => {
    const { person } = await lost();
    const work = lostIn(world.backend, browserOf());
    const ids = idsOf(await work.openDealer(person.username, 'not.mine@example.com'));
    const before = world.hasher.verified;
    expect(await work.answer(answers(ids))).toMatchObject(wrong);
    expect(world.hasher.verified - before).toBe(SECURITY_QUESTIONS.count);
    expect(await work.resetDealer(NEW)).toMatchObject(over);
    const real = await lost();
    await real.work.openDealer(real.person.username, real.email);
    const known = world.hasher.verified;
    await real.work.answer(answers(OWN, 'wrong'));
    expect(world.hasher.verified - known).toBe(SECURITY_QUESTIONS.count);
  });

  it('shows decoys to an account that answered no questions yet', async () => {
    const { email, person, work } = await lost({ answered: false });
    const ids = idsOf(await work.openDealer(person.username, email));
    expect(ids).toHaveLength(SECURITY_QUESTIONS.count);
    expect(await work.answer(answers(ids))).toMatchObject(wrong);
  });

  it('needs all answers right, and each question that was shown', async () => {
    const { email, person, work } = await lost();
    await work.openDealer(person.username, email);
    const one = OWN.map((questionId, index) => ({
      questionId,
      answer: index === 2 ? 'other' : 'harbor',
    }));
    expect(await work.answer(one)).toMatchObject(wrong);
    expect(await work.answer(answers(OWN.slice(1)))).toMatchObject({ error: { kind: 'invalid' } });
    expect(await work.answer(answers(['firstStreet', ...OWN.slice(1)]))).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.answer(answers([OWN[1] ?? '', ...OWN.slice(1)]))).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.answer(answers(OWN))).toMatchObject({ ok: true });
  });

  it('has five tries for a recovery and ten a day for a name, and no more', async () => {
    const { email, person, work } = await lost();
    const exhaust = async (from: ReturnType<typeof lostIn>) => {
      await from.openDealer(person.username, email);
      for (let turn = 0; turn < 5; turn += 1)
        expect(await from.answer(answers(OWN, 'wrong'))).toMatchObject(wrong);
      expect(await from.answer(answers(OWN))).toMatchObject(over);
    };
    await exhaust(work);
    await exhaust(lostIn(world.backend, browserOf()));
    const third = lostIn(world.backend, browserOf());
    await third.openDealer(person.username, email);
    expect(await third.answer(answers(OWN))).toMatchObject({ error: { kind: 'tooMany' } });
    world.clock.advance(24 * 3_600_000);
    await third.openDealer(person.username, email);
    expect(await third.answer(answers(OWN))).toMatchObject({ ok: true });
  });

  it('cannot skip or repeat a step, change the browser, or take longer than fifteen minutes', async () => {
    const { email, person, work, browser } = await lost();
    expect(await work.answer(answers(OWN))).toMatchObject(over);
    expect(await work.resetDealer(NEW)).toMatchObject(over);
    await work.openDealer(person.username, email);
    expect(await work.resetDealer(NEW)).toMatchObject(over);
    expect(await lostIn(world.backend, browserOf()).answer(answers(OWN))).toMatchObject(over);
    expect(await work.verifyCode(person.username, '123456')).toMatchObject(over);
    expect(await work.answer(answers(OWN))).toMatchObject({ ok: true });
    expect(await work.answer(answers(OWN))).toMatchObject(over);
    expect(await lostIn(world.backend, browserOf()).resetDealer(NEW)).toMatchObject(over);
    world.clock.advance(LIFETIMES.recovery);
    expect(await work.resetDealer(NEW)).toMatchObject(over);
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('keeps its tries when the server is too busy to compare', async () => {
    const { email, person, work } = await lost();
    await work.openDealer(person.username, email);
    world.hasher.busy = true;
    expect(await work.answer(answers(OWN))).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await work.answer(answers(OWN))).toMatchObject({ ok: true });
  });

  it('loses the way back when the account is disabled meanwhile', async () => {
    const { email, person, work } = await lost();
    await work.openDealer(person.username, email);
    await work.answer(answers(OWN));
    await world.database.kysely
      .updateTable('portal_user')
      .set({ disabled: true })
      .where('id', '=', person.id)
      .execute();
    expect(await work.resetDealer(NEW)).toMatchObject(over);
  });

  it('is asked for a name and a contact that can be one', async () => {
    const work = lostIn(world.backend, browserOf());
    expect(await work.openDealer('kit', 'no contact')).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.openDealer(' ', 'kit@example.com')).toMatchObject({
      error: { kind: 'invalid' },
    });
  });
});
