import { mfaApi } from '#core/mfa/mfa.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const MINUTE = 60_000;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const pending = async (seed: AccountSeed = {}) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const contacts = [
    { type: 'email', value: email },
    { type: 'cellPhone', value: '+12075550142' },
  ] as const;
  const person = await world.person({ mfaRequired: true, contacts, ...seed });
  const browser = world.browser({ address: randomUUID() });
  await browser.logIn(person.username, PASSWORD);
  return { person, email, browser, work: atWork(world.backend, browser) };
};

describe('codes of a sign-in', () => {
  it('are sent to the own contacts only, by their masked or full form', async () => {
    const { work, browser } = await pending();
    world.clock.advance(31_000);
    expect(await work.contactMethods()).toMatchObject({
      value: {
        contactMethods: [
          { type: 'cellPhone', value: '(•••) •••-0142' },
          { type: 'email', value: expect.stringContaining('•••@e•••.com') as unknown },
        ],
      },
    });
    expect(await work.requestCode('(•••) •••-0143', 'cellPhone', 1)).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.requestCode('stranger@example.com', 'email', 1)).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.requestCode('(•••) •••-0142', 'cellPhone', 2)).toMatchObject({
      error: { code: 'stepNotDue' },
    });
    expect(await work.requestCode('(•••) •••-0142', 'cellPhone', 1)).toEqual({
      ok: true,
      value: { sentTo: 'cellPhone', sentToMsg: '(•••) •••-0142', resendInSeconds: 30 },
    });
    const code = await world.codeFor('+12075550142');
    expect(await world.sentTo('stranger@example.com')).toEqual([]);
    expect(await atWork(world.backend, browser).verifyCode(code)).toMatchObject({ ok: true });
  });

  it('are said to be sent when they left, and that it failed while they cannot leave', async () => {
    const { browser, email } = await pending();
    const { kysely } = world.database;
    const departure = () =>
      browser.call(mfaApi.codeDeparture.access, (c) => world.backend.mfa.codeDeparture(c));
    expect(await departure()).toEqual({ ok: true, value: { state: 'sending' } });
    const { id } = await kysely
      .selectFrom('message')
      .select('id')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const outbox = new SqlMessageOutbox(kysely);
    const failure = { cause: 'unreachable', code: null, words: 'down', host: 'mail' } as const;
    const now = world.clock.now();
    await outbox.markFailed(id, { ...failure, at: now, again: now + 5000 });
    expect(await departure()).toEqual({ ok: true, value: { state: 'failed' } });
    await outbox.markSent(id, now + 5000, false);
    expect(await departure()).toEqual({ ok: true, value: { state: 'sent' } });
  });

  it('wait 30 seconds over both channels, told in the refusal', async () => {
    const { work } = await pending();
    world.clock.advance(12_400);
    expect(await work.requestCode('+12075550142', 'cellPhone', 1)).toMatchObject({
      error: { kind: 'tooMany', retryAfterSeconds: 18 },
    });
    world.clock.advance(17_600);
    expect(await work.requestCode('+12075550142', 'cellPhone', 1)).toMatchObject({ ok: true });
  });

  it('void the one before, end after ten minutes, and work once', async () => {
    const { work, email, browser } = await pending();
    const first = await world.codeFor(email);
    world.clock.advance(30_000);
    await work.requestCode(email, 'email', 1);
    const second = await world.codeFor(email);
    if (first !== second)
      expect(await work.verifyCode(first)).toMatchObject({ error: { code: 'wrongCode' } });
    world.clock.advance(10 * MINUTE);
    await browser.refreshToken();
    expect(await work.verifyCode(second)).toMatchObject({ error: { code: 'codeExpired' } });
  });

  it('go out ten times an hour for an account, whatever sessions ask', async () => {
    const { work, email, person } = await pending();
    for (let sent = 1; sent < 10; sent += 1) {
      world.clock.advance(30_000);
      expect(await work.requestCode(email, 'email', 1)).toMatchObject({ ok: true });
    }
    world.clock.advance(30_000);
    expect(await work.requestCode(email, 'email', 1)).toMatchObject({ error: { kind: 'tooMany' } });
    const other = world.browser({ address: randomUUID() });
    expect(await other.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaSentTo: null, mfaRequired: true } } },
    });
    world.clock.advance(60 * MINUTE);
    const later = world.browser({ address: randomUUID() });
    expect(await later.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaSentTo: 'email' } } },
    });
  });

  it('are guessed at most 20 times an hour for an account, however many codes are asked for', async () => {
    const { work, email } = await pending();
    let checked = 0;
    for (let round = 0; round < 8; round += 1) {
      const code = await world.codeFor(email);
      const wrong = code === '123456' ? '123457' : '123456';
      for (let guess = 0; guess < 5; guess += 1) {
        const answer = await work.verifyCode(wrong);
        if (!answer.ok && answer.error.kind === 'wrong') checked += 1;
      }
      world.clock.advance(30_000);
      await work.requestCode(email, 'email', 1);
    }
    expect(checked).toBeGreaterThanOrEqual(20);
    expect(checked).toBeLessThanOrEqual(21);
    expect(await work.verifyCode(await world.codeFor(email))).toMatchObject({
      error: { kind: 'tooMany' },
    });
  });

  it('end after five wrong guesses, even for the right one, with a wait and never with a locked account', async () => {
    const { person, work, email } = await pending();
    const code = await world.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 4; guess += 1)
      expect(await work.verifyCode(wrong)).toMatchObject({
        error: { code: 'wrongCode', message: expect.not.stringContaining('ask for a new one') },
      });
    const text = (when: string) =>
      `The code was wrong 5 times and no longer works. You can request a new one ${when}.`;
    expect(await work.verifyCode(wrong)).toMatchObject({
      error: { code: 'wrongCode', message: text('in 30 seconds') },
    });
    world.clock.advance(18_000);
    for (const late of [wrong, code])
      expect(await work.verifyCode(late)).toMatchObject({
        error: { kind: 'tooMany', retryAfterSeconds: 12, message: text('in 12 seconds') },
      });
    world.clock.advance(12_000);
    expect(await work.verifyCode(code)).toMatchObject({ error: { message: text('now') } });
    world.clock.advance(60 * MINUTE);
    const later = world.browser({ address: randomUUID() });
    expect(await later.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    expect(await atWork(world.backend, later).verifyCode(await world.codeFor(email))).toMatchObject(
      { ok: true },
    );
  });

  it('that were used open nothing in another sign-in, whose own code does', async () => {
    const { person, work, email } = await pending();
    const used = await world.codeFor(email);
    expect(await work.verifyCode(used)).toMatchObject({ ok: true });
    const other = world.browser({ address: randomUUID() });
    await other.logIn(person.username, PASSWORD);
    const own = await world.codeFor(email);
    const entering = atWork(world.backend, other);
    if (own !== used)
      expect(await entering.verifyCode(used)).toMatchObject({ error: { code: 'wrongCode' } });
    expect(await entering.verifyCode(own)).toMatchObject({ ok: true });
  });

  it('that are right give their guess back', async () => {
    const person = await world.person({
      mfaRequired: true,
      contacts: [{ type: 'email', value: 'honest@example.com' }],
    });
    for (let round = 0; round < 30; round += 1) {
      world.clock.advance(10 * MINUTE);
      const browser = world.browser({ address: randomUUID() });
      await browser.logIn(person.username, PASSWORD);
      const work = atWork(world.backend, browser);
      expect(await work.verifyCode(await world.codeFor('honest@example.com'))).toMatchObject({
        ok: true,
      });
    }
  });

  it('are six ASCII digits; anything else is told so and not counted', async () => {
    const { work, email } = await pending();
    for (const typed of ['12345', '1234567', '12 3456', '１２３４５６', 'abcdef', ''])
      expect(await work.verifyCode(typed)).toMatchObject({ error: { kind: 'invalid' } });
    expect(await work.verifyCode(await world.codeFor(email))).toMatchObject({ ok: true });
  });

  it('of another session of the same person are refused', async () => {
    const { person, email, work } = await pending();
    const own = await world.codeFor(email);
    const other = world.browser({ address: randomUUID() });
    await other.logIn(person.username, PASSWORD);
    const theirs = await world.codeFor(email);
    if (own !== theirs)
      expect(await atWork(world.backend, other).verifyCode(own)).toMatchObject({ ok: false });
    expect(await work.verifyCode(theirs)).toMatchObject({ ok: false });
  });
});

