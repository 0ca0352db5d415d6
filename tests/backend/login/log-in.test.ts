import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.publishAgreements(3);
});
afterAll(() => world.close());

const settled = { termsVersion: 3, privacyVersion: 3 } as const;
const ANSWERS = ['firstStreet', 'firstPet', 'firstCar'].map((questionId) => ({
  questionId,
  answer: ' Harbor ',
}));

describe('LogIn', () => {
  it('lets a person without demands straight in, with a full session', async () => {
    const person = await world.person({ ...settled, groups: [4471, 4490] });
    const browser = world.browser();
    const grant = await browser.logIn(person.username.toUpperCase(), PASSWORD);
    expect(grant).toMatchObject({
      ok: true,
      value: {
        session: { siteGroupNum: 4471, requirements: { actionRequired: false } },
        token: { expiresInSeconds: 600 },
      },
    });
    expect(await browser.authenticate()).toMatchObject({
      kind: 'live',
      session: { stage: 'full', demands: [], allowedGroups: [4471, 4490] },
    });
    expect(await world.record(person.id)).toEqual(['login/ok']);
  });

  it('sends the first code by mail and promotes under a new session when it is right', async () => {
    const contacts = [
      { type: 'cellPhone', value: '+12075550142' },
      { type: 'email', value: 'dana@example.com' },
    ] as const;
    const person = await world.person({ ...settled, mfaRequired: true, contacts });
    const browser = world.browser();
    const grant = await browser.logIn(person.username, PASSWORD);
    expect(grant.ok && grant.value.session.requirements).toMatchObject({
      mfaRequired: true,
      mfaSentTo: 'email',
      mfaSentToMsg: 'd•••@e•••.com',
      resendInSeconds: 30,
    });
    const before = { token: browser.token, refresh: browser.refresh };
    const pending = await browser.authenticate();
    const reply = await atWork(world.backend, browser).verifyCode(
      ` ${await world.codeFor('dana@example.com')} `,
    );
    expect(reply.ok && reply.value.session.requirements.actionRequired).toBe(false);
    expect(browser.token).not.toBe(before.token);
    expect(browser.refresh).not.toBe(before.refresh);
    const full = await browser.authenticate();
    expect(full).toMatchObject({ kind: 'live', session: { stage: 'full' } });
    expect(pending.kind === 'live' && full.kind === 'live').toBe(true);
    if (pending.kind === 'live' && full.kind === 'live')
      expect(full.session.id).not.toBe(pending.session.id);
    browser.token = before.token;
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
    expect(await world.record(person.id)).toEqual(['login/ok', 'step.mfaVerify/ok']);
  });

  it('leads through every step in order for one who owes them all', async () => {
    const person = await world.person({
      contacts: [],
      mfaRequired: true,
      usernameResetRequired: true,
      securityQuestionsRequired: true,
      passwordResetRequired: true,
    });
    const browser = world.browser();
    const work = atWork(world.backend, browser);
    const grant = await browser.logIn(person.username, PASSWORD);
    expect(grant.ok && grant.value.session.requirements).toMatchObject({
      noContactInfo: true,
      mfaRequired: true,
      usernameResetRequired: true,
      verifySecurityQuestions: true,
      passwordResetRequired: true,
      termsAndConditionsRequired: true,
      privacyPolicyRequired: true,
      mfaSentTo: null,
    });
    expect(await work.validateContact('Pete@Example.com')).toMatchObject({
      ok: true,
      value: { type: 'email', value: 'Pete@example.com' },
    });
    expect(await work.requestCode('Pete@example.com', 'email', 3)).toMatchObject({ ok: true });
    expect(await work.contactMethods()).toMatchObject({
      value: { contactMethods: [{ value: 'Pete@example.com' }] },
    });
    const proven = await work.verifyCode(await world.codeFor('Pete@example.com'));
    expect(proven).toMatchObject({
      value: { token: null, session: { requirements: { noContactInfo: true } } },
    });
    const saved = await work.saveContact('external', 'Pete@example.com', true);
    expect(saved.ok && saved.value.session.requirements).toMatchObject({
      noContactInfo: false,
      mfaRequired: false,
      usernameResetRequired: true,
    });
    expect(browser.device).not.toBeNull();
    expect(await work.changeUsername('pete.lang')).toMatchObject({ ok: true });
    expect(await work.saveAnswers(ANSWERS)).toMatchObject({ ok: true });
    const token = browser.token;
    expect(await work.replacePassword(PASSWORD, 'A-Quite-New-One-7')).toMatchObject({ ok: true });
    expect(browser.token).not.toBe(token);
    expect(await work.acceptTerms(2)).toMatchObject({ error: { code: 'agreementChanged' } });
    expect(await work.acceptTerms(3)).toMatchObject({ ok: true, value: { token: null } });
    const last = await work.acceptPrivacyPolicy();
    expect(last).toMatchObject({ value: { session: { requirements: { actionRequired: false } } } });
    expect(await browser.authenticate()).toMatchObject({ session: { stage: 'full' } });

    const again = world.browser();
    expect(await again.logIn('pete.lang', PASSWORD)).toMatchObject({ error: { kind: 'wrong' } });
    expect(await again.logIn('PETE.LANG', 'A-Quite-New-One-7')).toMatchObject({
      value: { session: { requirements: { mfaRequired: true, passwordResetRequired: false } } },
    });
  });

  it('asks for a new username when it holds the dealer number, whatever the flag says', async () => {
    const person = await world.person({ ...settled, username: '4471dealer', groups: [4471] });
    const browser = world.browser();
    const work = atWork(world.backend, browser);
    const grant = await browser.logIn(person.username, PASSWORD);
    expect(grant.ok && grant.value.session.requirements.usernameResetRequired).toBe(true);
    expect(await work.changeUsername('joy-4471')).toMatchObject({
      error: { kind: 'unacceptable', code: 'usernameHoldsDealerNumber' },
    });
    await world.person({ username: 'joy.taken' });
    expect(await work.changeUsername('Joy.Taken')).toMatchObject({
      error: { kind: 'unacceptable', code: 'usernameTaken' },
    });
    expect(await work.changeUsername('1234')).toMatchObject({ error: { kind: 'invalid' } });
    expect(await work.changeUsername('joy.okafor')).toMatchObject({ ok: true });
  });

  it('saves a staff contact on the internal path only', async () => {
    const person = await world.person({ ...settled, application: 1, contacts: [] });
    const browser = world.browser();
    const work = atWork(world.backend, browser);
    await browser.logIn(person.username, PASSWORD);
    await work.validateContact('207-555-0119');
    await work.requestCode('+12075550119', 'cellPhone', 3);
    expect(await work.saveContact('internal', '+12075550119')).toMatchObject({
      error: { kind: 'conflict', code: 'contactNotVerified' },
    });
    await work.verifyCode(await world.codeFor('+12075550119'));
    expect(await work.saveContact('external', '+12075550119')).toMatchObject({
      error: { kind: 'notFound' },
    });
    expect(await work.saveContact('internal', '207 555 0119')).toMatchObject({ ok: true });
  });

  it('answers the other audience, a disabled person and a stranger with the same words', async () => {
    const customer = await world.person({ ...settled, application: 3 });
    const disabled = await world.person({ ...settled, disabled: true });
    const invited = await world.person({ ...settled, passwordHash: null });
    const known = await world.person(settled);
    const tries: readonly (readonly [string, string])[] = [
      [customer.username, PASSWORD],
      [disabled.username, PASSWORD],
      [invited.username, PASSWORD],
      [known.username, 'not the password'],
      ['nobody.at.all', PASSWORD],
    ];
    const before = world.hasher.verified;
    for (const [name, password] of tries) {
      expect(await world.browser({ address: '198.51.100.99' }).logIn(name, password)).toEqual({
        ok: false,
        error: { kind: 'wrong', message: 'The username or password is not correct.' },
      });
    }
    expect(world.hasher.verified - before).toBe(tries.length);
    const wrongDoor = world.browser({ variant: 'consumer', address: '198.51.100.98' });
    expect(await wrongDoor.logIn(known.username, PASSWORD)).toMatchObject({
      error: { kind: 'wrong', message: 'The email or password is not correct.' },
    });
  });

  it('hashes again with newer parameters, and signs in even if that must wait', async () => {
    const person = await world.person(settled);
    const stored = () => world.database.unitOfWork.run((tx) => tx.accounts.findById(person.id));
    const old = (await stored())?.passwordHash;
    world.hasher.outdated = true;
    expect(await world.browser().logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    world.hasher.outdated = false;
    expect((await stored())?.passwordHash).not.toBe(old);
    expect(await world.browser().logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('says busy when the hashing pool is full, and counts nothing', async () => {
    const person = await world.person(settled);
    const browser = world.browser({ address: '203.0.113.50' });
    world.hasher.busy = true;
    for (let round = 0; round < 12; round += 1)
      expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({
        error: { kind: 'busy' },
      });
    world.hasher.busy = false;
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('does not open a session whose password changed while it was compared', async () => {
    const person = await world.person(settled);
    world.hasher.onVerify = async () => {
      await world.database.unitOfWork.run((tx) => tx.accounts.changePassword(person.id, 'other'));
    };
    const answer = await world
      .browser({ address: '203.0.113.51' })
      .logIn(person.username, PASSWORD);
    world.hasher.onVerify = () => Promise.resolve();
    expect(answer).toMatchObject({ error: { kind: 'wrong' } });
  });
});
