import { supportApi } from '#core/support/support.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoginStep, LOGIN_STEPS } from '#core/permission/login-step.ts';
import type { UserAction } from '#core/support/supported-users.schema.ts';
import { refusalAnswer } from '#adapters/server/http/refusal-answer.rule.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { seedSite } from '../harness/seed-site.ts';

const REASON = 'Called from premises';

describeDatabase('help of support', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const variant = seed.application === 3 ? 'consumer' : 'dealer';
    const browser = world.browser({ variant, address: `198.18.31.${(visitors += 1)}` });
    await browser.logIn(person.username, PASSWORD);
    return { person, browser };
  };
  const helper = async (...roles: readonly string[]) => {
    const { person, browser } = await enter({ application: 1, roles: ['support', ...roles] });
    const help = (accountId: string, wanted: { readonly action: UserAction }) =>
      browser.call(supportApi.supportAction.access, (c) =>
        world.backend.support.supportAction(c, { accountId, ...wanted }),
      );
    const find = (text: string, page = 1) =>
      browser.call(supportApi.supportUsers.access, (c) =>
        world.backend.support.supportUsers(c, { text, sort: null, page, size: 25 }),
      );
    const step = (accountId: string, asked: LoginStep) =>
      browser.call(supportApi.supportStep.access, (c) =>
        world.backend.support.supportStep(c, {
          accountId,
          step: asked,
          reason: REASON,
          endSessions: false,
          idempotencyKey: null,
        }),
      );
    return { person, browser, help, find, step };
  };
  const rowsAbout = (accountId: string) =>
    world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'actor_id', 'detail'])
      .where('subject_id', '=', accountId)
      .where('operation', 'like', 'support.%')
      .orderBy('seq')
      .execute();

  it.each(LOGIN_STEPS)('asks for %s at the next sign-in and leaves one row', async (asked) => {
    const { person } = await enter({ securityQuestionsRequired: false });
    const support = await helper();
    const answer = await support.step(person.id, asked);
    expect(answer).toMatchObject({ ok: true, value: { accountId: person.id } });
    const steps = answer.ok ? answer.value.pendingSteps : [];
    expect(steps).toContain(asked);
    const again = world.browser({ address: `198.18.31.${(visitors += 1)}` });
    const entered = await again.logIn(person.username, PASSWORD);
    if (!entered.ok) throw new Error('the person cannot sign in');
    const flags = {
      contactInfo: 'noContactInfo',
      mfaVerify: 'mfaRequired',
      usernameReset: 'usernameResetRequired',
      securityQuestions: 'verifySecurityQuestions',
      passwordReset: 'passwordResetRequired',
    } as const;
    expect(entered.value.session.requirements[flags[asked]]).toBe(true);
    expect(await rowsAbout(person.id)).toEqual([
      {
        operation: 'support.requireStep',
        result: 'ok',
        actor_id: support.person.id,
        detail: { step: asked, reason: REASON, sessions: 'kept' },
      },
    ]);
  });

  it('lets open sessions go on where that was chosen, and ends them when told', async () => {
    const { person, browser } = await enter();
    const support = await helper();
    await support.step(person.id, 'passwordReset');
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    const ended = await support.help(person.id, { action: 'endSessions' });
    expect(ended).toMatchObject({ value: { openSessions: 0 } });
    expect(await browser.authenticate()).toMatchObject({ kind: 'sessionOver' });
  });

  it('clears a running wait, whoever caused it, and nobody else’s', async () => {
    const [{ person }, other, support] = [await enter(), await enter(), await helper()];
    const from = (nr: number) => world.browser({ address: `203.0.113.${nr}` });
    for (const [nr, { username }] of [person, other.person].entries())
      for (let tries = 0; tries < 6; tries += 1)
        await from(nr).logIn(username, 'Not-The-Password-1');
    expect(await from(0).logIn(person.username, PASSWORD)).toMatchObject({
      error: { kind: 'tooMany' },
    });
    expect(await support.find(person.username)).toMatchObject({
      value: { users: [{ waiting: true }] },
    });
    const cleared = await support.help(person.id, { action: 'clearWait' });
    expect(cleared).toMatchObject({ value: { waiting: false } });
    expect(await from(0).logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    expect(await support.find(other.person.username)).toMatchObject({
      value: { users: [{ waiting: true }] },
    });
    expect(await from(1).logIn(other.person.username, PASSWORD)).toMatchObject({ ok: false });
  });

  it('sends a link for another password, which then signs in', async () => {
    const contacts = [{ type: 'email', value: 'link.wanted@example.com' }] as const;
    const { person, browser } = await enter({ contacts });
    const support = await helper();
    expect(await support.help(person.id, { action: 'passwordLink' })).toMatchObject({ ok: true });
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    const otp = (await world.linkFor('link.wanted@example.com')).get('otp') ?? '';
    const password = 'Another-Harbor-77';
    const visitor = world.browser();
    const set = () =>
      world.backend.registration.setFirstPassword(visitor.caller, {
        otp,
        password,
        confirmPassword: password,
      });
    expect(await set()).toMatchObject({ ok: true });
    expect(await browser.authenticate()).toMatchObject({ kind: 'sessionOver' });
    expect(await visitor.logIn(person.username, password)).toMatchObject({ ok: true });
    expect(await set()).toMatchObject({ ok: false });
  });

  it('sends one link for seven presses at once, and the next when its time has come', async () => {
    const contacts = [{ type: 'email', value: 'pressed.often@example.com' }] as const;
    const { person } = await enter({ contacts });
    const support = await helper();
    const press = () => support.help(person.id, { action: 'passwordLink' });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(press));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'tooMany' } });
    const { count } = await world.database.kysely
      .selectFrom('message')
      .where('recipient', '=', 'pressed.often@example.com')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    world.clock.advance(5 * 60000);
    expect(await press()).toMatchObject({ ok: true });
  });

  it('resends a registration to whoever has no password yet, and only to them', async () => {
    const invited = await world.person({
      application: 3,
      username: 'waits@example.com',
      passwordHash: null,
      contacts: [],
    });
    const { person } = await enter();
    const support = await helper();
    expect(await support.help(invited.id, { action: 'registrationLink' })).toMatchObject({
      ok: true,
    });
    expect((await world.linkFor('waits@example.com')).get('otp')).toMatch(/^[\w-]{40,}$/);
    expect(await support.help(person.id, { action: 'registrationLink' })).toMatchObject({
      error: { code: 'registered' },
    });
    expect(await support.help(invited.id, { action: 'passwordLink' })).toMatchObject({
      error: { code: 'notRegistered' },
    });
  });

  it('never asks a customer for a username', async () => {
    const { person } = await enter({ application: 3 });
    const support = await helper();
    expect(await support.step(person.id, 'usernameReset')).toMatchObject({
      error: { kind: 'unacceptable', code: 'signsInByAddress' },
    });
  });

  it('reaches other staff only with the right to administer them, and never oneself', async () => {
    const { person: colleague } = await enter({ application: 1 });
    const [support, admin] = [await helper(), await helper('staffAdmin')];
    const ending = { action: 'endSessions' } as const;
    expect(await support.help(colleague.id, ending)).toMatchObject({
      error: { kind: 'forbidden' },
    });
    expect(await admin.help(colleague.id, ending)).toMatchObject({ ok: true });
    expect(await admin.help(admin.person.id, ending)).toMatchObject({ error: { code: 'oneself' } });
    expect((await rowsAbout(colleague.id)).map(({ result }) => result)).toEqual(['refused', 'ok']);
  });

  it('needs its right, and a person who exists', async () => {
    const { person } = await enter();
    const plain = await enter({ application: 1 });
    const refused = await plain.browser.call(supportApi.supportAction.access, (c) =>
      world.backend.support.supportAction(c, { accountId: person.id, action: 'clearWait' }),
    );
    if (refused.ok) throw new Error('helped without the right');
    expect(refusalAnswer(refused.error).status).toBe(403);
    const support = await helper();
    expect(await support.help('nobody', { action: 'clearWait' })).toMatchObject({
      error: { kind: 'notFound' },
    });
  });

  describe('finding people', () => {
    it('goes by name, username, e-mail and phone, all words, in any case', async () => {
      const person = await world.person({
        username: 'quill.finder',
        name: 'Quill Zebra Finder',
        contacts: [
          { type: 'email', value: 'quill.mail@example.com' },
          { type: 'cellPhone', value: '312-555-0177' },
        ],
      });
      const support = await helper();
      for (const text of [
        'ZEBRA quill',
        'quill.find',
        'quill.MAIL@',
        '312-555-0177',
        '(312) 555-0177',
        '3125550177',
      ])
        expect(await support.find(text), text).toMatchObject({
          value: { users: [{ accountId: person.id, phoneNumber: '312-555-0177' }], total: 1 },
        });
      expect(await support.find('zebra nobody')).toMatchObject({ value: { users: [], total: 0 } });
    });

    it('takes every sign as it is typed', async () => {
      await world.person({ name: 'Percent 100% Person' });
      const support = await helper();
      expect(await support.find('100%')).toMatchObject({ value: { total: 1 } });
      expect(await support.find("%' or 1=1 --")).toMatchObject({ value: { total: 0 } });
    });

    it('goes by the number of a group and by a transmitter code', async () => {
      const dealer = await world.person({ groups: [7301], name: 'Dealer Of 7301' });
      const customer = await world.person({ application: 3, name: 'Owner Of 88001' });
      await seedSite(world.database.kysely, { num: 88_001, group: 7301 });
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: customer.id, site_num: 88_001 })
        .execute();
      const support = await helper();
      expect(await support.find('7301')).toMatchObject({
        value: {
          users: [{ accountId: dealer.id, groups: [{ siteGroupNum: 7301 }] }],
          total: 1,
        },
      });
      const byCode = await support.find('hp88001');
      const ids = byCode.ok ? byCode.value.users.map(({ accountId }) => accountId) : [];
      expect(ids).toEqual([dealer.id, customer.id]);
    });

    it('tells the last sign-in, and pages by name', async () => {
      const { person } = await enter({ name: 'Aaron Paged Latest' });
      for (const nr of Array.from({ length: 27 }, (_, n) => n))
        await world.person({ name: `Paged Person ${String(nr).padStart(2, '0')}` });
      const support = await helper();
      const [first, second] = [await support.find('paged'), await support.find('paged', 2)];
      if (!first.ok || !second.ok) throw new Error('nothing was found');
      expect([first.value.users.length, second.value.users.length]).toEqual([25, 3]);
      expect(first.value.total).toBe(28);
      expect(first.value.users[0]).toMatchObject({
        accountId: person.id,
        lastLoginAt: new Date(world.clock.now()).toISOString(),
        openSessions: 1,
      });
      expect(second.value.users.map(({ name }) => name)).toEqual([
        'Paged Person 24',
        'Paged Person 25',
        'Paged Person 26',
      ]);
    });
  });
});
