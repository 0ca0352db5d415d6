import { supportApi } from '#core/support/support.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { failedTry } from '#tests/support/failed-try.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const ALL = ['support', 'impersonate', 'audit'] as const;

describeDatabase('people at a glance', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const browser = world.browser({ variant: 'dealer', address: `198.18.41.${(visitors += 1)}` });
    await browser.logIn(person.username, PASSWORD);
    return { person, browser };
  };
  const overview = async (...roles: readonly string[]) => {
    const { browser } = await enter({ application: 1, roles });
    return {
      person: (accountId: string) =>
        browser.call(supportApi.supportPerson.access, (c) =>
          world.backend.supportPlace.supportPerson(c, { accountId }),
        ),
      overview: (...accountIds: readonly string[]) =>
        browser.call(supportApi.supportDesk.access, (c) =>
          world.backend.supportPlace.supportDesk(c, { accountIds }),
        ),
      search: (text: string) =>
        browser.call(supportApi.supportSearch.access, (c) =>
          world.backend.supportPlace.supportSearch(c, { text }),
        ),
    };
  };
  const lockOut = async (username: string) => {
    const stranger = world.browser({ address: `203.0.113.${(visitors += 1)}` });
    for (let tries = 0; tries < 6; tries += 1) await stranger.logIn(username, 'Not-The-Password-1');
  };

  describe('the place of one person', () => {
    it('holds state with the end of a wait, the newest lines, visits and running sessions', async () => {
      const { person } = await enter({ application: 2 });
      await lockOut(person.username);
      const found = await (await overview(...ALL)).person(person.id);
      if (!found.ok) throw new Error('not found');
      const { user, record, visits, sessions } = found.value;
      expect(user).toMatchObject({ accountId: person.id, waiting: true, openSessions: 1 });
      const wait = Date.parse(user.waitsUntil ?? '') - world.clock.now();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60000);
      expect(record?.[0]).toMatchObject({ operation: 'login', result: 'limited' });
      expect(record?.every(({ subject }) => subject?.id === person.id)).toBe(true);
      expect(visits).toEqual([]);
      expect(sessions).toMatchObject([{ authenticatedBy: 'password' }]);
    });

    it('leaves out what the reader has no right for, and answers nobody for an unknown id', async () => {
      const { person } = await enter({ application: 2 });
      const plain = await overview();
      expect(await plain.person(person.id)).toMatchObject({
        ok: true,
        value: { record: null, visits: null, sessions: null },
      });
      expect(await plain.person('nobody')).toMatchObject({ error: { kind: 'notFound' } });
    });
  });

  it('shows who waits now, the first to be let in on top, and those looked up lately in their order', async () => {
    const [one, other, calm] = [await enter(), await enter(), await enter()];
    await lockOut(one.person.username);
    world.clock.advance(5000);
    await lockOut(other.person.username);
    await world.browser().logIn(calm.person.username, 'Not-The-Password-1');
    const view = await (await overview(...ALL)).overview(calm.person.id, 'gone', one.person.id);
    if (!view.ok) throw new Error('no desk');
    const ids = view.value.waiting.map(({ accountId }) => accountId);
    expect(ids.filter((id) => [one, other, calm].some(({ person }) => person.id === id))).toEqual([
      one.person.id,
      other.person.id,
    ]);
    expect(view.value.lately.map(({ accountId }) => accountId)).toEqual([
      calm.person.id,
      one.person.id,
    ]);
    const tried = view.value.waiting.find(({ accountId }) => accountId === one.person.id);
    expect(tried).toMatchObject({ tries: 6, lastTryAt: expect.stringMatching(/Z$/) });
    const refused = view.value.refused?.map(({ accountId }) => accountId);
    expect(refused).toContain(calm.person.id);
    expect(refused).not.toContain(one.person.id);
    expect(view.value.visits).toEqual([]);
    expect(await (await overview()).overview()).toMatchObject({
      value: { visits: null, returned: null, lately: [] },
    });
  });

  it('shows which messages came back because of a contact, with the person who has it', async () => {
    const { person } = await enter({
      contacts: [{ type: 'email', value: 'Gone@example.com' }],
    });
    const outbox = new SqlMessageOutbox(world.database.kysely);
    const fail = async (to: string, change: Parameters<typeof failedTry>[0]) => {
      const id = crypto.randomUUID();
      const at = world.clock.now();
      await world.database.unitOfWork.run((tx) =>
        tx.messages.enqueue({
          id,
          channel: 'email',
          to,
          subject: 'Hello',
          text: 'Hello',
          html: null,
          link: null,
          code: '123456',
          queuedAt: at,
        }),
      );
      await outbox.markFailed(id, failedTry({ at, ...change }));
      return id;
    };
    const id = await fail('gone@example.com', { again: world.clock.now() + 60_000 });
    await fail('gone@example.com', { cause: 'tls' });
    await fail('stranger@example.com', {});
    const view = await (await overview(...ALL)).overview();
    expect(view).toMatchObject({
      value: {
        returned: [
          {
            id,
            user: { accountId: person.id },
            channel: 'email',
            cause: 'mailbox',
            isCode: true,
            nextTryAt: new Date(world.clock.now() + 60_000).toISOString(),
          },
        ],
      },
    });
  });

  it('finds people by the name of their group, and the group with how many there are', async () => {
    const { person } = await enter({ groups: [7731] });
    await world.database.kysely
      .updateTable('site_group')
      .set({ name: 'Quarry Lane Alarm' })
      .where('num', '=', 7731)
      .execute();
    const found = await (await overview()).search(' quarry alarm ');
    expect(found).toMatchObject({
      value: {
        total: 1,
        users: [{ accountId: person.id }],
        groups: [{ siteGroupNum: 7731, siteGroupName: 'Quarry Lane Alarm', people: 1 }],
      },
    });
  });
});
