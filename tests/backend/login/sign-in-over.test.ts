import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { link, travel } from '../sso/travel.ts';
import { describeDatabase } from '../harness/database.ts';

describeDatabase('a sign-in over a session this browser still has', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    world.providers.groups.set(4471, ['Okta']);
  });
  afterAll(() => world.close());

  const signedIn = async (): Promise<{ id: string; username: string; browser: TestBrowser }> => {
    const person = await world.person();
    const browser = world.browser({ address: randomUUID() });
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    return { ...person, browser };
  };
  const kept = ({ token, refresh }: TestBrowser) => ({ token, refresh });
  const sessionOf = async (browser: TestBrowser): Promise<string> => {
    const found = await browser.authenticate();
    if (found.kind !== 'live') throw new Error(`the session is ${found.kind}`);
    return found.session.id;
  };
  const lastLogin = (subjectId: string) =>
    world.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('subject_id', '=', subjectId)
      .where('operation', '=', 'login')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();

  it('ends that session, whoever comes, and names it in the one row of the record', async () => {
    const { browser } = await signedIn();
    const before = kept(browser);
    const former = await sessionOf(browser);
    const other = await world.person();
    await browser.logIn(other.username, PASSWORD);
    const after = kept(browser);
    expect(await browser.authenticate()).toMatchObject({ session: { accountId: other.id } });
    expect(await world.record(other.id)).toEqual(['login/ok']);
    expect((await lastLogin(other.id)).detail).toMatchObject({ replaced: former });
    // A tab with an older token is told to refresh with the browser's newer cookie.
    Object.assign(browser, before);
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
    expect(await browser.refreshToken()).toMatchObject({ error: { kind: 'busy' } });
    world.clock.advance(DURATIONS.refreshGrace + 1);
    expect(await browser.refreshToken()).toMatchObject({ error: { kind: 'sessionOver' } });
    Object.assign(browser, after);
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
  });

  it('leaves it alone when the sign-in fails, and leaves those of other browsers', async () => {
    const { username, browser } = await signedIn();
    const elsewhere = world.browser({ address: randomUUID() });
    await elsewhere.logIn(username, PASSWORD);
    expect(await browser.logIn(username, 'Wrong-Harbor-2026')).toMatchObject({ ok: false });
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    await browser.logIn(username, PASSWORD);
    expect(await elsewhere.authenticate()).toMatchObject({ kind: 'live' });
  });

  it('ends one that waits for its next step', async () => {
    const contacts = [{ type: 'email', value: `${randomUUID()}@example.com` }] as const;
    const person = await world.person({ mfaRequired: true, contacts });
    const browser = world.browser({ address: randomUUID() });
    await browser.logIn(person.username, PASSWORD);
    const { token } = browser;
    await browser.logIn(person.username, PASSWORD);
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    browser.token = token;
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
  });

  it('ends both sessions of an impersonation', async () => {
    const subject = await world.person();
    const { staff, browser, viewAs } = await staffAtWork(world, { address: randomUUID() });
    const own = kept(browser);
    expect(await viewAs(subject.id)).toMatchObject({ ok: true });
    const visit = kept(browser);
    await browser.logIn(staff.username, PASSWORD);
    expect(await browser.authenticate()).toMatchObject({
      session: { accountId: staff.id, impersonation: null },
    });
    const { detail } = await lastLogin(staff.id);
    expect(Object.keys(detail)).toEqual(
      expect.arrayContaining(['replaced', 'impersonation', 'alsoEnded']),
    );
    expect(await browser.waitingStaff()).toBeNull();
    for (const older of [own, visit]) {
      Object.assign(browser, older);
      expect(await browser.authenticate()).not.toMatchObject({ kind: 'live' });
      expect(await browser.resumeStaff()).toMatchObject({ ok: false });
    }
  });

  it('does the same for single sign-on', async () => {
    const { id, username, browser } = await signedIn();
    const { token, refresh: refreshSecret } = browser;
    const former = await sessionOf(browser);
    await link(world, username, `sub-${id}`);
    const ssoCode = await travel(world, browser.caller, `sub-${id}`);
    const opened = await world.backend.sso.ssoExchange(browser.caller, {
      ssoCode,
      refreshSecret,
    });
    expect(opened).toMatchObject({ ok: true });
    browser.token = token;
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
    expect((await lastLogin(id)).detail).toMatchObject({ by: 'sso', replaced: former });
  });

  it('leaves one session after many sign-ins one after the other', async () => {
    const { id, username, browser } = await signedIn();
    for (let turn = 0; turn < 3; turn += 1) await browser.logIn(username, PASSWORD);
    const open = await world.database.kysely
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([{ id: await sessionOf(browser) }]);
  });
});
