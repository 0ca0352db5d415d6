import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, PROVIDER, type TestWorld } from '../harness/test-world.ts';
import { DURATIONS } from '#core/kernel/limits.ts';

const NEW = 'Another-Long-One-9';
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const due = async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const person = await world.person({
    passwordResetRequired: true,
    contacts: [{ type: 'email', value: email }],
  });
  const browser = world.browser({ address: randomUUID() });
  await browser.logIn(person.username, PASSWORD);
  return { person, email, browser, work: atWork(world.backend, browser) };
};

describe('ReplacePassword', () => {
  it('ends every other session, device and code, and goes on under a new id', async () => {
    const { person, email, browser, work } = await due();
    const other = world.browser({ address: randomUUID() });
    await other.logIn(person.username, PASSWORD);
    const remembered = await world.database.unitOfWork.run((tx) =>
      tx.devices
        .remember({
          id: randomUUID(),
          accountId: person.id,
          secretHash: 'device',
          label: 'Firefox on Linux',
          passwordEpoch: 0,
          expiresAt: world.clock.now() + 1000,
          now: world.clock.now(),
        })
        .then(() => true),
    );
    expect(remembered).toBe(true);
    const old = { token: browser.token, refresh: browser.refresh };
    expect(await work.replacePassword(PASSWORD, NEW)).toMatchObject({
      ok: true,
      value: { session: { requirements: { actionRequired: false } } },
    });
    expect(await browser.authenticate()).toMatchObject({ session: { stage: 'full' } });
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
    expect(await other.authenticate()).toEqual({ kind: 'sessionOver' });
    expect(await other.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
    browser.token = old.token;
    browser.refresh = old.refresh;
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
    // During the grace period, a tab with an outdated cookie is told to wait for the new one. Afterward the outdated cookie is refused.
    expect(await browser.refreshToken()).toMatchObject({ error: { kind: 'busy' } });
    world.clock.advance(DURATIONS.refreshGrace + 1);
    expect(await browser.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
    const devices = await world.database.kysely
      .selectFrom('remembered_device')
      .select('id')
      .where('account_id', '=', person.id)
      .execute();
    expect(devices).toEqual([]);
    const notice = (await world.sentTo(email)).at(-1);
    expect(notice).toMatchObject({ subject: `Your ${PROVIDER} password was changed`, code: null });
    expect(notice?.text).not.toContain(NEW);
  });

  it('refuses a wrong current password, five tries in a row, and keeps the step', async () => {
    const { browser, work } = await due();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await work.replacePassword('wrong', NEW)).toMatchObject({
        error: { kind: 'wrong', code: 'wrongPassword' },
      });
    expect(await work.replacePassword(PASSWORD, NEW)).toMatchObject({ error: { kind: 'tooMany' } });
    expect(await browser.authenticate()).toMatchObject({ session: { demands: ['passwordReset'] } });
    world.clock.advance(15 * 60_000);
    await browser.refreshToken();
    expect(await work.replacePassword(PASSWORD, NEW)).toMatchObject({ ok: true });
  });

  it.each([
    ['too short', 'Short-One-1', 'must be 12 to 32 characters long'],
    ['too long', 'x'.repeat(33), 'must be 12 to 32 characters long'],
    ['common', 'Qwerty123456', 'too common'],
    ['the product', `${PROVIDER}1`, 'must not contain the name of this product'],
    ['the current one', PASSWORD, 'must differ from the current one'],
  ])('refuses one that is %s, with its words', async (_why, password, text) => {
    const { work } = await due();
    expect(await work.replacePassword(PASSWORD, password)).toMatchObject({
      error: {
        kind: 'unacceptable',
        code: 'passwordRefused',
        message: expect.stringContaining(text) as unknown,
      },
    });
  });

  it('refuses one that holds the username, or is not confirmed', async () => {
    const { work, person } = await due();
    expect(await work.replacePassword(PASSWORD, `x${person.username}x-long`)).toMatchObject({
      error: { kind: 'unacceptable' },
    });
    expect(await work.replacePassword(PASSWORD, NEW, `${NEW} `)).toMatchObject({
      error: { kind: 'invalid' },
    });
  });

  it('says busy without counting the try', async () => {
    const { work } = await due();
    world.hasher.busy = true;
    for (let tries = 0; tries < 8; tries += 1)
      expect(await work.replacePassword(PASSWORD, NEW)).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await work.replacePassword(PASSWORD, NEW)).toMatchObject({ ok: true });
  });
});
