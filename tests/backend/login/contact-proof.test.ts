import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const MINUTE = 60_000;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const tryWrong = (login: string) =>
  world.browser({ address: randomUUID() }).logIn(login, 'not the password');

/** Attacks a login name until the hourly attempts are used up. Unknown devices must then wait. */
const attack = async (login: string): Promise<void> => {
  for (let tries = 0; tries < 35; tries += 1) await tryWrong(login);
};

const ownerOf = async (value: string) => {
  const person = await world.person({ contacts: [{ type: 'email', value }] });
  return { ...person, browser: world.browser({ address: randomUUID() }) };
};

const request = (browser: ReturnType<TestWorld['browser']>, login: string) =>
  world.backend.login.requestLoginProof(browser.caller, { login });
const prove = (browser: ReturnType<TestWorld['browser']>, login: string, code: string) =>
  world.backend.login.proveLoginContact(browser.caller, { login, code });

describe('whoever proves the contact of an account under attack', () => {
  it('is checked at once, in a line of their own, and only this browser at this name', async () => {
    const mail = 'attacked@example.com';
    const { username, id, browser } = await ownerOf(mail);
    await attack(username);
    expect(await request(browser, username)).toEqual({ ok: true, value: { resendInSeconds: 360 } });
    expect(await prove(browser, username, await world.codeFor(mail))).toMatchObject({ ok: true });
    const waits = world.pause.waits.length;
    expect(await browser.logIn(username, 'mistyped')).toMatchObject({ error: { kind: 'wrong' } });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    expect(world.pause.waits).toHaveLength(waits);
    await tryWrong(username);
    expect(world.pause.waits).toHaveLength(waits + 1);
    expect(await world.record(id)).toEqual(
      expect.arrayContaining(['login.proof.request/ok', 'login.proof/ok']),
    );
  });

  it('may use a code a stranger asked for, and keeps it through their wrong guesses', async () => {
    const mail = 'shared@example.com';
    const { username, browser } = await ownerOf(mail);
    await attack(username);
    for (let strangers = 0; strangers < 65; strangers += 1) {
      const stranger = world.browser({ address: randomUUID() });
      expect(await request(stranger, username)).toMatchObject({ ok: true });
      for (let guesses = 0; guesses < 5; guesses += 1)
        expect(await prove(stranger, username, '000000')).toMatchObject({
          error: { kind: 'wrong', code: 'wrongCode' },
        });
      expect(await prove(stranger, username, '000000')).toMatchObject({
        error: { kind: 'tooMany' },
      });
    }
    expect(await world.sentTo(mail)).toHaveLength(1);
    expect(await request(browser, username)).toMatchObject({ ok: true });
    expect(await prove(browser, username, await world.codeFor(mail))).toMatchObject({ ok: true });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('has ten tries in a quarter of an hour, so that a stolen mailbox is no shortcut', async () => {
    const mail = 'mailbox@example.com';
    const { username, browser } = await ownerOf(mail);
    await attack(username);
    await request(browser, username);
    await prove(browser, username, await world.codeFor(mail));
    const kinds = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await browser.logIn(username, 'not the password');
      kinds.push(answer.ok ? 'in' : answer.error.kind);
    }
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(10);
    expect(kinds.slice(10)).toEqual(['tooMany', 'tooMany']);
  });

  it('loses it with the contact, and after a quarter of an hour', async () => {
    const mail = 'former@example.com';
    const { username, id, browser } = await ownerOf(mail);
    await attack(username);
    await request(browser, username);
    await prove(browser, username, await world.codeFor(mail));
    await world.database.unitOfWork.run((tx) =>
      tx.oneTime.voidAll([id], ['loginPass'], world.clock.now()),
    );
    const waits = world.pause.waits.length;
    await browser.logIn(username, 'not the password');
    expect(world.pause.waits).toHaveLength(waits + 1);
    world.clock.advance(6 * MINUTE);
    await request(browser, username);
    await prove(browser, username, await world.codeFor(mail));
    world.clock.advance(15 * MINUTE);
    await attack(username);
    const later = world.pause.waits.length;
    await browser.logIn(username, 'not the password');
    expect(world.pause.waits).toHaveLength(later + 1);
  });

  it('gets it by the address they registered with, where a customer has no other contact', async () => {
    const variant = 'consumer';
    const { username } = await world.person({ application: 3, contacts: [] });
    const browser = world.browser({ address: randomUUID(), variant });
    await request(browser, username);
    expect(await prove(browser, username, await world.codeFor(username))).toMatchObject({
      ok: true,
    });
  });

  it('is answered alike for every name: known, unknown, without a contact', async () => {
    const known = await ownerOf('known@example.com');
    const bare = await world.person({ contacts: [] });
    const script = async (login: string) => {
      const browser = world.browser({ address: randomUUID() });
      const answers: unknown[] = [await request(browser, login), await request(browser, login)];
      for (let guesses = 0; guesses < 6; guesses += 1)
        answers.push(await prove(browser, login, '000000'));
      return answers;
    };
    const answers = await script(known.username);
    expect(await script(`${known.username}-nobody`)).toEqual(answers);
    expect(await script(bare.username)).toEqual(answers);
  });

  it('asks ten times in ten minutes from one address', async () => {
    const browser = world.browser({ address: randomUUID() });
    for (let asked = 0; asked < 10; asked += 1)
      expect(await request(browser, randomUUID())).toMatchObject({ ok: true });
    expect(await request(browser, randomUUID())).toMatchObject({ error: { kind: 'tooMany' } });
  });
});
