import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { operatorOf } from './operator-at-work.ts';

describeDatabase('the terms', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const asked = async (seed: Parameters<TestWorld['person']>[0]) => {
    const person = await world.person(seed);
    const browser = world.browser();
    const login = await browser.logIn(person.username, PASSWORD);
    const asks = login.ok && login.value.session.requirements.termsAndConditionsRequired;
    return { person, browser, asks };
  };

  it('are asked of nobody while none is published, and of every dealer user of this portal from then on', async () => {
    expect((await asked({ beta: true })).asks).toBe(false);
    const operator = await operatorOf(world);
    expect(await operator.history()).toEqual({
      ok: true,
      value: { version: 0, text: '', versions: [] },
    });
    expect(await operator.publish('The first\r\n\r\nterms', 0)).toMatchObject({
      value: { version: 1, text: 'The first\n\nterms', versions: [{ publishedBy: 'Marcus Hale' }] },
    });
    expect((await asked({ beta: false })).asks).toBe(false);
    expect((await asked({ application: 1 })).asks).toBe(false);
    expect((await asked({ application: 3 })).asks).toBe(false);
    const { person, browser, asks } = await asked({ beta: true });
    expect(asks).toBe(true);
    const work = atWork(world.backend, browser);
    expect(await work.acceptTerms(1)).toMatchObject({ ok: true });
    const next = await world.browser().logIn(person.username, PASSWORD);
    expect(next).toMatchObject({
      value: { session: { requirements: { termsAndConditionsRequired: false } } },
    });
    // A version of the terms is never edited. A change is a new version, which every user must accept again.
    expect(await operator.publish('The second terms', 1)).toMatchObject({ value: { version: 2 } });
    expect(await operator.version(1)).toEqual({ ok: true, value: { text: 'The first\n\nterms' } });
    const later = await world.browser().logIn(person.username, PASSWORD);
    expect(later).toMatchObject({
      value: { session: { requirements: { termsAndConditionsRequired: true } } },
    });
    expect(
      (await world.record(operator.person.id)).filter((row) => row.startsWith('terms')),
    ).toEqual(['terms.publish/ok', 'terms.publish/ok']);
  });

  it('leave the privacy policy alone, and are published once for the same words and the newest version', async () => {
    const operator = await operatorOf(world);
    const before = await operator.history();
    const { text = '', version = 0 } = before.ok ? before.value : {};
    expect(await operator.publish(text, version)).toMatchObject({
      error: { code: 'unchanged', message: expect.stringContaining('terms') as unknown },
    });
    expect(await operator.publish('Somebody was quicker', version - 1)).toMatchObject({
      error: { kind: 'conflict', code: 'staleRev' },
    });
    expect(await operator.publish('', version)).toMatchObject({ error: { kind: 'invalid' } });
    expect(await operator.publish('x'.repeat(100_001), version)).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await operator.history()).toEqual(before);
    const policy = await world.backend.privacy.privacyPolicy(world.browser().caller);
    expect(policy).toMatchObject({ value: { version: 0 } });
  });

  it('are published by those with the right only', async () => {
    const without = await operatorOf(world, ['policy', 'staffAdmin']);
    expect(await without.history()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.publish('Mine', null)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
