import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import { atWork } from './harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from './harness/test-world.ts';
import { TEST_AUDIT_KEY } from './harness/database.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('the record', () => {
  it('has a row of every try and holds neither password nor code nor contact', async () => {
    const email = 'record@example.com';
    const person = await world.person({
      mfaRequired: true,
      passwordResetRequired: true,
      contacts: [{ type: 'email', value: email }],
    });
    const browser = world.browser({ address: '198.51.100.23' });
    await browser.logIn(person.username, 'Wrong-Secret-Word-1');
    await browser.logIn(person.username, PASSWORD);
    const work = atWork(world.backend, browser);
    const code = await world.codeFor(email);
    await work.verifyCode(code === '111111' ? '222222' : '111111');
    await work.requestCode(email, 'email', 2);
    await work.verifyCode(code);
    await work.replacePassword('Wrong-Secret-Word-2', 'Another-Long-One-9');
    await work.replacePassword(PASSWORD, 'Another-Long-One-9');
    await browser.logOut();
    expect(await world.record(person.id)).toEqual([
      'login/refused',
      'login/ok',
      'step.mfaVerify/refused',
      'code.request/limited',
      'step.mfaVerify/ok',
      'step.passwordReset/refused',
      'step.passwordReset/ok',
      'logout/ok',
    ]);
    const rows = await world.database.kysely.selectFrom('audit').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const secret of [PASSWORD, 'Wrong-Secret', 'Another-Long-One-9', email])
      expect(text).not.toContain(secret);
    expect(rows.every(({ address }) => address === '198.51.100.23')).toBe(true);
    expect(rows.map(({ detail }) => JSON.stringify(detail)).join()).not.toContain(code);
  });

  it('names refused authorisations with the operation, and stays whole', async () => {
    const person = await world.person();
    const browser = world.browser({ address: randomUUID() });
    await browser.logIn(person.username, PASSWORD);
    const found = await browser.authenticate();
    if (found.kind !== 'live') throw new Error('the session is not live');
    const caller = { ...browser.caller, session: found.session };
    const denial = { operationId: 'staffHome', refusal: 'forbidden' } as const;
    await world.backend.session.recordDenial(caller, denial);
    expect((await world.record(person.id)).at(-1)).toBe('access/refused');
    expect(await checkWholeChain(world.database.kysely, () => TEST_AUDIT_KEY)).toMatchObject({
      state: 'intact',
    });
  });
});
