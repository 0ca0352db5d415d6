import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { groupWorld, type GroupWorld, NORTH, STRANGER } from './group-at-work.ts';

const HOUR = 3600000;
const password = 'Quiet-Lantern-Path';

describeDatabase('invitations to a dealer’s users', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  const otpFor = async (email: string) => (await world.linkFor(email)).get('otp') ?? '';
  const look = (otp: string) =>
    world.backend.registration.lookAtLink(world.browser().caller, { otp });
  const join = (otp: string, username: string, pass = password) =>
    world.backend.registration.acceptInvitation(world.browser().caller, {
      otp,
      username,
      password: pass,
      confirmPassword: pass,
    });

  it('lead from the mail to the first sign-in with exactly the rights given, once', async () => {
    const admin = await world.enter({ name: 'Dana Reyes' });
    const email = 'jonas@example.com';
    valueOf(await admin.invite(email, { groups: [NORTH] }));
    const [invited] = await admin.list({ search: email });
    expect(invited).toMatchObject({ state: 'Invited', username: null, preset: 'Technician' });
    const otp = await otpFor(email);
    expect((await world.sentTo(email))[0]?.text).toContain('72 hours');
    expect(valueOf(await look(otp)).invited).toEqual({
      name: 'Jonas Beck',
      dealer: `Group ${NORTH}`,
    });
    expect(await join(otp, `jonas${NORTH}`)).toMatchObject({
      error: { code: 'usernameHoldsDealerNumber' },
    });
    expect(await join(otp, '12345')).toMatchObject({ error: { kind: 'invalid' } });
    expect(await join(otp, admin.person.username)).toMatchObject({ ok: false });
    expect(await join(otp, 'jonas.beck', 'jonas.beck-12')).toMatchObject({ ok: false });
    valueOf(await join(otp, 'jonas.beck'));
    expect(await join(otp, 'jonas.beck2')).toMatchObject({ error: { kind: 'conflict' } });
    expect(await look(otp)).toMatchObject({ error: { kind: 'conflict' } });
    const login = valueOf(await world.browser().logIn('jonas.beck', password));
    expect(login.session.user).toMatchObject({
      name: 'Jonas Beck',
      email,
      roles: ['noActionEdit', 'noActionRead'],
      authItems: { flags: [], formsFlag: false, allowViewCertificate: false },
      allowedDealers: [{ siteGroupNum: NORTH }],
    });
    // Opening the invitation link has verified the address, so no contact info is required and codes go to this address.
    expect(login.session.requirements).toMatchObject({ mfaRequired: true, noContactInfo: false });
    const [user] = await admin.list({ search: 'jonas.beck' });
    expect(user).toMatchObject({ state: 'Active', check: 'Code' });
  });

  it('live for 72 hours; sent again, the link before is dead; withdrawn, none lives', async () => {
    const admin = await world.enter();
    const email = 'slow@example.com';
    valueOf(await admin.invite(email));
    const first = await otpFor(email);
    world.clock.advance(72 * HOUR - 1000);
    expect((await look(first)).ok).toBe(true);
    world.clock.advance(1000);
    expect(await look(first)).toMatchObject({ error: { kind: 'expired' } });
    expect(await join(first, 'slow.person')).toMatchObject({ error: { kind: 'expired' } });
    // The administrator signs in again, because the session has expired.
    const again = await world.enter();
    const [late] = await again.list({ search: email });
    expect(late?.state).toBe('Invitation expired');
    valueOf(await again.resend(late!.id, late!.rev));
    const second = await otpFor(email);
    expect(second).not.toBe(first);
    expect(await look(first)).toMatchObject({ error: { kind: 'expired' } });
    expect((await look(second)).ok).toBe(true);
    const [fresh] = await again.list({ search: email });
    expect(await again.withdraw(fresh!.id, late!.rev)).toMatchObject({
      error: { code: 'staleRev' },
    });
    valueOf(await again.withdraw(fresh!.id, fresh!.rev));
    expect(await again.list({ search: email })).toEqual([]);
    expect(await join(second, 'slow.person')).toMatchObject({ error: { kind: 'expired' } });
    expect(await again.resend(fresh!.id, fresh!.rev + 1)).toMatchObject({
      error: { code: 'invitationOver' },
    });
  });

  it('are one for the id of their form, and one for an address', async () => {
    const admin = await world.enter();
    const id = randomUUID();
    valueOf(await admin.invite('once@example.com', { id }));
    valueOf(await admin.invite('once@example.com', { id }));
    expect(await world.sentTo('once@example.com')).toHaveLength(1);
    expect(await admin.invite('Once@Example.com')).toMatchObject({
      error: { code: 'invitedHere' },
    });
    const here = await world.user({ contacts: [{ type: 'email', value: 'here@example.com' }] });
    expect(await admin.invite('here@example.com')).toMatchObject({ error: { code: 'userHere' } });
    expect((await admin.find(here.id)).state).toBe('Active');
  });

  it('say nothing of users of other dealers: the answer and the mail are the same', async () => {
    const admin = await world.enter();
    await world.user({
      groups: [STRANGER],
      contacts: [{ type: 'email', value: 'taken@example.com' }],
    });
    const answers = [
      await admin.invite('taken@example.com'),
      await admin.invite('fresh@example.com'),
    ];
    expect(answers).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    const message = async (email: string) =>
      (await world.sentTo(email)).map(({ subject, text }) => [
        subject,
        text.replace(/otp=\S+/, 'otp'),
      ]);
    expect(await message('taken@example.com')).toEqual(await message('fresh@example.com'));
  });

  it('give no more than an administrator may, and are nobody else’s', async () => {
    const admin = await world.enter();
    const code = async (access: { groups?: number[]; rights?: string[] }) => {
      const answer = await admin.invite('more@example.com', access);
      return answer.ok ? 'sent' : 'code' in answer.error && answer.error.code;
    };
    expect(await code({ groups: [STRANGER] })).toBe('outOfScope');
    expect(await code({ rights: ['staffAdmin'] })).toBe('unknownRight');
    expect(await code({ rights: ['zonesEdit'] })).toBe('needsRead');
    expect(await code({ rights: ['ansServiceBlockFlag'] })).toBe('notServed');
    expect(await world.sentTo('more@example.com')).toEqual([]);
    valueOf(await admin.invite('more@example.com'));
    const [open] = await admin.list({ search: 'more@example.com' });
    const stranger = await world.enter({ groups: [STRANGER] });
    expect(await stranger.withdraw(open!.id, 1)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await stranger.resend(open!.id, 1)).toMatchObject({ error: { kind: 'notFound' } });
    const otp = await otpFor('more@example.com');
    const consumer = world.browser({ variant: 'consumer' }).caller;
    expect(await world.backend.registration.lookAtLink(consumer, { otp })).toMatchObject({
      error: { code: 'linkInvalid' },
    });
  });
});
