import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const MINUTE = 60_000;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const tryWrong = (login: string, address: string) =>
  world.browser({ address }).logIn(login, 'not the password');

describe('limits of sign-in', () => {
  it('give an account five tries from one address, then waits that double up to 15 minutes', async () => {
    const { username } = await world.person();
    const address = randomUUID();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryWrong(username, address)).toMatchObject({ error: { kind: 'wrong' } });
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await tryWrong(username, address);
      const wait =
        refused.ok || refused.error.kind !== 'tooMany' ? 0 : refused.error.retryAfterSeconds;
      expect(Math.abs(wait - minutes * 60)).toBeLessThanOrEqual(1);
      world.clock.advance(wait * 1000);
      expect(await tryWrong(username, address)).toMatchObject({ error: { kind: 'wrong' } });
    }
    world.clock.advance(15 * MINUTE);
    expect(await world.browser({ address }).logIn(username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('count every spelling of a name as that name', async () => {
    const { username } = await world.person();
    const spellings = [
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => ` ${name}\u3000`,
      // Full-width letters, which normalization converts to plain letters.
      (name: string) =>
        name.replaceAll(/[a-z]/g, (letter) =>
          String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
        ),
      (name: string) => `\t${name.toUpperCase()}`,
    ];
    const address = randomUUID();
    for (const spell of spellings)
      expect(await tryWrong(spell(username), address)).toMatchObject({ error: { kind: 'wrong' } });
    for (const spell of spellings)
      expect(await tryWrong(spell(username), address)).toMatchObject({
        error: { kind: 'tooMany' },
      });
    const wide = spellings[3]?.(username) ?? '';
    const elsewhere = world.browser({ address: randomUUID() });
    expect(await elsewhere.logIn(wide, PASSWORD)).toMatchObject({ ok: true });
  });

  it('give an address ten wrong tries a minute, and right ones cost nothing', async () => {
    const address = '2001:db8:1:2::1';
    const { username } = await world.person();
    for (let tries = 0; tries < 25; tries += 1)
      expect(await world.browser({ address }).logIn(username, PASSWORD)).toMatchObject({
        ok: true,
      });
    for (let tries = 0; tries < 10; tries += 1)
      expect(await tryWrong(randomUUID(), `2001:db8:1:2::${tries}`)).toMatchObject({
        error: { kind: 'wrong' },
      });
    expect(await world.browser({ address }).logIn(username, PASSWORD)).toMatchObject({
      error: { kind: 'tooMany', retryAfterSeconds: 60 },
    });
    expect(
      await world.browser({ address: '2001:db8:1:3::1' }).logIn(username, PASSWORD),
    ).toMatchObject({ ok: true });
  });

  it('slow unknown devices down after twenty tries, and still let the owner in', async () => {
    const { username, id } = await world.person();
    for (let tries = 0; tries < 20; tries += 1) await tryWrong(username, randomUUID());
    expect(world.pause.waits).toEqual([]);
    for (let tries = 0; tries < 22; tries += 1) await tryWrong(username, randomUUID());
    expect(world.pause.waits).toEqual(
      [1, 2]
        .flatMap((seconds) => Array<number>(5).fill(seconds * 1000))
        .concat(Array<number>(12).fill(3000)),
    );
    const owner = world.browser({ address: randomUUID() });
    expect(await owner.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    expect((await world.record(id)).at(-1)).toBe('login/ok');
  });

  it('never reach a remembered device from elsewhere', async () => {
    const email = 'remembered@example.com';
    const { username } = await world.person({
      mfaRequired: true,
      contacts: [{ type: 'email', value: email }],
    });
    const owner = world.browser({ address: '192.0.2.44' });
    await owner.logIn(username, PASSWORD);
    const found = await owner.authenticate();
    if (found.kind !== 'live') throw new Error('the session is not live');
    const verified = await world.backend.mfa.verifyCode(
      { ...owner.caller, session: found.session },
      { code: await world.codeFor(email), rememberDevice: true },
    );
    owner.device = verified.ok ? (verified.value.cookies.device?.secret ?? null) : null;
    for (let tries = 0; tries < 60; tries += 1) await tryWrong(username, randomUUID());
    for (let tries = 0; tries < 6; tries += 1) await tryWrong(username, '192.0.2.44');
    const waits = world.pause.waits.length;
    expect(await owner.logIn(username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { actionRequired: false } } },
    });
    expect(world.pause.waits).toHaveLength(waits);
  });

  it('answer an unknown name exactly like a known one, try for try', async () => {
    const { username } = await world.person();
    const script = async (login: string) => {
      const address = randomUUID();
      const before = world.hasher.verified;
      const answers = [];
      for (let tries = 0; tries < 8; tries += 1) answers.push(await tryWrong(login, address));
      for (let tries = 0; tries < 20; tries += 1) answers.push(await tryWrong(login, randomUUID()));
      return { answers, work: world.hasher.verified - before };
    };
    expect(await script(`${username}-unknown`)).toEqual(await script(username));
  });

  it('count a name however it is written', async () => {
    const { username } = await world.person();
    const address = randomUUID();
    const spellings = [
      username,
      username.toUpperCase(),
      ` ${username} `,
      `${username}\t`,
      username,
    ];
    for (const spelling of spellings) await tryWrong(spelling, address);
    expect(await tryWrong(username, address)).toMatchObject({ error: { kind: 'tooMany' } });
  });
});
