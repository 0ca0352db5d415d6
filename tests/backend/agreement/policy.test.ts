import { sessionApi } from '#core/session/session.api.ts';
import { privacyApi } from '#core/privacy/privacy.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';

describeDatabase('the privacy policy', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (roles: readonly string[] = ['policy']) => {
    const person = await world.person({ application: 1, name: 'Marcus Hale', roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    // Accepts the privacy policy that is currently required.
    await atWork(world.backend, browser).acceptPrivacyPolicy();
    return {
      person,
      history: () =>
        browser.call(privacyApi.policyHistory.access, (c) =>
          world.backend.privacy.policyHistory(c),
        ),
      version: (version: number) =>
        browser.call(privacyApi.policyVersion.access, (c) =>
          world.backend.privacy.policyVersion(c, { version }),
        ),
      publish: (policy: string, version: number | null) =>
        browser.call(privacyApi.publishPolicy.access, (c) =>
          world.backend.privacy.publishPolicy(c, { policy, rev: version }),
        ),
    };
  };

  it('grows by versions that keep who published them and when; each can be read', async () => {
    const staff = await enter();
    const none = { version: 0, text: '', versions: [] };
    expect(await staff.history()).toEqual({ ok: true, value: none });
    expect(await staff.publish('First\r\n\r\npolicy', 0)).toMatchObject({ ok: true });
    const published = await staff.publish('Second', 1);
    const at = new Date(world.clock.now()).toISOString();
    expect(published).toEqual({
      ok: true,
      value: {
        version: 2,
        text: 'Second',
        versions: [
          { version: 2, publishedAt: at, publishedBy: 'Marcus Hale' },
          { version: 1, publishedAt: at, publishedBy: 'Marcus Hale' },
        ],
      },
    });
    expect(await staff.version(1)).toEqual({ ok: true, value: { text: 'First\n\npolicy' } });
    expect(await staff.version(3)).toMatchObject({ error: { kind: 'notFound' } });
    const read = await world.backend.privacy.privacyPolicy(world.browser().caller);
    expect(read).toEqual({ ok: true, value: { version: 2, policyText: 'Second' } });
    expect((await world.record(staff.person.id)).filter((row) => row.startsWith('policy'))).toEqual(
      ['policy.publish/ok', 'policy.publish/ok'],
    );
  });

  it('is asked at the next sign-in of everyone, and interrupts nobody who is at work', async () => {
    const staff = await enter();
    const person = await world.person({ beta: true });
    const browser = world.browser({ address: '198.51.100.31' });
    const first = await browser.logIn(person.username, PASSWORD);
    expect(first).toMatchObject({
      value: { session: { requirements: { privacyPolicyRequired: true } } },
    });
    const work = atWork(world.backend, browser);
    await work.acceptPrivacyPolicy();
    const atWorkNow = () =>
      browser.call(sessionApi.accountMe.access, (c) => world.backend.session.describeSession(c));
    expect(await atWorkNow()).toMatchObject({ ok: true });
    const before = await staff.history();
    const current = before.ok ? before.value.version : -1;
    expect(await staff.publish(`Third, after ${current}`, current)).toMatchObject({ ok: true });
    expect(await atWorkNow()).toMatchObject({
      value: { requirements: { privacyPolicyRequired: false } },
    });
    expect(await browser.refreshToken()).toMatchObject({
      value: { session: { requirements: { privacyPolicyRequired: false } } },
    });
    const again = world.browser({ address: '198.51.100.32' });
    expect(await again.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { privacyPolicyRequired: true } } },
    });
    await atWork(world.backend, again).acceptPrivacyPolicy();
    const third = world.browser({ address: '198.51.100.33' });
    expect(await third.logIn(person.username, PASSWORD)).toMatchObject({
      value: { session: { requirements: { privacyPolicyRequired: false } } },
    });
  });

  it('asks nobody again for the same words', async () => {
    const staff = await enter();
    const before = await staff.history();
    const { text = '', version = 0 } = before.ok ? before.value : {};
    expect(await staff.publish(` ${text}\n`, version)).toMatchObject({
      error: { kind: 'unacceptable', code: 'unchanged' },
    });
    expect(await staff.history()).toEqual(before);
  });

  it('gets one version from sixteen who publish at once', async () => {
    const staff = await enter();
    const before = await staff.history();
    const version = before.ok ? before.value.version : -1;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => staff.publish(`Race ${index}`, version)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(answer.error).toMatchObject({ kind: 'conflict', code: 'staleRev' });
    const after = await staff.history();
    expect(after.ok && after.value.version).toBe(version + 1);
  });

  it('is published by those with the right only', async () => {
    const without = await enter(['banner', 'audit']);
    expect(await without.history()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.publish('Mine', null)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
