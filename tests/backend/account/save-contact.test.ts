import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { atWork } from '../harness/person-at-work.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';

describeDatabase('SaveContact', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const prove = async (browser: TestBrowser, email: string) => {
    const work = atWork(world.backend, browser);
    expect(await work.validateContact(email)).toMatchObject({ ok: true });
    expect(await work.requestCode(email, 'email', MFA_TYPES.deviceVerification)).toMatchObject({
      ok: true,
    });
    expect(await work.verifyCode(await world.codeFor(email))).toMatchObject({ ok: true });
    return work;
  };
  const twoSignIns = async () => {
    const { id, username } = await world.person({ contacts: [] });
    const browsers = [randomUUID(), randomUUID()].map((address) => world.browser({ address }));
    for (const browser of browsers)
      expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return { id, browsers: browsers as [TestBrowser, TestBrowser] };
  };
  const saved = (id: string) =>
    world.database.kysely
      .selectFrom('contact_method')
      .select('value')
      .where('user_id', '=', id)
      .execute();

  it('ends every other sign-in of the person, so that none can put its own contact in place of the first', async () => {
    const { id, browsers } = await twoSignIns();
    const [owner, stranger] = browsers;
    const [own, foreign] = [`${id}@example.com`, `${id}@evil.example`];
    const late = await prove(stranger, foreign);
    const first = await prove(owner, own);
    expect(await first.saveContact('external', own)).toMatchObject({ ok: true });
    expect(await late.saveContact('external', foreign)).toMatchObject({
      error: { kind: 'sessionOver' },
    });
    expect(await saved(id)).toEqual([{ value: own }]);
    expect(await owner.authenticate()).toMatchObject({ kind: 'live' });
  });

  it('keeps one contact when two sign-ins save at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, browsers } = await twoSignIns();
      const emails = [`a${id}@example.com`, `b${id}@example.com`] as const;
      const [a, b] = [await prove(browsers[0], emails[0]), await prove(browsers[1], emails[1])];
      const answers = await Promise.all([
        a.saveContact('external', emails[0]),
        b.saveContact('external', emails[1]),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await saved(id)).toEqual([{ value: emails[answers[0].ok ? 0 : 1] }]);
    }
  });
});
