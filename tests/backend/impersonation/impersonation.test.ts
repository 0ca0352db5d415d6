import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { staffAtWork, visiting, VISIT } from '../harness/staff-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';

const MINUTE = 60_000;
const OVER = { ok: false, error: { kind: 'impersonationOver' } };

describeEachEngine('seeing the portal as a user', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const atWork = (seed: Parameters<typeof staffAtWork>[1] = {}) =>
    staffAtWork(world, { address: `198.18.20.${(visitors += 1)}`, ...seed });
  const rowsAbout = (subjectId: string) =>
    world.database.kysely
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .orderBy('seq')
      .execute();
  const setRights = async (accountId: string, names: readonly string[]) => {
    await world.database.kysely.deleteFrom('user_right').where('user_id', '=', accountId).execute();
    if (names.length > 0)
      await world.database.kysely
        .insertInto('user_right')
        .values(names.map((name) => ({ user_id: accountId, kind: 'role' as const, name })))
        .execute();
  };

  it('gives a session that is the user’s in everything but who acts', async () => {
    const subject = await world.person({
      name: 'Dana Example',
      groups: [4471, 4490],
      roles: ['reportRead'],
      passwordResetRequired: true,
    });
    const { staff, browser, viewAs } = await atWork();
    expect(await viewAs(subject.id, { minutes: 15 })).toMatchObject({
      ok: true,
      value: {
        session: {
          user: { id: subject.id, name: 'Dana Example', roles: ['reportRead'] },
          siteGroupNum: 4471,
          requirements: { actionRequired: false },
          impersonation: { actorName: 'Marcus Example', mode: 'look', endsInSeconds: 900 },
        },
        token: { expiresInSeconds: 600 },
      },
    });
    expect(await browser.authenticate()).toMatchObject({
      kind: 'live',
      session: {
        accountId: subject.id,
        actorId: staff.id,
        application: 2,
        stage: 'full',
        demands: [],
        permissions: ['reportRead'],
        allowedGroups: [4471, 4490],
        impersonation: { mode: 'look', actorName: 'Marcus Example' },
      },
    });
    const [row] = await rowsAbout(subject.id);
    expect(row).toMatchObject({
      operation: 'impersonation.start',
      result: 'ok',
      actor_id: staff.id,
      detail: { mode: 'look', minutes: '15', reason: VISIT.reason, ticket: VISIT.ticket },
    });
  });

  it('lets the staff member’s own session wait: its tokens are dead, its cookie is overtaken', async () => {
    const subject = await world.person();
    const { browser, viewAs } = await atWork();
    const [token, refresh] = [browser.token, browser.refresh];
    await viewAs(subject.id);
    const sibling = world.browser({ address: browser.address });
    sibling.token = token;
    sibling.refresh = refresh;
    expect(await sibling.authenticate()).toEqual({ kind: 'tokenDead' });
    expect(await sibling.refreshToken()).toMatchObject({ error: { kind: 'busy' } });
    world.clock.advance(DURATIONS.refreshGrace + 1);
    expect(await sibling.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
  });

  it('never outlives the staff member’s own session, nor an hour', async () => {
    const subject = await world.person();
    const { browser, viewAs } = await atWork();
    expect(await viewAs(subject.id, { minutes: 61 })).toMatchObject({ error: { kind: 'invalid' } });
    for (let spent = 0; spent < 12 * 60 - 20; spent += 20) {
      world.clock.advance(20 * MINUTE);
      await browser.refreshToken();
      expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    }
    expect(await viewAs(subject.id, { minutes: 60 })).toMatchObject({
      value: { session: { impersonation: { endsInSeconds: 20 * 60 } } },
    });
  });

  describe('is refused, and recorded,', () => {
    it('for staff, oneself, a disabled account and nobody', async () => {
      const { staff, viewAs, browser } = await atWork();
      const other = await world.person({ application: 1, roles: ['impersonate'] });
      const disabled = await world.person({ disabled: true });
      for (const accountId of [other.id, staff.id, disabled.id])
        expect(await viewAs(accountId)).toMatchObject({
          error: { kind: 'unacceptable', code: 'notImpersonable' },
        });
      expect(await viewAs(randomUUID())).toMatchObject({ error: { kind: 'notFound' } });
      const rows = await rowsAbout(staff.id);
      expect(rows.slice(1).map(({ detail, result }) => [detail['why'], result])).toEqual([
        ['staff', 'refused'],
        ['self', 'refused'],
        ['disabled', 'refused'],
        ['unknown', 'refused'],
      ]);
      expect(await browser.authenticate()).toMatchObject({ session: { impersonation: null } });
    });

    it('without the right, and for acting without the right to act', async () => {
      const subject = await world.person();
      const without = await atWork({ roles: ['support', 'actAs'] });
      expect(await without.viewAs(subject.id)).toMatchObject({ error: { kind: 'forbidden' } });
      const looking = await atWork({ roles: ['impersonate'] });
      expect(await looking.viewAs(subject.id, { mode: 'act' })).toMatchObject({
        error: { kind: 'forbidden' },
      });
      expect(await world.record(looking.staff.id)).toContain('impersonation.start/refused');
      expect(await looking.viewAs(subject.id, { mode: 'look' })).toMatchObject({ ok: true });
    });

    it('out of another impersonation', async () => {
      const [first, second] = [await world.person(), await world.person()];
      const { browser, viewAs } = await atWork();
      await viewAs(first.id);
      expect(await viewAs(second.id)).toMatchObject({ error: { kind: 'forbidden' } });
      const found = await browser.authenticate();
      if (found.kind !== 'live') throw new Error('the session is not live');
      const nested = await world.backend.impersonation.startImpersonation(
        { ...browser.caller, session: found.session },
        { ...VISIT, accountId: second.id },
      );
      expect(nested).toMatchObject({ error: { kind: 'forbidden' } });
      expect((await rowsAbout(first.id)).at(-1)).toMatchObject({
        operation: 'impersonation.start',
        result: 'refused',
      });
    });

    it.each([
      [{ reason: ' 1234 ' }, 'Reason must be at least 5 characters long'],
      [{ reason: 'x'.repeat(256) }, 'Reason must be at most 255 characters long'],
      [{ ticket: 'x'.repeat(33) }, 'Ticket number must be at most 32 characters long'],
    ])('with words outside their bounds', async (form, message) => {
      const subject = await world.person();
      const { viewAs } = await atWork();
      expect(await viewAs(subject.id, form)).toMatchObject({ error: { kind: 'invalid', message } });
    });
  });

  describe('ends', () => {
    it('back in the staff member’s own session, under a new id', async () => {
      const subject = await world.person();
      const { staff, browser, viewAs, end } = await atWork();
      const before = await browser.authenticate();
      await viewAs(subject.id);
      const [token, refresh] = [browser.token, browser.refresh];
      expect(await end()).toMatchObject({
        value: { session: { user: { id: staff.id }, impersonation: null } },
      });
      const after = await browser.authenticate();
      expect(after).toMatchObject({ kind: 'live', session: { accountId: staff.id } });
      expect(after.kind === 'live' && before.kind === 'live' && after.session.id).not.toBe(
        before.kind === 'live' && before.session.id,
      );
      expect(await browser.refreshToken()).toMatchObject({ ok: true });
      const copy = world.browser({ address: browser.address });
      copy.token = token;
      copy.refresh = refresh;
      expect(await copy.authenticate()).toEqual({ kind: 'tokenDead' });
      // The copy of the old session is told to wait, because the browser has just received the new cookie.
      expect(await copy.refreshToken()).toMatchObject({ error: { kind: 'busy' } });
      world.clock.advance(DURATIONS.refreshGrace + 1);
      expect(await copy.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
      expect(await copy.waitingStaff()).toBeNull();
      expect(await world.record(subject.id)).toEqual([
        'impersonation.start/ok',
        'impersonation.end/ok',
      ]);
      expect((await rowsAbout(subject.id)).map(({ actor_id: actor }) => actor)).toEqual([
        staff.id,
        staff.id,
      ]);
    });

    it('cannot be asked for outside of one', async () => {
      const { end } = await atWork();
      expect(await end()).toMatchObject({ error: { kind: 'sessionOver' } });
    });

    it('with both sessions at a sign-out, on one row that names both', async () => {
      const subject = await world.person();
      const { staff, browser, viewAs } = await atWork();
      await viewAs(subject.id);
      const [token, refresh] = [browser.token, browser.refresh];
      await browser.logOut();
      const copy = world.browser({ address: browser.address });
      copy.token = token;
      copy.refresh = refresh;
      expect(await copy.authenticate()).toEqual({ kind: 'impersonationOver' });
      expect(await copy.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
      expect(await copy.waitingStaff()).toBeNull();
      expect(await copy.resumeStaff()).toMatchObject({ error: { kind: 'sessionOver' } });
      const rows = await rowsAbout(subject.id);
      expect(rows.slice(1)).toMatchObject([{ operation: 'logout', actor_id: staff.id }]);
      const open = await world.database.kysely
        .selectFrom('session')
        .select('id')
        .where('actor_id', '=', staff.id)
        .where('ended_at', 'is', null)
        .execute();
      expect(open).toEqual([]);
    });

    it('with both sessions when the older cookie signs out in the same moment', async () => {
      const subject = await world.person();
      const { browser, viewAs } = await atWork();
      const older = world.browser({ address: browser.address });
      older.refresh = browser.refresh;
      await viewAs(subject.id);
      await older.logOut();
      expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
      expect(await browser.waitingStaff()).toBeNull();
    });
  });

  describe('is over at the next request', () => {
    it('when its time is, and only the user’s session ends: the staff member continues when asked', async () => {
      const subject = await world.person();
      const { staff, browser, viewAs } = await atWork();
      await viewAs(subject.id);
      expect(await browser.waitingStaff()).toBeNull();
      world.clock.advance(15 * MINUTE);
      await browser.refreshToken();
      expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
      world.clock.advance(15 * MINUTE);
      expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
      expect(await browser.refreshToken()).toEqual(OVER);
      expect(await browser.waitingStaff()).toBe('Marcus Example');
      expect(await browser.resumeStaff()).toMatchObject({
        value: { session: { user: { id: staff.id }, impersonation: null } },
      });
      expect(await browser.authenticate()).toMatchObject({ session: { accountId: staff.id } });
      expect(await browser.waitingStaff()).toBeNull();
      const rows = await rowsAbout(subject.id);
      expect(rows.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual([
        ['impersonation.start', staff.id],
        ['impersonation.over', staff.id],
        ['impersonation.resume', staff.id],
      ]);
    });

    it('when its time is and only the cookie is left', async () => {
      const subject = await world.person();
      const { browser, viewAs } = await atWork();
      await viewAs(subject.id, { minutes: 20 });
      world.clock.advance(20 * MINUTE);
      expect(await browser.refreshToken()).toEqual(OVER);
      expect(await browser.waitingStaff()).toBe('Marcus Example');
    });

    it('not while it runs: nobody continues out of a live one by the cookie alone', async () => {
      const subject = await world.person();
      const { browser, viewAs } = await atWork();
      await viewAs(subject.id);
      expect(await browser.resumeStaff()).toMatchObject({ error: { kind: 'sessionOver' } });
      expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    });

    it.each([
      ['look', ['support', 'actAs'], 'impersonationOver'],
      ['act', ['impersonate'], 'impersonationOver'],
      ['look', ['impersonate'], 'live'],
    ] as const)('when the right behind a visit to %s is gone', async (mode, left, kind) => {
      const subject = await world.person();
      const { staff, browser, viewAs } = await atWork();
      await viewAs(subject.id, { mode });
      await setRights(staff.id, left);
      expect(await browser.authenticate()).toMatchObject({ kind });
      expect(await browser.waitingStaff()).toBe(kind === 'live' ? null : 'Marcus Example');
    });

    it('when the staff member is disabled, and then nobody waits', async () => {
      const subject = await world.person();
      const { staff, browser, viewAs } = await atWork();
      await viewAs(subject.id);
      await world.database.kysely
        .updateTable('portal_user')
        .set({ disabled: true })
        .where('id', '=', staff.id)
        .execute();
      expect(await browser.refreshToken()).toEqual(OVER);
      expect(await browser.waitingStaff()).toBeNull();
      expect(await browser.resumeStaff()).toMatchObject({ error: { kind: 'sessionOver' } });
    });

    it('when the user is disabled or their sessions are ended, while the staff member’s waits', async () => {
      const subject = await world.person();
      const { browser, viewAs } = await atWork();
      await viewAs(subject.id);
      await world.database.unitOfWork.run((tx) =>
        tx.sessions.endAll(subject.id, null, 'support', world.clock.now()),
      );
      expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
      expect(await browser.waitingStaff()).toBe('Marcus Example');
      expect(await browser.resumeStaff()).toMatchObject({ ok: true });
    });

    it('when somebody ends all sessions of the staff member', async () => {
      const subject = await world.person();
      const { staff, browser, viewAs } = await atWork();
      await viewAs(subject.id);
      await world.database.unitOfWork.run((tx) =>
        tx.sessions.endAll(staff.id, null, 'support', world.clock.now()),
      );
      expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
      expect(await browser.waitingStaff()).toBeNull();
    });
  });

  it('keeps the staff member’s session awake by what is done as the user, polling apart', async () => {
    const subject = await world.person();
    const { browser, viewAs } = await atWork();
    await viewAs(subject.id, { minutes: 60 });
    for (let spent = 0; spent < 50; spent += 10) {
      world.clock.advance(10 * MINUTE);
      await browser.refreshToken();
      expect(await browser.authenticate(spent > 20)).toMatchObject({ kind: 'live' });
    }
    world.clock.advance(10 * MINUTE);
    // The last user action was 30 minutes ago, so both sessions have expired for inactivity.
    expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
    expect(await browser.waitingStaff()).toBeNull();
  });

  it('is refreshed like any session, its cookie as long as the staff member’s own', async () => {
    const subject = await world.person();
    const { browser, viewAs } = await atWork();
    await viewAs(subject.id);
    world.clock.advance(5 * MINUTE);
    const caller = browser.caller;
    const answer = await world.backend.session.refreshSession(caller, {
      refreshSecret: browser.refresh,
    });
    expect(answer).toMatchObject({
      value: {
        value: { session: { impersonation: { mode: 'look', endsInSeconds: 25 * 60 } } },
        cookies: { refresh: { maxAgeSeconds: (12 * 60 - 5) * 60 } },
      },
    });
  });

  it('ends with everything when a copied cookie comes back', async () => {
    const subject = await world.person();
    const { browser, viewAs } = await atWork();
    await viewAs(subject.id);
    const spent = browser.refresh;
    await browser.refreshToken();
    world.clock.advance(DURATIONS.refreshGrace + 1);
    const thief = world.browser({ address: browser.address });
    thief.refresh = spent;
    expect(await thief.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
    expect(await thief.waitingStaff()).toBeNull();
    expect(await browser.authenticate()).toEqual({ kind: 'impersonationOver' });
    expect(await browser.waitingStaff()).toBeNull();
  });

  it('is listed: to the user with reason and end, to staff with everything', async () => {
    const subject = await world.person({ name: 'Dana Example' });
    const { staff, browser, viewAs, end } = await atWork();
    await viewAs(subject.id, { mode: 'act' });
    await end();
    world.clock.advance(MINUTE);
    await visiting(world, browser).viewAs(subject.id, { minutes: 20, ticket: '' });
    world.clock.advance(20 * MINUTE);
    const iso = (at: number) => new Date(at).toISOString();
    const now = world.clock.now();
    const [started, ended] = [iso(now - 20 * MINUTE), iso(now)];
    const own = world.browser({ address: randomUUID() });
    await own.logIn(subject.username, PASSWORD);
    const caller = await own.authenticate();
    if (caller.kind !== 'live') throw new Error('the session is not live');
    const mine = await world.backend.impersonation.ownVisits({
      ...own.caller,
      session: caller.session,
    });
    expect(mine).toMatchObject({
      value: {
        visits: [
          { actorName: 'Marcus Example', mode: 'look', startedAt: started, endedAt: ended },
          { mode: 'act', reason: VISIT.reason },
        ],
      },
    });
    expect(JSON.stringify(mine)).not.toContain(VISIT.ticket);
    const all = await world.backend.impersonation.visits();
    expect(
      all.ok ? all.value.visits.filter(({ subjectId }) => subjectId === subject.id) : [],
    ).toMatchObject([
      { endReason: 'expired', endedAt: ended, ticket: null, subjectName: 'Dana Example' },
      { endReason: 'ended', ticket: VISIT.ticket, subjectUsername: subject.username },
    ]);
    expect(await world.record(staff.id)).toEqual(['login/ok']);
  });
});
