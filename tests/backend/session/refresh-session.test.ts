import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { describeEachEngine } from '../harness/database.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const MINUTE = 60_000;
const OVER = { ok: false, error: { kind: 'sessionOver' } };

describeEachEngine('RefreshSession', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const signedIn = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const browser = world.browser({ address: randomUUID() });
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    return { person, browser };
  };

  it('gives parallel tabs one successor and a usable token each', async () => {
    const { browser } = await signedIn();
    const tabs = Array.from({ length: 10 }, () => {
      const tab = world.browser({ address: browser.address });
      tab.refresh = browser.refresh;
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.refreshToken()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(new Set(tabs.map((tab) => tab.refresh)).size).toBe(1);
    for (const tab of tabs) expect(await tab.authenticate()).toMatchObject({ kind: 'live' });
  });

  it('revokes the session when a spent secret comes back after the grace', async () => {
    const { browser, person } = await signedIn();
    const spent = browser.refresh;
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
    world.clock.advance(DURATIONS.refreshGrace + 1);
    const thief = world.browser({ address: randomUUID() });
    thief.refresh = spent;
    expect(await thief.refreshToken()).toEqual(OVER);
    expect(thief.refresh).toBe(spent);
    expect(await browser.authenticate()).toEqual({ kind: 'sessionOver' });
    expect(await browser.refreshToken()).toEqual(OVER);
    expect(await world.record(person.id)).toEqual(['login/ok', 'refresh.reuse/refused']);
  });

  it('refuses an unknown secret and touches nobody', async () => {
    const { browser } = await signedIn();
    const stranger = world.browser();
    stranger.refresh = world.secrets.token();
    expect(await stranger.refreshToken()).toEqual(OVER);
    stranger.refresh = null;
    expect(await stranger.refreshToken()).toEqual(OVER);
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
  });

  it('never promotes a stage', async () => {
    const { browser } = await signedIn({ mfaRequired: true });
    expect(await browser.refreshToken()).toMatchObject({
      value: { session: { requirements: { mfaRequired: true, actionRequired: true } } },
    });
    expect(await browser.authenticate()).toMatchObject({ session: { stage: 'pending' } });
  });

  it('refuses on the address of the other audience', async () => {
    const { browser } = await signedIn();
    const other = world.browser({ variant: 'consumer' });
    other.refresh = browser.refresh;
    other.token = browser.token;
    expect(await other.authenticate()).toEqual({ kind: 'sessionOver' });
    expect(await other.refreshToken()).toEqual(OVER);
    world.clock.advance(20_000);
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
  });

  it('calls a token dead, not its session over, when the session went on under another id', async () => {
    const { browser: tab } = await signedIn({ usernameResetRequired: true });
    const late = world.browser({ address: tab.address });
    late.token = tab.token;
    late.refresh = tab.refresh;
    const renamed = await atWork(world.backend, tab).changeUsername(
      `renamed-${randomUUID().slice(0, 8)}`,
    );
    expect(renamed).toMatchObject({ ok: true });
    expect(await late.authenticate()).toEqual({ kind: 'tokenDead' });
    expect(await late.refreshToken()).toMatchObject({ error: { kind: 'busy' } });
    late.refresh = tab.refresh;
    expect(await late.refreshToken()).toMatchObject({ ok: true });
    expect(await late.authenticate()).toMatchObject({ session: { stage: 'full' } });
  });

  it('ends after 30 idle minutes; background requests do not keep it awake, others do', async () => {
    const { browser } = await signedIn();
    world.clock.advance(9 * MINUTE);
    expect(await browser.authenticate(true)).toMatchObject({ kind: 'live' });
    world.clock.advance(12 * MINUTE);
    expect(await browser.authenticate(true)).toEqual({ kind: 'tokenDead' });
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    world.clock.advance(29 * MINUTE);
    expect(await browser.refreshToken()).toMatchObject({ ok: true });
    world.clock.advance(2 * MINUTE);
    expect(await browser.authenticate(true)).toEqual({ kind: 'sessionOver' });
    expect(await browser.refreshToken()).toEqual(OVER);
  });

  it('ends after twelve hours, however busy', async () => {
    const { browser } = await signedIn();
    for (let passed = 0; passed < 12 * 60 - 8; passed += 8) {
      world.clock.advance(8 * MINUTE);
      expect(await browser.refreshToken()).toMatchObject({ ok: true });
      expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    }
    world.clock.advance(8 * MINUTE);
    expect(await browser.refreshToken()).toEqual(OVER);
    expect(await browser.authenticate()).toEqual({ kind: 'sessionOver' });
  });

  it('acts on a disabled account at the very next request', async () => {
    const { browser, person } = await signedIn();
    const disable = { disabled: true };
    await world.database.kysely
      .updateTable('portal_user')
      .set(disable)
      .where('id', '=', person.id)
      .execute();
    expect(await browser.authenticate()).toEqual({ kind: 'sessionOver' });
    expect(await browser.refreshToken()).toEqual(OVER);
  });

  it('is ended by signing out with the cookie alone, as often as one likes', async () => {
    const { browser, person } = await signedIn({ mfaRequired: true });
    const { token, refresh } = browser;
    browser.token = null;
    await browser.logOut();
    expect(browser.refresh).toBeNull();
    await browser.logOut();
    browser.token = token;
    browser.refresh = refresh;
    await browser.logOut();
    expect(await browser.authenticate()).toEqual({ kind: 'sessionOver' });
    browser.refresh = refresh;
    expect(await browser.refreshToken()).toEqual(OVER);
    expect(await atWork(world.backend, browser).contactMethods()).toEqual(OVER);
    expect(await world.record(person.id)).toEqual(['login/ok', 'logout/ok']);
  });

  it('calls an unknown token dead, so that the cookie decides', async () => {
    const browser = world.browser();
    expect(await browser.authenticate()).toEqual({ kind: 'none' });
    browser.token = world.secrets.token();
    expect(await browser.authenticate()).toEqual({ kind: 'tokenDead' });
  });
});
