import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillLookKeys } from '#adapters/server/sql/account/look-key.ts';
import { atWork } from '../harness/person-at-work.ts';
import { describeEachEngine } from '../harness/database.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const TAKEN = {
  error: {
    kind: 'unacceptable',
    code: 'usernameTaken',
    message: 'This username is taken or too similar to one that is. Please choose another one.',
  },
};

describeEachEngine('usernames that look alike', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  /** Signs a user in up to the step that requires a new username. */
  const renaming = async (username: string) => {
    await world.person({
      application: 2,
      username,
      groups: [4471],
      usernameResetRequired: true,
      termsVersion: 3,
      privacyVersion: 1,
    });
    const browser = world.browser();
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return atWork(world.backend, browser);
  };

  it('are refused, whatever makes them look alike', async () => {
    await world.person({ username: 'dealer.admin' });
    await world.person({ username: 'ace.copy' });
    const work = await renaming('renaming');
    for (const name of ['deaIer.admin', 'dea1er.adrnin', '𝐝ealer.admin', 'асе.сору'])
      expect(await work.changeUsername(name)).toMatchObject(TAKEN);
    for (const [name, message] of [
      ['dealer.аdmin', 'All letters must be from one alphabet'],
      ['dealer.\u200Badmin', 'Must not contain invisible characters'],
      ['dealer.\u202Enimda', 'Must not contain invisible characters'],
      ['dealer\nadmin', 'Must not contain invisible characters'],
    ] as const)
      expect(await work.changeUsername(name)).toMatchObject({
        error: { kind: 'invalid', message },
      });
    expect(await work.changeUsername('dealer.office')).toMatchObject({ ok: true });
  });

  it('that stand already go on signing in, and count for new ones', async () => {
    for (const username of ['ann.lee-7', 'ann.1ee-7', 'ann.\u200Blee-7'])
      await world.person({ username });
    await world.database.kysely.updateTable('portal_user').set({ look_key: null }).execute();
    await fillLookKeys(world.database.kysely);
    await fillLookKeys(world.database.kysely);
    const rows = await world.database.kysely
      .selectFrom('portal_user')
      .select('look_key')
      .where('username', 'like', 'ann.%')
      .execute();
    expect(rows.map(({ look_key }) => look_key)).toEqual(Array(3).fill('ann.lee-7'));
    for (const username of ['ann.lee-7', 'ann.1ee-7', 'ann.\u200Blee-7'])
      expect(await world.browser().logIn(username, PASSWORD)).toMatchObject({ ok: true });
    const work = await renaming('renaming.too');
    expect(await work.changeUsername('ann.Iee-7')).toMatchObject(TAKEN);
  });

  it('are one with an international domain, however it is typed, also those that were chosen before', async () => {
    const username = 'jorg@müller.example';
    await world.person({ username });
    await world.database.kysely
      .updateTable('portal_user')
      .set({ look_key: null, login_key: username })
      .where('username', '=', username)
      .execute();
    await fillLookKeys(world.database.kysely);
    for (const typed of [username, 'Jorg@MÜLLER.example', 'jorg@xn--mller-kva.example'])
      expect(await world.browser().logIn(typed, PASSWORD)).toMatchObject({ ok: true });
    const work = await renaming('renaming.address');
    for (const name of ['jorg@xn--mller-kva.example', 'j0rg@müIIer.example'])
      expect(await work.changeUsername(name)).toMatchObject(TAKEN);
  });

  it('are chosen by one of several who want them at once', async () => {
    const people = await Promise.all(['one.more', 'two.more', 'three.more'].map(renaming));
    const wanted = ['bill.0tis', 'biII.otis', 'bi11.Otis'];
    const answers = await Promise.all(
      people.map((work, index) => work.changeUsername(wanted[index] ?? '')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
