import { supportApi } from '#core/support/support.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoginStep } from '#core/permission/login-step.ts';
import type { AskStepForm, CorrectContactForm } from '#core/support/asked-step.schema.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { describeEachEngine } from '../harness/database.ts';
import { atWork } from '../harness/person-at-work.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const WHY = { reason: 'Called from premises, PIN checked', endSessions: true } as const;
const DAY = 24 * 3600000;

describeEachEngine('what support asks of the next sign-in', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const visitor = (variant: 'dealer' | 'consumer' = 'dealer') => {
    visitors += 1;
    return world.browser({ variant, address: `10.31.${visitors >> 8}.${visitors & 255}` });
  };
  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const browser = visitor(seed.application === 3 ? 'consumer' : 'dealer');
    await browser.logIn(person.username, PASSWORD);
    return { person, browser };
  };
  const helper = async () => {
    const { person, browser } = await enter({
      application: 1,
      name: 'Priya Example',
      roles: ['support'],
    });
    const { backend } = world;
    return {
      person,
      browser,
      ask: (
        accountId: string,
        step: LoginStep,
        form: Partial<AskStepForm> = {},
        idempotencyKey: string | null = null,
      ) =>
        browser.call(supportApi.supportStep.access, (c) =>
          backend.support.supportStep(c, { accountId, step, idempotencyKey, ...WHY, ...form }),
        ),
      takeBack: (accountId: string, askedId: string) =>
        browser.call(supportApi.supportTakeBackStep.access, (c) =>
          backend.support.supportTakeBackStep(c, { accountId, askedId }),
        ),
      correct: (
        accountId: string,
        value: string,
        form: Partial<CorrectContactForm> = {},
        idempotencyKey: string | null = null,
      ) =>
        browser.call(supportApi.supportContact.access, (c) =>
          backend.support.supportContact(c, {
            accountId,
            idempotencyKey,
            ...WHY,
            type: 'email',
            value,
            ...form,
          }),
        ),
      takeBackContact: (accountId: string, correctionId: string) =>
        browser.call(supportApi.supportTakeBackContact.access, (c) =>
          backend.support.supportTakeBackContact(c, { accountId, correctionId }),
        ),
    };
  };
  const shown = (
    answer: { readonly ok: true; readonly value: SupportedUser } | { readonly ok: false },
  ) => {
    if (!answer.ok) throw new Error('support was refused');
    return answer.value;
  };
  const mailed = (subject: string) => [{ type: 'email', value: `${subject}@example.com` }] as const;
  const refuse = async (address: string) => {
    const code = (await world.linkFor(address)).get('refuse') ?? '';
    return () => world.backend.registration.refuseContact(visitor().caller, { code });
  };
  const linesOf = (accountId: string) =>
    world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'detail'])
      .where('subject_id', '=', accountId)
      .where((eb) =>
        eb.or([eb('operation', 'like', 'support.%'), eb('operation', '=', 'contact.refuse')]),
      )
      .orderBy('seq')
      .execute();

  it('shows who asked, when and why, and records it, until it is taken back', async () => {
    const { person, browser } = await enter();
    const support = await helper();
    const asked = shown(await support.ask(person.id, 'securityQuestions'));
    expect(asked.askedSteps).toMatchObject([
      {
        step: 'securityQuestions',
        reason: WHY.reason,
        askedBy: 'Priya Example',
        askedAt: new Date(world.clock.now()).toISOString(),
      },
    ]);
    expect(await browser.authenticate()).toMatchObject({ kind: 'sessionOver' });
    const id = asked.askedSteps[0]?.id ?? '';
    const taken = shown(await support.takeBack(person.id, id));
    expect([taken.askedSteps, taken.pendingSteps]).toEqual([[], []]);
    expect(await support.takeBack(person.id, id)).toMatchObject({ ok: true });
    expect(await support.takeBack(person.id, 'never-asked')).toMatchObject({
      error: { kind: 'notFound' },
    });
    const [first, second] = await linesOf(person.id);
    expect(first).toMatchObject({
      operation: 'support.requireStep',
      detail: { step: 'securityQuestions', reason: WHY.reason, sessions: 'ended' },
    });
    expect(second).toMatchObject({
      operation: 'support.takeBackStep',
      detail: { step: 'securityQuestions' },
    });
  });

  it('wants a reason of 5 characters', async () => {
    const { person } = await enter();
    const support = await helper();
    expect(await support.ask(person.id, 'passwordReset', { reason: '  ok ' })).toMatchObject({
      error: { kind: 'invalid' },
    });
  });

  it('lets running sessions go on where that was chosen, but no sign-in that is under way', async () => {
    const { person, browser } = await enter({ mfaRequired: true, contacts: mailed('under.way') });
    const full = await enter();
    const support = await helper();
    await support.ask(full.person.id, 'passwordReset', { endSessions: false });
    expect(await full.browser.authenticate()).toMatchObject({ kind: 'live' });
    await support.ask(person.id, 'passwordReset', { endSessions: false });
    expect(await browser.authenticate()).toMatchObject({ kind: 'sessionOver' });
  });

  it('cannot be taken back once it was met', async () => {
    const { person } = await enter({ mfaRequired: true, contacts: mailed('met.it') });
    const support = await helper();
    const asked = shown(await support.ask(person.id, 'mfaVerify'));
    const browser = visitor();
    await browser.logIn(person.username, PASSWORD);
    const work = atWork(world.backend, browser);
    expect(await work.verifyCode(await world.codeFor('met.it@example.com'))).toMatchObject({
      ok: true,
    });
    expect(await support.takeBack(person.id, asked.askedSteps[0]?.id ?? '')).toMatchObject({
      error: { code: 'stepMet' },
    });
  });

  it('does a repeat under one key once, also after it was taken back', async () => {
    const { person } = await enter({ contacts: mailed('only.once') });
    const support = await helper();
    const [first, second] = await Promise.all([
      support.ask(person.id, 'passwordReset', {}, 'key-of-one-press'),
      support.ask(person.id, 'passwordReset', {}, 'key-of-one-press'),
    ]);
    expect([first.ok, second.ok]).toContain(true);
    const asked = shown(await support.ask(person.id, 'passwordReset', {}, 'key-of-one-press'));
    expect(await world.sentTo('only.once@example.com')).toHaveLength(1);
    await support.takeBack(person.id, asked.askedSteps[0]?.id ?? '');
    const late = shown(await support.ask(person.id, 'passwordReset', {}, 'key-of-one-press'));
    expect([late.askedSteps, late.pendingSteps]).toEqual([[], []]);
  });

  it('is asked once by two staff members at one moment', async () => {
    const { person } = await enter({ contacts: mailed('two.at.once') });
    const [one, other] = [await helper(), await helper()];
    const answers = await Promise.all([
      one.ask(person.id, 'passwordReset'),
      other.ask(person.id, 'passwordReset'),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(shown(await one.ask(person.id, 'passwordReset')).askedSteps).toHaveLength(1);
    expect(await world.sentTo('two.at.once@example.com')).toHaveLength(1);
  });

  it('tells the person of a new password and of forgotten contacts, which come back when it is taken back', async () => {
    const phone = { type: 'cellPhone', value: '+12075550142' } as const;
    const contacts = [...mailed('reset.mfa'), phone];
    const { person } = await enter({ mfaRequired: true, contacts });
    const support = await helper();
    await support.ask(person.id, 'passwordReset');
    const asked = shown(await support.ask(person.id, 'contactInfo'));
    expect(asked).toMatchObject({ email: null, phoneNumber: null });
    expect(asked.pendingSteps.slice(0, 2)).toEqual(['contactInfo', 'mfaVerify']);
    const step = asked.askedSteps.find((one) => one.step === 'contactInfo');
    const back = shown(await support.takeBack(person.id, step?.id ?? ''));
    expect(back).toMatchObject({ email: 'reset.mfa@example.com', phoneNumber: phone.value });
    const subjects = (await world.sentTo('reset.mfa@example.com')).map(({ subject }) => subject);
    expect(subjects.filter((text) => !text.includes('code'))).toEqual([
      'Your Northgate Monitoring account needs a new password',
      'Contacts of your Northgate Monitoring account were removed',
      'Contacts of your Northgate Monitoring account were restored',
    ]);
    expect((await world.sentTo(phone.value)).map(({ text }) => text)).toHaveLength(3);
  });

  it('keeps nothing of forgotten contacts once new ones are set', async () => {
    const { person } = await enter({ contacts: mailed('for.good') });
    const support = await helper();
    const asked = shown(await support.ask(person.id, 'contactInfo'));
    const browser = visitor();
    await browser.logIn(person.username, PASSWORD);
    const work = atWork(world.backend, browser);
    await work.validateContact('for.better@example.com');
    await work.requestCode('for.better@example.com', 'email', 3);
    await work.verifyCode(await world.codeFor('for.better@example.com'));
    expect(await work.saveContact('external', 'for.better@example.com')).toMatchObject({
      ok: true,
    });
    const id = asked.askedSteps[0]?.id ?? '';
    expect(await support.takeBack(person.id, id)).toMatchObject({ error: { code: 'stepMet' } });
    const rows = await world.database.kysely
      .selectFrom('asked_step')
      .select('kept')
      .where('id', '=', id)
      .execute();
    expect(rows).toEqual([{ kept: [] }]);
  });

  it('sends the code of the next sign-in to the corrected contact alone, which counts once it is entered', async () => {
    const { person } = await enter({ contacts: mailed('wrong.one') });
    const support = await helper();
    const corrected = shown(await support.correct(person.id, 'right.one@EXAMPLE.com'));
    expect(corrected).toMatchObject({
      email: 'wrong.one@example.com',
      pendingSteps: ['mfaVerify'],
      correction: { type: 'email', value: 'right.one@example.com', reason: WHY.reason },
    });
    const browser = visitor();
    const entered = await browser.logIn(person.username, PASSWORD);
    expect(entered).toMatchObject({
      value: {
        session: {
          requirements: {
            noContactInfo: false,
            mfaRequired: true,
            contactCorrected: true,
            mfaSentToMsg: 'r•••@e•••.com',
          },
        },
      },
    });
    const work = atWork(world.backend, browser);
    expect(await work.requestCode('w•••@e•••.com', 'email', 3)).toMatchObject({ ok: false });
    expect((await world.sentTo('wrong.one@example.com')).map(({ code }) => code)).toEqual([null]);
    const code = await world.codeFor('right.one@example.com');
    expect(await work.verifyCode(code)).toMatchObject({
      value: { session: { user: { email: 'right.one@example.com' } } },
    });
    expect((await world.sentTo('wrong.one@example.com')).at(-1)?.subject).toContain('was changed');
    const taken = await support.takeBackContact(person.id, corrected.correction?.id ?? '');
    expect(taken).toMatchObject({ error: { code: 'correctionOver' } });
  });

  it('is refused by whoever has the old contact, which keeps everything as it is', async () => {
    const { person } = await enter({ contacts: mailed('keeps.it') });
    const support = await helper();
    await support.correct(person.id, 'thief@example.com');
    const thief = visitor();
    await thief.logIn(person.username, PASSWORD);
    const press = await refuse('keeps.it@example.com');
    expect(await press()).toEqual({ ok: true, value: {} });
    expect(await press()).toEqual({ ok: true, value: {} });
    const work = atWork(world.backend, thief);
    const code = await world.codeFor('thief@example.com');
    expect(await work.verifyCode(code)).toMatchObject({ error: { kind: 'sessionOver' } });
    const again = await visitor().logIn(person.username, PASSWORD);
    expect(again).toMatchObject({
      value: {
        session: {
          user: { email: 'keeps.it@example.com' },
          requirements: { contactCorrected: false },
        },
      },
    });
    expect((await linesOf(person.id)).map(({ operation }) => operation)).toContain(
      'contact.refuse',
    );
  });

  it('can be refused no more once it was met, taken back, or its week is over', async () => {
    const support = await helper();
    const met = await enter({ contacts: mailed('met.old') });
    await support.correct(met.person.id, 'met.new@example.com');
    const refuseMet = await refuse('met.old@example.com');
    const browser = visitor();
    await browser.logIn(met.person.username, PASSWORD);
    await atWork(world.backend, browser).verifyCode(await world.codeFor('met.new@example.com'));
    expect(await refuseMet()).toMatchObject({ error: { code: 'correctionOver' } });

    const back = await enter({ contacts: mailed('back.old') });
    const waits = shown(await support.correct(back.person.id, 'back.new@example.com'));
    const refuseBack = await refuse('back.old@example.com');
    const id = waits.correction?.id ?? '';
    expect(shown(await support.takeBackContact(back.person.id, id)).correction).toBeNull();
    expect(await support.takeBackContact(back.person.id, id)).toMatchObject({ ok: true });
    expect(await refuseBack()).toMatchObject({ error: { code: 'correctionOver' } });

    const late = await enter({ contacts: mailed('late.old') });
    await support.correct(late.person.id, 'late.new@example.com');
    world.clock.advance(7 * DAY);
    const refuseLate = await refuse('late.old@example.com');
    expect(await refuseLate()).toMatchObject({ error: { code: 'correctionOver' } });
    expect(await visitor().logIn(late.person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { contactCorrected: false, mfaRequired: false } } },
    });
    expect(
      await world.backend.registration.refuseContact(visitor().caller, { code: 'no-link' }),
    ).toMatchObject({
      error: { code: 'linkInvalid' },
    });
  });

  it('moves a customer’s sign-in along with the email address, and takes nobody else’s', async () => {
    const { person } = await enter({
      application: 3,
      username: 'old.name@example.com',
      contacts: mailed('old.name'),
    });
    await enter({ application: 3, username: 'other.one@example.com' });
    const support = await helper();
    expect(await support.correct(person.id, 'Other.One@example.com')).toMatchObject({
      error: { code: 'emailTaken' },
    });
    expect(await support.correct(person.id, 'old.name@example.com')).toMatchObject({
      error: { code: 'contactUnchanged' },
    });
    await support.correct(person.id, 'new.name@example.com');
    const browser = visitor('consumer');
    await browser.logIn('old.name@example.com', PASSWORD);
    await atWork(world.backend, browser).verifyCode(await world.codeFor('new.name@example.com'));
    expect(await visitor('consumer').logIn('new.name@example.com', PASSWORD)).toMatchObject({
      ok: true,
    });
    expect(await visitor('consumer').logIn('old.name@example.com', PASSWORD)).toMatchObject({
      ok: false,
    });
  });

  it('corrects only where there is a contact, and one at a time', async () => {
    const support = await helper();
    const bare = await world.person({ contacts: [] });
    expect(await support.correct(bare.id, 'some@example.com')).toMatchObject({
      error: { code: 'noContact' },
    });
    const { person } = await enter({ contacts: mailed('one.by.one') });
    await support.correct(person.id, 'first.try@example.com');
    const first = await refuse('one.by.one@example.com');
    const second = shown(await support.correct(person.id, '(207) 555-0177', { type: 'cellPhone' }));
    expect(second.correction).toMatchObject({ type: 'cellPhone', value: '+12075550177' });
    expect(await first()).toMatchObject({ error: { code: 'correctionOver' } });
    expect(await support.correct(person.id, 'no address')).toMatchObject({
      error: { kind: 'invalid' },
    });
  });

  it('is either met or taken back when both happen at one moment, never both and never neither', async () => {
    const support = await helper();
    for (let round = 0; round < 3; round += 1) {
      const [old, wanted] = [`race.old.${round}@example.com`, `race.new.${round}@example.com`];
      const { person } = await enter({ contacts: [{ type: 'email', value: old }] });
      const waits = shown(await support.correct(person.id, wanted));
      const browser = visitor();
      await browser.logIn(person.username, PASSWORD);
      const code = await world.codeFor(wanted);
      const [met, taken] = await Promise.all([
        atWork(world.backend, browser).verifyCode(code),
        support.takeBackContact(person.id, waits.correction?.id ?? ''),
      ]);
      expect(met.ok).toBe(!taken.ok);
      const kept = await world.database.kysely
        .selectFrom('contact_method')
        .select('value')
        .where('user_id', '=', person.id)
        .execute();
      expect(kept).toEqual([{ value: met.ok ? wanted : old }]);
    }
  });
});
