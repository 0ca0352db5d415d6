import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import { ownAccount } from '../harness/own-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const fresh = () => `${randomUUID().slice(0, 8)}@example.com`;
const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');

describeDatabase('the own contacts', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: AccountSeed = {}) => {
    const email = fresh();
    const contacts = seed.contacts ?? [{ type: 'email', value: email }];
    const person = await world.person({ ...seed, contacts });
    const address = `198.18.7.${(visitors += 1)}`;
    const variant = seed.application === 3 ? 'consumer' : 'dealer';
    const browser = world.browser({ address, variant });
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    return { person, email, browser, own: ownAccount(world.backend, browser) };
  };

  describe('a fresh check', () => {
    it('is asked for before a code is sent and before the phone goes, and lasts five minutes', async () => {
      const { own } = await enter();
      const needed = { ok: false, error: { kind: 'conflict', code: 'checkNeeded' } };
      expect(await own.start('email', fresh())).toMatchObject(needed);
      expect(await own.removePhone()).toMatchObject(needed);
      expect(await own.confirm(PASSWORD)).toEqual({ ok: true, value: {} });
      world.clock.advance(5 * 60_000 - 1);
      expect(await own.start('email', fresh())).toMatchObject({ ok: true });
      world.clock.advance(1);
      expect(await own.start('email', fresh())).toMatchObject(needed);
    });

    it('belongs to the session that made it', async () => {
      const { person, own } = await enter();
      await own.confirm(PASSWORD);
      const elsewhere = world.browser({ address: '203.0.113.9' });
      await elsewhere.logIn(person.username, PASSWORD);
      expect(await ownAccount(world.backend, elsewhere).start('email', fresh())).toMatchObject({
        error: { code: 'checkNeeded' },
      });
    });

    it('allows five wrong passwords in a quarter of an hour, and leaves a line for each', async () => {
      const { person, browser, own } = await enter();
      await own.confirm(PASSWORD);
      for (let tried = 0; tried < 5; tried += 1)
        expect(await own.confirm('Wrong-Secret-Word')).toMatchObject({
          error: { kind: 'wrong', code: 'wrongPassword' },
        });
      expect(await own.confirm(PASSWORD)).toMatchObject({ error: { kind: 'tooMany' } });
      expect((await world.record(person.id)).slice(1)).toEqual([
        'check.password/ok',
        ...Array<string>(5).fill('check.password/refused'),
        'check.password/limited',
      ]);
      world.clock.advance(15 * 60_000);
      await browser.refreshToken();
      expect(await own.confirm(PASSWORD)).toMatchObject({ ok: true });
    });

    it('costs no try while the hashing is full', async () => {
      const { own } = await enter();
      world.hasher.busy = true;
      for (let tried = 0; tried < 6; tried += 1)
        expect(await own.confirm(PASSWORD)).toMatchObject({ error: { kind: 'busy' } });
      world.hasher.busy = false;
      expect(await own.confirm(PASSWORD)).toMatchObject({ ok: true });
    });
  });

  describe('a new email address', () => {
    it('is saved by the code sent to it; the old one is told, remembered devices end, the record has masks', async () => {
      const { person, email, own } = await enter();
      await world.database.unitOfWork.run((tx) =>
        tx.devices.remember({
          id: randomUUID(),
          accountId: person.id,
          secretHash: person.id,
          label: 'Firefox',
          passwordEpoch: 1,
          expiresAt: world.clock.now() + 1e6,
          now: world.clock.now(),
        }),
      );
      await own.confirm(PASSWORD);
      expect(await own.start('email', 'New.Kit@Example.COM')).toEqual({
        ok: true,
        value: { sentTo: 'N•••@e•••.com', resendInSeconds: 30 },
      });
      const code = await world.codeFor('New.Kit@example.com');
      expect(await own.finish('email', ` ${code} `)).toMatchObject({
        ok: true,
        value: { user: { id: person.id, username: person.username, email: 'New.Kit@example.com' } },
      });
      const [notice] = await world.sentTo(email);
      expect(notice?.text).toContain(
        'email address of your Northgate Monitoring account was changed',
      );
      expect(notice?.text).not.toContain('New.Kit');
      const devices = world.database.kysely.selectFrom('remembered_device').select('id');
      expect(await devices.where('account_id', '=', person.id).execute()).toEqual([]);
      expect((await world.record(person.id)).slice(-2)).toEqual([
        'contact.start/ok',
        'contact.change/ok',
      ]);
      const rows = await world.database.kysely.selectFrom('audit').select('detail').execute();
      expect(JSON.stringify(rows)).not.toContain('New.Kit@');
    });

    it('is not saved by a wrong code, another purpose’s, another session’s, a used or an old one', async () => {
      const { person, own } = await enter();
      const value = fresh();
      await own.confirm(PASSWORD);
      await own.start('email', value);
      const code = await world.codeFor(value);
      expect(await own.finish('email', wrongFor(code))).toMatchObject({
        error: { kind: 'wrong', code: 'wrongCode' },
      });
      expect(await own.finish('cellPhone', code)).toMatchObject({ error: { code: 'codeExpired' } });
      const elsewhere = world.browser({ address: '203.0.113.10' });
      await elsewhere.logIn(person.username, PASSWORD);
      expect(await ownAccount(world.backend, elsewhere).finish('email', code)).toMatchObject({
        error: { code: 'codeExpired' },
      });
      expect(await own.finish('email', code)).toMatchObject({ ok: true });
      expect(await own.finish('email', code)).toMatchObject({ error: { code: 'codeExpired' } });
      const other = await enter();
      const late = fresh();
      await other.own.confirm(PASSWORD);
      await other.own.start('email', late);
      world.clock.advance(10 * 60_000);
      await other.browser.refreshToken();
      expect(await other.own.finish('email', await world.codeFor(late))).toMatchObject({
        error: { code: 'codeExpired' },
      });
    });

    it('is sent again after 30 seconds, not before, and the newer code alone counts', async () => {
      const { own } = await enter();
      const [first, second] = [fresh(), fresh()];
      await own.confirm(PASSWORD);
      await own.start('email', first);
      expect(await own.start('email', second)).toEqual({
        ok: false,
        error: { kind: 'tooMany', retryAfterSeconds: 30 },
      });
      world.clock.advance(30_000);
      expect(await own.start('email', second)).toMatchObject({ ok: true });
      const [old, latest] = [await world.codeFor(first), await world.codeFor(second)];
      if (old !== latest)
        expect(await own.finish('email', old)).toMatchObject({ error: { code: 'wrongCode' } });
      expect(await own.finish('email', latest)).toMatchObject({
        value: { user: { email: second } },
      });
    });

    it.each([
      ['nothing', ''],
      ['a word', 'harbor'],
      ['two addresses', 'a@example.com,b@example.com'],
      ['a line of its own', 'a@example.com\nBcc: b@example.com'],
      ['too long', `${'a'.repeat(LIMITS.email)}@example.com`],
    ])('that is %s is refused with words', async (_what, value) => {
      const { own } = await enter();
      await own.confirm(PASSWORD);
      expect(await own.start('email', value)).toMatchObject({ error: { kind: 'invalid' } });
    });

    it('may be as long as the form allows', async () => {
      const { own } = await enter();
      const value = `${'a'.repeat(60)}@${'b'.repeat(55)}.example.com`;
      expect(value.length).toBe(LIMITS.email);
      await own.confirm(PASSWORD);
      await own.start('email', value);
      expect(await own.finish('email', await world.codeFor(value))).toMatchObject({
        value: { user: { email: value } },
      });
    });

    it('equal to the present one is refused', async () => {
      const { email, own } = await enter();
      await own.confirm(PASSWORD);
      expect(await own.start('email', ` ${email} `)).toMatchObject({
        error: { kind: 'unacceptable', code: 'contactUnchanged' },
      });
    });

    it('of a customer becomes the sign-in name', async () => {
      const { person, browser, own } = await enter({ application: 3 });
      const value = fresh();
      await own.confirm(PASSWORD);
      await own.start('email', value);
      await own.finish('email', await world.codeFor(value));
      await browser.logOut();
      expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: false });
      expect(await browser.logIn(value.toUpperCase(), PASSWORD)).toMatchObject({ ok: true });
    });

    it('of another customer is told only to whoever got the code there', async () => {
      const taken = fresh();
      await world.person({ application: 3, username: taken });
      const { person, own } = await enter({ application: 3 });
      await own.confirm(PASSWORD);
      expect(
        await own.start('email', taken.toUpperCase().replace('EXAMPLE.COM', 'example.com')),
      ).toMatchObject({ ok: true, value: { resendInSeconds: 30 } });
      const sent = await world.database.kysely
        .selectFrom('message')
        .select(['recipient', 'code'])
        .where('recipient', 'ilike', taken)
        .execute();
      expect(await own.finish('email', sent.at(-1)?.code ?? '')).toMatchObject({
        error: { kind: 'unacceptable', code: 'emailTaken' },
      });
      const user = await world.database.unitOfWork.run((tx) => tx.accounts.loadUser(person.id));
      expect(user.username).toBe(person.username);
    });
  });

  describe('a phone number', () => {
    it('is proved by text message, told to the email address where there was none, and can go again', async () => {
      const { person, email, own } = await enter();
      const suffix = String(1000 + visitors).slice(-4);
      await own.confirm(PASSWORD);
      expect(await own.start('cellPhone', `(207) 555-${suffix}`)).toMatchObject({
        value: { sentTo: `(•••) •••-${suffix}` },
      });
      const phone = `+1207555${suffix}`;
      const added = await own.finish('cellPhone', await world.codeFor(phone));
      expect(added).toMatchObject({ value: { user: { phoneNumber: phone, email } } });
      expect((await world.sentTo(email)).at(-1)?.text).toContain('phone number');
      expect(await own.removePhone()).toMatchObject({ value: { user: { phoneNumber: null } } });
      const sentText = (await world.sentTo(phone)).map(({ text }) => text).join('\n');
      expect(sentText).toContain('was removed');
      expect(await own.removePhone()).toMatchObject({ ok: true });
      const lines = await world.record(person.id);
      expect(lines.filter((line) => line === 'contact.remove/ok')).toHaveLength(1);
    });

    it('that is the only contact stays', async () => {
      const { own } = await enter({ contacts: [{ type: 'cellPhone', value: '+12075550142' }] });
      await own.confirm(PASSWORD);
      expect(await own.removePhone()).toMatchObject({
        error: { kind: 'conflict', code: 'lastContact' },
      });
    });

    it.each(['', 'harbor@example.com', '123', `+${'1'.repeat(LIMITS.phone)}`])(
      '“%s” is refused with words',
      async (value) => {
        const { own } = await enter();
        await own.confirm(PASSWORD);
        expect(await own.start('cellPhone', value)).toMatchObject({ error: { kind: 'invalid' } });
      },
    );
  });
});
