import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const NEW = 'Quiet-Lantern-Path';
const over = { ok: false, error: { kind: 'conflict', code: 'recoveryOver' } };

describe('a customer who forgot the password', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  /** Adds a user with a unique email address, so that tests do not share rate limits. */
  const lost = async (seed: { disabled?: boolean } = {}) => {
    next += 1;
    const email = `kit-${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [{ type: 'email', value: email }] as const;
    const person = await world.person({ application: 3, username: email, contacts, ...seed });
    const browser = world.browser({ variant: 'consumer', address: `192.0.2.${next}` });
    return { email, person, browser, work: lostIn(world.backend, browser) };
  };

  const proven = async () => {
    const all = await lost();
    await all.work.open(all.email);
    await all.work.requestCode(all.email);
    expect(await all.work.verifyCode(all.email, await world.codeFor(all.email))).toEqual({
      ok: true,
      value: {},
    });
    return all;
  };

  it('gets a code, proves the address and sets a new password, and is signed in by none of it', async () => {
    const { email, work, browser, person } = await lost();
    expect(await work.open(` ${email.toUpperCase()} `)).toEqual({ ok: true, value: {} });
    expect(await work.requestCode(email)).toEqual({ ok: true, value: { resendInSeconds: 30 } });
    const [mail] = await world.sentTo(email);
    expect(mail?.text).toContain('It works once and expires in 10 minutes.');
    expect(mail?.html).toContain(`<strong>${String(mail?.code)}</strong>`);
    expect(await work.verifyCode(email, ` ${await world.codeFor(email)} `)).toMatchObject({
      ok: true,
    });
    expect(await work.resetMsa(email, NEW)).toEqual({ ok: true, value: {} });
    expect(browser.token).toBeNull();
    expect((await browser.logIn(email, PASSWORD)).ok).toBe(false);
    expect(await browser.logIn(email, NEW)).toMatchObject({ ok: true });
    expect(await world.record(person.id)).toEqual([
      'recovery.open/ok',
      'recovery.code/ok',
      'recovery.prove/ok',
      'recovery.reset/ok',
      'login/refused',
      'login/ok',
    ]);
  });

  it('ends every session, remembered device and other recovery, and tells the owner', async () => {
    const { email, work, person } = await proven();
    const elsewhere = world.browser({ variant: 'consumer', address: '203.0.113.1' });
    await elsewhere.logIn(email, PASSWORD);
    const other = lostIn(world.backend, world.browser({ variant: 'consumer' }));
    await other.open(email);
    await work.resetMsa(email, NEW);
    expect((await elsewhere.authenticate()).kind).toBe('sessionOver');
    expect(await other.requestCode(email)).toMatchObject(over);
    const notices = (await world.sentTo(email)).map(({ subject }) => subject);
    expect(notices.at(-1)).toContain('password was changed');
    const devices = await world.database.kysely
      .selectFrom('remembered_device')
      .where('account_id', '=', person.id)
      .select('id')
      .execute();
    expect(devices).toEqual([]);
  });

  it('cannot skip a step, repeat one, or take one step for another address', async () => {
    const { email, work } = await lost();
    expect(await work.requestCode(email)).toMatchObject(over);
    expect(await work.verifyCode(email, '123456')).toMatchObject(over);
    expect(await work.resetMsa(email, NEW)).toMatchObject(over);
    await work.open(email);
    expect(await work.verifyCode(email, '123456')).toMatchObject(over);
    expect(await work.requestCode('someone.else@example.com')).toMatchObject(over);
    await work.requestCode(email);
    expect(await work.resetMsa(email, NEW)).toMatchObject(over);
    const code = await world.codeFor(email);
    expect(await work.verifyCode('someone.else@example.com', code)).toMatchObject(over);
    expect(await work.verifyCode(email, code)).toMatchObject({ ok: true });
    expect(await work.verifyCode(email, code)).toMatchObject(over);
    expect(await work.requestCode(email)).toMatchObject(over);
    expect(await work.resetMsa('someone.else@example.com', NEW)).toMatchObject(over);
    expect(await work.resetMsa(email, NEW)).toMatchObject({ ok: true });
    expect(await work.resetMsa(email, 'Another-Quiet-Path')).toMatchObject(over);
  });

  it('has to finish in the browser and the variant it began in', async () => {
    const { email, work, browser } = await proven();
    const stranger = lostIn(world.backend, world.browser({ variant: 'consumer' }));
    expect(await stranger.resetMsa(email, NEW)).toMatchObject(over);
    const otherVariant = await world.backend.recovery.resetDealerPassword(browser.caller, {
      newPassword: NEW,
      confirmPassword: NEW,
    });
    expect(otherVariant).toMatchObject(over);
    expect(await work.resetMsa(email, NEW)).toMatchObject({ ok: true });
  });

  it('begins anew without leaving the older try alive', async () => {
    const { email, work } = await proven();
    await work.open(email);
    expect(await work.resetMsa(email, NEW)).toMatchObject(over);
  });

  it('waits 30 seconds between codes, and the newest alone counts', async () => {
    const { email, work } = await lost();
    await work.open(email);
    await work.requestCode(email);
    const first = await world.codeFor(email);
    expect(await work.requestCode(email)).toMatchObject({
      error: { kind: 'tooMany', retryAfterSeconds: 30 },
    });
    world.clock.advance(DURATIONS.resendCooldown);
    await work.requestCode(email);
    const second = await world.codeFor(email);
    if (first !== second)
      expect(await work.verifyCode(email, first)).toMatchObject({ error: { code: 'wrongCode' } });
    expect(await work.verifyCode(email, second)).toMatchObject({ ok: true });
  });

  it('has five guesses for a code', async () => {
    const { email, work } = await lost();
    await work.open(email);
    await work.requestCode(email);
    const code = await world.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 4; guess += 1)
      expect(await work.verifyCode(email, wrong)).toMatchObject({ error: { code: 'wrongCode' } });
    const message = expect.stringContaining('You can request a new one in 30 seconds.');
    expect(await work.verifyCode(email, wrong)).toMatchObject({
      error: { code: 'wrongCode', message },
    });
    expect(await work.verifyCode(email, code)).toMatchObject({
      error: { kind: 'tooMany', message },
    });
  });

  it('has ten minutes for a code and fifteen for everything', async () => {
    const late = await lost();
    await late.work.open(late.email);
    await late.work.requestCode(late.email);
    world.clock.advance(DURATIONS.code);
    const code = await world.codeFor(late.email);
    expect(await late.work.verifyCode(late.email, code)).toMatchObject({
      error: { code: 'codeExpired' },
    });
    const { email, work } = await proven();
    world.clock.advance(LIFETIMES.recovery);
    expect(await work.resetMsa(email, NEW)).toMatchObject(over);
  });

  it('keeps the recovery when the new password is refused or the server is busy', async () => {
    const { email, work } = await proven();
    expect(await work.resetMsa(email, 'short')).toMatchObject({
      error: { kind: 'unacceptable', code: 'passwordRefused' },
    });
    expect(await work.resetMsa(email, `${email.slice(0, 12)} and more`)).toMatchObject({
      ok: true,
    });
    const other = await proven();
    world.hasher.busy = true;
    expect(await other.work.resetMsa(other.email, NEW)).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await other.work.resetMsa(other.email, NEW)).toMatchObject({ ok: true });
  });

  it('is answered alike for unknown and disabled addresses, which get no mail', async () => {
    const known = await lost();
    const disabled = await lost({ disabled: true });
    const unknown = await lost();
    const nobody = `nobody-${randomUUID().slice(0, 8)}@example.com`;
    for (const [{ work }, email] of [
      [known, known.email],
      [disabled, disabled.email],
      [unknown, nobody],
    ] as const) {
      expect(await work.open(email)).toEqual({ ok: true, value: {} });
      expect(await work.requestCode(email)).toEqual({ ok: true, value: { resendInSeconds: 30 } });
      expect(await work.requestCode(email)).toMatchObject({ error: { kind: 'tooMany' } });
      expect(await work.verifyCode(email, '12345')).toMatchObject({ error: { kind: 'invalid' } });
    }
    for (const [{ work }, email] of [
      [disabled, disabled.email],
      [unknown, nobody],
    ] as const) {
      for (let guess = 0; guess < 5; guess += 1)
        expect(await work.verifyCode(email, '000000')).toMatchObject({
          error: { code: 'wrongCode' },
        });
      expect(await world.sentTo(email)).toEqual([]);
    }
  });

  it('goes to the stored mailbox, however the address was spelled', async () => {
    const { email, work } = await lost();
    const wide = email.replace('kit', '\uff4b\uff49\uff54');
    await work.open(wide);
    // The address in full-width letters never receives a mail: the server refuses the address, or finds the account and
    // uses the stored address.
    await work.requestCode(wide);
    expect(await world.sentTo(wide)).toEqual([]);
  });

  it('begins five times in ten minutes for a name, whoever asks', async () => {
    const { email } = await lost();
    for (let index = 0; index < 5; index += 1) {
      const from = world.browser({ variant: 'consumer', address: `198.51.100.${100 + index}` });
      expect((await lostIn(world.backend, from).open(email)).ok).toBe(true);
    }
    const sixth = world.browser({ variant: 'consumer', address: '198.51.100.200' });
    expect(await lostIn(world.backend, sixth).open(email)).toMatchObject({
      error: { kind: 'tooMany' },
    });
  });

  it('leaves the owner the codes of sign-in, however often a stranger asks for recovery codes', async () => {
    next += 1;
    const email = `kit-${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [{ type: 'email', value: email }] as const;
    await world.person({ application: 3, username: email, contacts, mfaRequired: true });
    const address = `192.0.2.${next}`;
    const stranger = lostIn(world.backend, world.browser({ variant: 'consumer', address }));
    for (let index = 0; index < 11; index += 1) {
      if (index % 10 === 0) await stranger.open(email);
      await stranger.requestCode(email);
      world.clock.advance(DURATIONS.resendCooldown);
    }
    const before = (await world.sentTo(email)).length;
    const owner = world.browser({ variant: 'consumer', address: '203.0.113.77' });
    expect(await owner.logIn(email, PASSWORD)).toMatchObject({ ok: true });
    expect((await world.sentTo(email)).length).toBe(before + 1);
  });
});
