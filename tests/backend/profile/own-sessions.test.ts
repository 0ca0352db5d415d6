import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { ownAccount } from '../harness/own-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const NEW = 'Quiet-Lantern-Path';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

describeDatabase('the own sessions and password', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (username: string) => {
    visitors += 1;
    const browser = world.browser({ address: `198.18.9.${visitors}`, userAgent: FIREFOX });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return { browser, own: ownAccount(world.backend, browser) };
  };
  const remember = (accountId: string) =>
    world.database.unitOfWork.run((tx) =>
      tx.devices.remember({
        id: randomUUID(),
        accountId,
        secretHash: randomUUID(),
        label: 'Firefox on Linux',
        passwordEpoch: 0,
        expiresAt: world.clock.now() + 3_600_000,
        now: world.clock.now(),
      }),
    );
  const remembered = async (accountId: string) =>
    (await world.database.unitOfWork.run((tx) => tx.devices.list(accountId, world.clock.now())))
      .length;
  const two = async () => {
    const contacts = [
      { type: 'email' as const, value: `${randomUUID().slice(0, 8)}@example.com` },
      { type: 'cellPhone' as const, value: '+12075550142' },
    ];
    const person = await world.person({ contacts });
    const [here, there] = [await enter(person.username), await enter(person.username)];
    await remember(person.id);
    return { person, email: contacts[0]?.value ?? '', here, there };
  };
  const sessionOver = { kind: 'sessionOver' };

  it('are listed with browser, address and use, the one that asks first', async () => {
    const { person, here, there } = await two();
    const stranger = await enter((await world.person()).username);
    const listed = await here.own.sessions();
    expect(listed).toMatchObject({
      value: {
        sessions: [
          { label: 'Firefox on Linux', address: here.browser.address, current: true },
          { label: 'Firefox on Linux', address: there.browser.address, current: false },
        ],
      },
    });
    expect(await stranger.own.sessions()).toMatchObject({ value: { sessions: [{}] } });
    const other = listed.ok ? listed.value.sessions[1] : undefined;
    // A request to end another user's session has no effect, and the response does not reveal whether that session exists.
    expect(await stranger.own.endSession(other?.id ?? '')).toEqual({ ok: true, value: {} });
    expect(await there.browser.authenticate()).toMatchObject({ kind: 'live' });
    expect(await here.own.endSession(other?.id ?? '')).toEqual({ ok: true, value: {} });
    expect(await there.browser.authenticate()).toEqual(sessionOver);
    expect(await here.own.endSession(other?.id ?? '')).toEqual({ ok: true, value: {} });
    const lines = (await world.record(person.id)).filter((line) => line === 'session.end/ok');
    expect(lines).toHaveLength(1);
  });

  it('all others end at one press', async () => {
    const { here, there } = await two();
    expect(await here.own.endOthers()).toEqual({ ok: true, value: {} });
    expect(await there.browser.authenticate()).toEqual(sessionOver);
    expect(await here.browser.authenticate()).toMatchObject({ kind: 'live' });
  });

  it.each([
    ['end with the old password, unless they shall stay', true],
    ['stay with a new password where that is wanted', false],
  ])('%s; remembered browsers end either way', async (_, endOthers) => {
    const { person, email, here, there } = await two();
    expect(await here.own.changePassword('Wrong-Secret-Word', NEW, endOthers)).toMatchObject({
      error: { code: 'wrongPassword' },
    });
    expect(await here.own.changePassword(PASSWORD, NEW, endOthers)).toEqual({
      ok: true,
      value: {},
    });
    expect(await here.browser.authenticate()).toMatchObject({ kind: 'live' });
    expect(await here.browser.refreshToken()).toMatchObject({ ok: true });
    expect((await there.browser.authenticate()).kind).toBe(endOthers ? 'sessionOver' : 'live');
    expect(await remembered(person.id)).toBe(0);
    const mailed = (await world.sentTo(email)).map(({ subject }) => subject);
    expect(mailed).toEqual(['Your Northgate Monitoring password was changed']);
    expect(await world.browser({ address: '198.18.8.1' }).logIn(person.username, PASSWORD)).toEqual(
      expect.objectContaining({ ok: false }),
    );
  });

  it.each([
    ['end with a contact', true],
    ['stay with a changed contact where that is wanted', false],
  ])('%s; remembered browsers end either way', async (_, endOthers) => {
    const { person, here, there } = await two();
    await here.own.confirm(PASSWORD);
    expect(await here.own.removePhone(endOthers)).toMatchObject({ ok: true });
    expect((await there.browser.authenticate()).kind).toBe(endOthers ? 'sessionOver' : 'live');
    expect(await here.browser.authenticate()).toMatchObject({ kind: 'live' });
    expect(await remembered(person.id)).toBe(0);
  });

  it('allows five wrong passwords in a quarter of an hour', async () => {
    const { here } = await two();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await here.own.changePassword('Wrong-Secret-Word', NEW)).toMatchObject({
        error: { kind: 'wrong' },
      });
    expect(await here.own.changePassword(PASSWORD, NEW)).toMatchObject({
      error: { kind: 'tooMany' },
    });
  });
});
