import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { describeDatabase } from '../harness/database.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { operatorOf, groupOf } from './operator-at-work.ts';

const HOUR = 3600000;
const password = 'Quiet-Lantern-Path';

describeDatabase('people brought into an installation', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const otpFor = async (email: string) => (await world.linkFor(email)).get('otp') ?? '';
  const setPassword = (otp: string, variant: 'dealer' | 'consumer' = 'dealer') =>
    world.backend.registration.setFirstPassword(world.browser({ variant }).caller, {
      otp,
      password,
      confirmPassword: password,
    });
  /** Adds an imported user without a password. */
  const waiting = async (email: string | null, more: object = {}) => {
    const contacts = email === null ? [] : [{ type: 'email' as const, value: email }];
    return world.person({ passwordHash: null, contacts, ...more });
  };
  const found = async (operator: Awaited<ReturnType<typeof operatorOf>>, id: string) =>
    valueOf(await operator.look()).waiting.find((one) => one.id === id) ?? null;

  it('wait unwritten-to until somebody invites them; the link works once, for 72 hours', async () => {
    const operator = await operatorOf(world);
    const email = 'lee.park@example.com';
    const { id, username } = await waiting(email, { name: 'Lee Park', groups: [4471] });
    expect(await world.sentTo(email)).toEqual([]);
    expect(await found(operator, id)).toEqual({
      id,
      username,
      email,
      name: 'Lee Park',
      applicationNum: 2,
      groups: ['Group 4471'],
      sentAt: null,
      expiresAt: null,
    });
    const now = world.clock.now();
    expect(await operator.invite(id)).toEqual({
      ok: true,
      value: { invited: [id], refused: [], wait: null },
    });
    expect(await found(operator, id)).toMatchObject({
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 72 * HOUR).toISOString(),
    });
    const [mail] = await world.sentTo(email);
    expect(mail?.text).toContain(`Your username is ${username}.`);
    expect(mail?.text).toContain('works once and expires in 72 hours');
    // A second invitation right after the first sends no mail.
    expect(await operator.invite(id)).toMatchObject({ value: { invited: [id] } });
    expect(await world.sentTo(email)).toHaveLength(1);
    const first = await otpFor(email);
    world.clock.advance(72 * HOUR);
    expect(await setPassword(first)).toMatchObject({ error: { kind: 'expired' } });
    // A user with an expired invitation link can use the link to request a new one.
    valueOf(
      await world.backend.registration.resendRegistration(world.browser().caller, { code: first }),
    );
    const own = await otpFor(email);
    expect(own).not.toBe(first);
    // The administrator signs in again, because the session has expired.
    const later = await operatorOf(world);
    expect(await found(later, id)).toMatchObject({
      sentAt: new Date(world.clock.now()).toISOString(),
    });
    valueOf(await later.invite(id));
    const second = await otpFor(email);
    expect(await setPassword(own)).toMatchObject({ error: { kind: 'expired' } });
    valueOf(await setPassword(second));
    expect(await setPassword(second)).toMatchObject({ error: { kind: 'conflict' } });
    expect(await found(later, id)).toBeNull();
    expect((await world.browser().logIn(username, password)).ok).toBe(true);
    expect(await later.invite(id)).toMatchObject({
      value: { invited: [], refused: [{ id, why: 'already has a password' }] },
    });
    expect((await world.record(id)).filter((row) => row.startsWith('people'))).toEqual([
      'people.invite/ok',
      'people.invite/ok',
      'people.invite/refused',
    ]);
  });

  it('are told apart where no link can be sent, and the others get theirs', async () => {
    const operator = await operatorOf(world, ['provisioning']);
    const fine = await waiting('fine@example.com');
    const mute = await waiting(null);
    const gone = await waiting('gone@example.com', { disabled: true });
    const staff = await waiting('staff@example.com', { application: 1 });
    const nobody = randomUUID();
    expect(await operator.invite(mute.id, gone.id, staff.id, nobody, 'nobody', fine.id)).toEqual({
      ok: true,
      value: {
        invited: [fine.id],
        refused: [
          { id: mute.id, why: 'has no email address' },
          { id: gone.id, why: 'is disabled' },
          {
            id: staff.id,
            why: 'is staff; only people with the right Staff rights can invite staff',
          },
          { id: nobody, why: 'no longer exists' },
          { id: 'nobody', why: 'no longer exists' },
        ],
        wait: null,
      },
    });
    expect(await found(operator, gone.id)).toBeNull();
    const admin = await operatorOf(world);
    expect(await admin.invite(staff.id)).toMatchObject({ value: { invited: [staff.id] } });
  });

  it('are users of a dealer with exactly the groups and rights of their invitation', async () => {
    const operator = await operatorOf(world, ['provisioning']);
    valueOf(await operator.create(groupOf(4800, { name: 'Old Mill Security' })));
    const email = 'first.admin@example.com';
    const id = randomUUID();
    valueOf(await operator.dealer(email, { id, groups: [4800] }));
    valueOf(await operator.dealer(email, { id, groups: [4800] }));
    const [mail, ...others] = await world.sentTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Marcus Hale of Northgate');
    expect(mail?.text).toContain('for Old Mill Security');
    const row = await found(operator, id);
    expect(row).toMatchObject({ username: null, email, groups: ['Old Mill Security'] });
    expect(await operator.dealer('First.Admin@example.com', { groups: [4800] })).toMatchObject({
      error: { code: 'invitedHere' },
    });
    expect(await operator.dealer('b@example.com', { groups: [4899] })).toMatchObject({
      error: { code: 'outOfScope' },
    });
    expect(
      await operator.dealer('c@example.com', { groups: [4800], rights: ['staffAdmin'] }),
    ).toMatchObject({ error: { code: 'unknownRight' } });
    // An expired invitation can be sent again from the same list.
    world.clock.advance(72 * HOUR);
    const later = await operatorOf(world, ['provisioning']);
    expect(await later.invite(id)).toMatchObject({ value: { invited: [id] } });
    const otp = await otpFor(email);
    valueOf(
      await world.backend.registration.acceptInvitation(world.browser().caller, {
        otp,
        username: 'first.admin',
        password,
        confirmPassword: password,
      }),
    );
    expect(await found(later, id)).toBeNull();
    const login = valueOf(await world.browser().logIn('first.admin', password));
    expect(login.session.user).toMatchObject({
      applicationNum: 2,
      allowedDealers: [{ siteGroupNum: 4800 }],
      authItems: { flags: ['xtAdmin'] },
    });
  });

  it('are staff only by whoever gives rights to staff, with rights that exist', async () => {
    const operator = await operatorOf(world);
    const email = 'new.staff@example.com';
    const id = randomUUID();
    const form = { id, username: 'new.staff', rights: ['support', 'news'] };
    valueOf(await operator.staff(email, form));
    valueOf(await operator.staff(email, form));
    expect(await world.sentTo(email)).toHaveLength(1);
    expect(await operator.staff('x@example.com', { username: 'New.Staff' })).toMatchObject({
      error: { code: 'usernameTaken' },
    });
    expect(
      await operator.staff('y@example.com', { username: 'other.staff', rights: ['xtAdmin'] }),
    ).toMatchObject({ error: { code: 'unknown' } });
    expect(
      await operator.staff('y@example.com', { username: 'other.staff', rights: ['actAs'] }),
    ).toMatchObject({ error: { code: 'needsImpersonate' } });
    expect(await operator.staff('y@example.com', { username: '1' })).toMatchObject({
      error: { kind: 'invalid' },
    });
    valueOf(await setPassword(await otpFor(email)));
    const login = valueOf(await world.browser().logIn('new.staff', password));
    expect(login.session.user).toMatchObject({ applicationNum: 1, roles: ['news', 'support'] });
    expect(login.session.requirements).toMatchObject({ mfaRequired: true });
    const without = await operatorOf(world, ['provisioning']);
    expect(await without.staff('z@example.com', { username: 'third.staff' })).toMatchObject({
      error: { kind: 'forbidden' },
    });
  });

  it('are customers by their address, once, with a site that exists', async () => {
    const operator = await operatorOf(world, ['provisioning']);
    const email = 'owner.new@example.com';
    valueOf(await operator.customer(email));
    expect(await operator.customer('Owner.New@example.com')).toMatchObject({
      error: { code: 'customerHere' },
    });
    expect(await operator.customer('other@example.com', { siteNum: 99 })).toMatchObject({
      error: { code: 'noSite' },
    });
    expect((await world.sentTo(email))[0]?.text).not.toContain('username');
    valueOf(await setPassword(await otpFor(email), 'consumer'));
    expect((await world.browser({ variant: 'consumer' }).logIn(email, password)).ok).toBe(true);
  });

  it('change in what they may by the rules of their own administrators, told and recorded', async () => {
    const operator = await operatorOf(world, ['provisioning']);
    valueOf(await operator.create(groupOf(4810)));
    const user = await world.person({
      groups: [4810],
      roles: ['zonesRead'],
      flags: ['stagesDealerURLFlag'],
      contacts: [{ type: 'email', value: 'may@example.com' }],
    });
    const before = valueOf(await operator.access(user.id));
    expect(before).toMatchObject({ groups: [4810], known: [{ siteGroupName: 'Made 4810' }] });
    valueOf(
      await operator.change(user.id, before.rev, { groups: [4810, 4471], rights: ['xtAdmin'] }),
    );
    expect(valueOf(await operator.access(user.id))).toMatchObject({
      groups: [4810, 4471],
      rights: ['stagesDealerURLFlag', 'xtAdmin'],
    });
    expect((await world.sentTo('may@example.com'))[0]?.text).toContain('Marcus Hale of Northgate');
    expect(
      await operator.change(user.id, before.rev, { groups: [4810], rights: [] }),
    ).toMatchObject({
      error: { code: 'staleRev' },
    });
    const { rev } = valueOf(await operator.access(user.id));
    expect(await operator.change(user.id, rev, { groups: [4810], rights: [] })).toMatchObject({
      error: { code: 'lastAdmin' },
    });
    expect(
      await operator.change(user.id, rev, { groups: [4899], rights: ['xtAdmin'] }),
    ).toMatchObject({
      error: { code: 'outOfScope' },
    });
    // The provider can manage even users without any group.
    const lost = await world.person({ groups: [] });
    const { rev: atRev } = valueOf(await operator.access(lost.id));
    valueOf(await operator.change(lost.id, atRev, { groups: [4810], rights: [] }));
    expect(await operator.access(operator.person.id)).toMatchObject({
      error: { kind: 'notFound' },
    });
    expect(await world.record(user.id)).toEqual(
      expect.arrayContaining(['group.userChange/ok', 'group.userChange/refused']),
    );
  });

  it('find the right already with whoever gave rights to staff before there was one', async () => {
    const admin = await world.person({ application: 1, roles: ['staffAdmin'] });
    const other = await world.person({ application: 1, roles: ['support'] });
    const step = MIGRATIONS.find(({ name }) => name === 'provisioning');
    const given = step?.statements.find((one) => one.startsWith('insert into user_right')) ?? '';
    await sql.raw(given).execute(world.database.kysely);
    await sql.raw(given).execute(world.database.kysely);
    const staff = await world.database.unitOfWork.read((tx) => tx.support.staff());
    const rightsOf = (id: string) => staff.find(({ accountId }) => accountId === id)?.rights;
    expect([rightsOf(admin.id), rightsOf(other.id)]).toEqual([
      ['provisioning', 'staffAdmin'],
      ['support'],
    ]);
  });

  it('are counted with what the installation has, and what is left of its first steps', async () => {
    const operator = await operatorOf(world, ['provisioning']);
    const seen = valueOf(await operator.look());
    expect(seen).toMatchObject({
      host: 'portal.example.com',
      timeZone: 'America/New_York',
      sites: 0,
      terms: 0,
      privacy: 0,
      invited: true,
      signals: false,
      server: { mail: 'transport', sms: 'none', keys: 'environment', mailFails: false },
    });
    const never = await waiting('counted@example.com');
    await waiting(null);
    const more = valueOf(await operator.look());
    expect(more).toMatchObject({
      people: seen.people + 2,
      waitingTotal: seen.waitingTotal + 2,
      uninvited: seen.uninvited + 1,
    });
    expect(more.waiting.slice(0, 2).map((one) => one.sentAt)).toEqual([null, null]);
    expect(more.waiting.map(({ id }) => id)).toContain(never.id);
    await world.database.kysely
      .updateTable('message')
      .set({ state: 'failed' })
      .where('recipient', '=', 'may@example.com')
      .execute();
    const { server } = valueOf(await operator.look());
    expect(server.mailFails).toBe(true);
    const without = await operatorOf(world, ['staffAdmin']);
    expect(await without.look()).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
