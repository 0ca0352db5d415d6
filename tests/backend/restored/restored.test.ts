import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { atWork } from '#tests/backend/harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('A backup can be restored: after a backup was put back', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const count = async (table: 'session' | 'access_token' | 'remembered_device' | 'kept_call') => {
    const { length } = await world.database.kysely.selectFrom(table).selectAll().execute();
    return length;
  };

  it('nobody is signed in, no code and no browser counts, nothing old is mailed, and the record says so', async () => {
    const email = 'old.times@example.com';
    const contacts = [{ type: 'email', value: email }] as const;
    const person = await world.person({ mfaRequired: true, contacts });
    const known = world.browser({ address: '10.1.0.1' });
    await known.logIn(person.username, PASSWORD);
    await atWork(world.backend, known).verifyCode(await world.codeFor(email), true);
    expect(await known.authenticate()).toMatchObject({ session: { stage: 'full' } });
    const waiting = world.browser({ address: '10.2.0.1' });
    await waiting.logIn(person.username, PASSWORD);
    const code = await world.codeFor(email);

    const { unitOfWork } = world.database;
    const restored = createRestored({ unitOfWork, clock: world.clock, ids: { next: randomUUID } });
    const voided = await restored.markRestored(Date.parse('2026-03-01T00:00:00Z'));
    expect(voided).toMatchObject({ sessions: 2, devices: 1 });
    expect(voided.oneTime).toBeGreaterThan(0);
    expect(voided.messages).toBeGreaterThan(1);

    expect(await known.authenticate()).not.toHaveProperty('session');
    expect(await known.refreshToken()).toMatchObject({ ok: false });
    expect(await atWork(world.backend, waiting).verifyCode(code, false)).toMatchObject({
      ok: false,
    });
    for (const table of ['session', 'access_token', 'remembered_device', 'kept_call'] as const)
      expect(await count(table)).toBe(0);
    const messages = await world.database.kysely.selectFrom('message').selectAll().execute();
    for (const { state, text, code: kept, link } of messages)
      expect([state, text, kept, link]).toEqual(['failed', '', null, null]);

    // The password is still valid, but a new verification code is required.
    await known.logIn(person.username, PASSWORD);
    expect(await known.authenticate()).toMatchObject({ session: { demands: ['mfaVerify'] } });
    const [line] = await world.database.kysely
      .selectFrom('audit')
      .select(['target', 'detail'])
      .where('operation', '=', 'database.restore')
      .execute();
    expect(line).toMatchObject({
      target: 'backup of 2026-03-01T00:00:00.000Z',
      detail: { sessions: '2', devices: '1' },
    });
  });

  it('can be said again', async () => {
    const { unitOfWork } = world.database;
    const restored = createRestored({ unitOfWork, clock: world.clock, ids: { next: randomUUID } });
    await restored.markRestored(null);
    expect(await restored.markRestored(null)).toEqual({
      sessions: 0,
      oneTime: 0,
      devices: 0,
      messages: 0,
    });
  });
});
