import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { answeringWorld, GROUPS, SITE, type AnsweringWorld } from './answering-world.ts';

describeDatabase('what the answering service hands in', (engine) => {
  let world: AnsweringWorld;
  let dana: Awaited<ReturnType<AnsweringWorld['dealer']>>;
  beforeAll(async () => {
    world = await answeringWorld(engine);
    dana = await world.dealer();
  });
  afterAll(() => world.close());

  it('numbers messages of a group in their order, counts each counter once, and tells the open screens once a batch', async () => {
    const [first, second] = [world.message(), world.message({ siteGroupNum: GROUPS.branch })];
    const third = world.message();
    const done = await world.hand(first, second, third);
    expect(done.map(({ num, outcome }) => [outcome, num])).toEqual([
      ['kept', 1],
      ['kept', 1],
      ['kept', 2],
    ]);
    expect((await world.hand(first, third)).map(({ outcome }) => outcome)).toEqual([
      'repeated',
      'repeated',
    ]);
    expect(valueOf(await dana.count()).all).toBe(3);
    expect(await world.told(GROUPS.parent)).toBe(1);
  });

  it('follows tries and states by counter or number; what a person did stands', async () => {
    const message = world.message();
    const [made] = await world.hand(
      message,
      world.attempt({ counter: message.counter }, 'No answer', { channel: 'sms' }),
      world.standing({ counter: message.counter }, 'Escalated'),
    );
    const { messages } = valueOf(await dana.list());
    const seen = messages.find(({ num }) => num === made?.num);
    if (seen === undefined) throw new Error('no message');
    expect(seen.state).toBe('Escalated');
    const name = { siteGroupNum: GROUPS.parent, num: seen.num };
    await world.hand(world.attempt(name, 'Delivered', { person: 'Kim Lowell' }));
    const whole = valueOf(await dana.read(seen.id));
    expect(whole.state).toBe('Delivered');
    expect(whole.deliveries.map(({ person, result }) => [person, result])).toEqual([
      ['Sam Ortiz', 'No answer'],
      ['Kim Lowell', 'Delivered'],
    ]);
    // A status from the agents' system keeps the message's revision, so that forms open in a browser stay valid.
    valueOf(await dana.acknowledge(seen));
    expect(await world.hand(world.standing(name, 'Escalated'))).toMatchObject([
      { outcome: 'kept' },
    ]);
    expect(valueOf(await dana.read(seen.id)).state).toBe('Acknowledged');
  });

  it('answers each entry that cannot be, keeps the others, and leaves their counters free', async () => {
    const stray = world.attempt({ counter: '999' }, 'Delivered');
    const closed = world.message({ siteGroupNum: GROUPS.stranger });
    const good = world.message();
    const bad = { kind: 'faulty', counter: '777', message: 'text: Must not be empty' } as const;
    const done = await world.hand(stray, closed, bad, good);
    expect(done.map(({ message, outcome }) => [outcome, message])).toEqual([
      ['notOnFile', 'There is no such message.'],
      ['notOnFile', 'The group has no answering service.'],
      ['unreadable', 'text: Must not be empty'],
      ['kept', null],
    ]);
    await world.world.database.kysely
      .updateTable('site_group')
      .set({ answering_service_enabled: true })
      .where('num', '=', GROUPS.stranger)
      .execute();
    expect(await world.hand(closed)).toMatchObject([{ outcome: 'kept', num: 1 }]);
  });

  it('puts back what was held until the dealer opens, once', async () => {
    const now = world.world.clock.now();
    const seen = await world.taken(dana, { state: 'Held until open', heldUntil: now + 1000 });
    const release = () => world.world.backend.answeringMessages.releaseAnsweringMessages();
    expect(await release()).toBe(0);
    world.world.clock.advance(2000);
    expect(await release()).toBe(1);
    expect(await release()).toBe(0);
    expect(valueOf(await dana.read(seen.id)).state).toBe('New');
  });

  it('puts back what is held as soon as the dealer is open, by the week or by hand, whatever moment was named', async () => {
    const { backend, clock, database } = world.world;
    const release = () => backend.answeringMessages.releaseAnsweringMessages();
    const later = clock.now() + 9 * 3600000;
    const held = [
      await world.taken(dana, { state: 'Held until open', heldUntil: later }),
      await world.taken(dana, { state: 'Held until open', heldUntil: null }),
    ];
    expect(await release()).toBe(0);
    const span = { starts_at: clock.now() - 1000, ends_at: later, made_by: 'Dana', made_at: 0 };
    await database.kysely
      .insertInto('temp_business_hours')
      .values({
        ...span,
        id: '00000000-0000-4000-8000-00000000b011',
        open: true,
        site_group_num: GROUPS.parent,
        reason: 'Open late',
        greeting: null,
        changed_by: 'Dana',
        changed_at: 0,
      })
      .execute();
    expect(await release()).toBe(2);
    for (const { id } of held) expect(valueOf(await dana.read(id)).state).toBe('New');
    await database.kysely.deleteFrom('temp_business_hours').execute();
  });

  it('has customers’ service requests too, and what becomes of one becomes of the other', async () => {
    const { database, backend } = world.world;
    const luis = await world.world.person({ application: 3, name: 'Luis Romero' });
    await database.kysely
      .insertInto('account_link')
      .values({ user_id: luis.id, site_num: SITE })
      .execute();
    const browser = world.world.browser({ variant: 'consumer' });
    valueOf(await browser.logIn(luis.username, 'Correct-Horse-Battery'));
    const ask = async (id: string) =>
      valueOf(
        await browser.call({ kind: 'full', applications: [3], permissions: [] }, (c) =>
          backend.panelInfo.requestService(c, {
            siteGroupNum: null,
            sn: SITE,
            id,
            devNum: 1,
            text: 'The siren is silent.',
            idempotencyKey: id,
          }),
        ),
      );
    const id = '00000000-0000-4000-8000-000000000001';
    await ask(id);
    const { messages } = valueOf(await dana.list());
    const seen = messages.find(({ text }) => text === 'The siren is silent.');
    if (seen === undefined) throw new Error('the request did not arrive');
    expect(seen).toMatchObject({
      callerName: 'Luis Romero',
      siteNum: SITE,
      category: 'Service call',
      takenBy: 'Portal',
    });
    expect(valueOf(await dana.read(seen.id)).devNum).toBe(1);
    valueOf(await dana.acknowledge(seen));
    const stored = () =>
      database.kysely
        .selectFrom('service_request')
        .select(['state', 'acknowledged_by', 'rev'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({ state: 'Acknowledged', acknowledged_by: 'Dana Reyes' });
    const { rev } = await stored();
    const dealer = world.world.browser();
    valueOf(await dealer.logIn(dana.account.username, 'Correct-Horse-Battery'));
    valueOf(
      await dealer.call({ kind: 'full', applications: [2], permissions: [] }, (c) =>
        backend.panelInfo.closeService(c, { siteGroupNum: null, id, rev }),
      ),
    );
    expect(valueOf(await dana.read(seen.id)).state).toBe('Closed');
  });
});