describe('a contact being set up', () => {
  it('is proven for that very value: a changed draft voids the code of the one before', async () => {
    const { work } = await pending({ contacts: [] });
    expect(await work.verifyCode('123456')).toMatchObject({ error: { code: 'codeExpired' } });
    expect(await work.validateContact('not a contact')).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.validateContact(`${'a'.repeat(39)}@example.com`)).toMatchObject({
      error: { kind: 'invalid', message: 'Must be at most 50 characters long, 1 too many' },
    });
    await work.validateContact('first@example.com');
    expect(await work.requestCode('second@example.com', 'email', 3)).toMatchObject({
      error: { kind: 'invalid' },
    });
    await work.requestCode('first@example.com', 'email', 3);
    const code = await world.codeFor('first@example.com');
    await work.validateContact('second@example.com');
    expect(await work.verifyCode(code)).toMatchObject({ error: { code: 'codeExpired' } });
    expect(await work.saveContact('external', 'second@example.com')).toMatchObject({
      error: { code: 'contactNotVerified' },
    });
    world.clock.advance(30_000);
    await work.requestCode('second@example.com', 'email', 3);
    await work.verifyCode(await world.codeFor('second@example.com'));
    expect(await work.saveContact('external', 'first@example.com')).toMatchObject({
      error: { code: 'contactNotVerified' },
    });
    expect(await work.saveContact('external', 'second@example.com')).toMatchObject({ ok: true });
  });
});

describe('a remembered device', () => {
  it('skips the code for its own person and epoch, for thirty days', async () => {
    const { work, email, person, browser } = await pending();
    await work.verifyCode(await world.codeFor(email), true);
    const again = world.browser({ address: randomUUID() });
    again.device = browser.device;
    expect(await again.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaRequired: false, actionRequired: false } } },
    });
    const elsewhere = world.browser({ address: randomUUID() });
    expect(await elsewhere.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaRequired: true } } },
    });
    const other = await pending();
    const stolen = world.browser({ address: randomUUID() });
    stolen.device = browser.device;
    expect(await stolen.logIn(other.person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaRequired: true } } },
    });
    world.clock.advance(30 * 24 * 60 * MINUTE);
    expect(await again.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { mfaRequired: true } } },
    });
  });

  it('is not remembered on the way to a password reset', async () => {
    const { work, email, browser } = await pending({ passwordResetRequired: true });
    expect(await work.verifyCode(await world.codeFor(email), true)).toMatchObject({ ok: true });
    expect(browser.device).toBeNull();
  });
});
