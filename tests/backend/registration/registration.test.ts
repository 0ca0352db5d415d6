import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldPasscode } from '#core/backend/passcodes/fold-passcode.rule.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { sweep } from '#adapters/server/sql/sweep.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { seedSite } from '../harness/seed-site.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const ACCOUNT = { accountNumber: 'HP7001', passcode: 'MOORING7' };
const done = { ok: true, value: {} };
const DAY = 24 * 3_600_000;

describe('registration', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
    await world.database.kysely
      .insertInto('site_group')
      .values({ num: 4471, name: 'Harbor Point', time_zone: 'America/New_York' })
      .onConflict((taken) => taken.doNothing())
      .execute();
    await seedSite(world.database.kysely, { num: 7001, group: 4471 });
    await world.database.kysely
      .updateTable('site')
      .set({ account_passcode_hash: world.hasher.hashNow(foldPasscode(ACCOUNT.passcode)) })
      .where('num', '=', 7001)
      .execute();
  });
  afterAll(() => world.close());

  const visitor = (variant: 'dealer' | 'consumer' = 'consumer') => {
    next += 1;
    const browser = world.browser({ variant, address: `10.${next}.0.1` });
    return { browser, work: lostIn(world.backend, browser) };
  };
  const fresh = () => `kit-${randomUUID().slice(0, 8)}@example.com`;
  const codeOf = async (email: string) => (await world.linkFor(email)).get('code') ?? '';
  const accountOf = (email: string) =>
    world.database.unitOfWork.run((tx) => tx.accounts.findByLogin(email, 'consumer'));

  it('pressed again by the same browser after a lost answer sends one mail, and one for other words or later', async () => {
    const { work } = visitor();
    const email = fresh();
    const mails = async () => (await world.sentTo(email)).length;
    for (let press = 0; press < 3; press += 1) {
      expect(await work.register(email, ACCOUNT)).toEqual(done);
      world.clock.advance(20_000);
    }
    expect(await mails()).toBe(1);
    expect(await visitor().work.register(email, ACCOUNT)).toEqual(done);
    expect(await work.register(email, ACCOUNT, 'Another-Lantern-Path')).toEqual(done);
    expect(await mails()).toBe(3);
    world.clock.advance(121_000);
    expect(await work.register(email, ACCOUNT)).toEqual(done);
    expect(await mails()).toBe(4);
  });

  it('of two requests for one address lets the newest link alone live, whichever mail asks for another', async () => {
    const { work } = visitor();
    const email = fresh();
    const again = email.replace('kit', 'KIT');
    expect(await work.register(email, ACCOUNT)).toEqual(done);
    const first = await codeOf(email);
    world.clock.advance(1000);
    expect(await work.register(again, ACCOUNT)).toEqual(done);
    const second = await codeOf(again);
    expect(second).not.toBe(first);
    expect(await work.verifyEmail(first)).toMatchObject({ error: { code: 'linkExpired' } });
    world.clock.advance(31_000);
    expect(await work.resend(first)).toEqual(done);
    expect(await work.verifyEmail(second)).toMatchObject({ error: { code: 'linkExpired' } });
    expect(await work.verifyEmail(await codeOf(again))).toEqual(done);
    expect(await accountOf(email)).not.toBeNull();
  });

  it('makes an account once the address is proven, linked to its site, with a code at sign-in', async () => {
    const { work, browser } = visitor();
    const email = fresh();
    expect(
      await work.register(` ${email} `, { accountNumber: 'hp7001 ', passcode: ' mooring7' }),
    ).toEqual(done);
    expect(await accountOf(email)).toBeNull();
    const [mail] = await world.sentTo(email);
    expect(mail?.link).toMatch(/^https:\/\/home\.example\.com\/login\/register\?code=[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.html).toContain(`href="${String(mail?.link)}"`);
    expect((await browser.logIn(email, 'Quiet-Lantern-Path')).ok).toBe(false);
    expect(await work.verifyEmail(await codeOf(email))).toEqual(done);
    const account = await accountOf(email);
    expect(account).toMatchObject({ username: email, application: 3, mfaRequired: true });
    const user = await world.database.unitOfWork.run((tx) =>
      tx.accounts.loadUser(account?.id ?? ''),
    );
    expect(user).toMatchObject({ email, accountLinks: [{ siteNum: 7001 }] });
    expect(user.roles).toContain('contactsRead');
    expect(user.roles).not.toContain('billingRead');
    expect(browser.token).toBeNull();
    expect(await browser.logIn(email, 'Quiet-Lantern-Path')).toMatchObject({
      ok: true,
      value: { session: { requirements: { mfaRequired: true, mfaSentTo: 'email' } } },
    });
    expect(await world.record(account?.id ?? '')).toEqual(['registration.verify/ok', 'login/ok']);
  });

  it('is answered alike when the address has a login, and only its mailbox is told', async () => {
    const { work } = visitor();
    const email = fresh();
    const known = await world.person({ application: 3, username: email, contacts: [] });
    expect(await work.register(email.toUpperCase(), ACCOUNT)).toEqual(done);
    const sent = await world.sentTo(email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'You already have a Northgate Monitoring account',
    ]);
    expect(sent[0]).toMatchObject({ link: null, code: null });
    expect((await accountOf(email))?.id).toBe(known.id);
    expect(await visitor().browser.logIn(email, PASSWORD)).toMatchObject({ ok: true });
  });

  it('gives one answer to an unknown number and a wrong passcode, after the same work', async () => {
    const { work } = visitor();
    const email = fresh();
    const before = world.hasher.verified;
    const unknown = await work.register(email, { ...ACCOUNT, accountNumber: 'HP9999' });
    const wrong = await work.register(email, { ...ACCOUNT, passcode: 'wrong' });
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ error: { kind: 'unacceptable', code: 'accountNotProven' } });
    expect(world.hasher.verified - before).toBe(2);
    expect(await world.sentTo(email)).toEqual([]);
  });

  it('takes ten guesses an hour from an address and at a number', async () => {
    const { work } = visitor();
    for (let turn = 0; turn < 10; turn += 1)
      expect(
        await work.register(fresh(), { accountNumber: `HX${turn}`, passcode: 'x' }),
      ).toMatchObject({
        error: { code: 'accountNotProven' },
      });
    expect(await work.register(fresh(), ACCOUNT)).toMatchObject({ error: { kind: 'tooMany' } });
    for (let turn = 0; turn < 10; turn += 1)
      await visitor().work.register(fresh(), { accountNumber: 'HP7001', passcode: 'x' });
    expect(await visitor().work.register(fresh(), ACCOUNT)).toMatchObject({
      error: { kind: 'tooMany', retryAfterSeconds: 60 },
    });
    // Attempts are slowed down but never blocked: one minute later, the owner's attempt is accepted.
    world.clock.advance(60_000);
    expect(await visitor().work.register(fresh(), ACCOUNT)).toEqual(done);
  });

  it('refuses an address, a password or a busy moment before anything is stored', async () => {
    const { work } = visitor();
    const email = fresh();
    expect(await work.register('no address', ACCOUNT)).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await work.register(email, ACCOUNT, 'short')).toMatchObject({
      error: { code: 'passwordRefused' },
    });
    world.hasher.busy = true;
    expect(await work.register(email, ACCOUNT)).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await world.sentTo(email)).toEqual([]);
  });

  it('tells a used link kindly, an expired one as expired, anything else as no link', async () => {
    const { work } = visitor();
    const email = fresh();
    await work.register(email, ACCOUNT);
    const code = await codeOf(email);
    expect(
      await work.verifyEmail(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`),
    ).toMatchObject({
      error: { kind: 'invalid', code: 'linkInvalid' },
    });
    expect(await work.setPassword(code, PASSWORD)).toMatchObject({
      error: { code: 'linkInvalid' },
    });
    expect(await work.verifyEmail(` ${code} `)).toEqual(done);
    expect(await work.verifyEmail(code)).toMatchObject({
      error: { kind: 'conflict', code: 'alreadyRegistered', message: MESSAGES.alreadyRegistered },
    });
    const late = fresh();
    await work.register(late, ACCOUNT);
    world.clock.advance(LIFETIMES.registrationLink);
    expect(await work.verifyEmail(await codeOf(late))).toMatchObject({
      error: { kind: 'expired', code: 'linkExpired' },
    });
    expect(await accountOf(late)).toBeNull();
  });

  it('sends a new link for an expired one, days later as well, and the old one stays dead', async () => {
    const { work } = visitor();
    const email = fresh();
    await work.register(email, ACCOUNT);
    const old = await codeOf(email);
    world.clock.advance(5 * DAY);
    await sweep(world.database.kysely, world.clock.now());
    expect(await work.verifyEmail(old)).toMatchObject({ error: { kind: 'expired' } });
    expect(await work.resend(old)).toEqual(done);
    expect(await work.resend(old)).toMatchObject({ error: { kind: 'tooMany' } });
    const newer = await codeOf(email);
    expect(newer).not.toBe(old);
    expect(await work.verifyEmail(old)).toMatchObject({ error: { kind: 'expired' } });
    expect(await work.verifyEmail(newer)).toEqual(done);
    expect(await work.resend(newer)).toMatchObject({
      error: { kind: 'conflict', code: 'alreadyRegistered' },
    });
    expect(await work.resend(old)).toMatchObject({ error: { code: 'alreadyRegistered' } });
  });

  it('sends nothing to whoever has no genuine link', async () => {
    const { work } = visitor();
    for (const code of ['x', 'A'.repeat(43), ' '])
      expect(await work.resend(code)).toMatchObject({ error: { code: 'linkInvalid' } });
  });

  it('keeps the password of the request whose link was the newest', async () => {
    const { work } = visitor();
    const email = fresh();
    await work.register(email, ACCOUNT);
    const first = await codeOf(email);
    world.clock.advance(1000);
    await work.register(email, ACCOUNT, 'Another-Quiet-Path');
    const second = await codeOf(email);
    expect(await work.verifyEmail(first)).toMatchObject({ error: { code: 'linkExpired' } });
    expect(await work.verifyEmail(second)).toEqual(done);
    expect(await work.verifyEmail(second)).toMatchObject({ error: { code: 'alreadyRegistered' } });
    const { browser } = visitor();
    expect(await browser.logIn(email, 'Quiet-Lantern-Path')).toMatchObject({ ok: false });
    expect(await browser.logIn(email, 'Another-Quiet-Path')).toMatchObject({ ok: true });
  });
});
