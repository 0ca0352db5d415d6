import { onCallApi } from '#core/on-call/on-call.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { at, iso, listForm, onCallWorld, personForm } from './on-call-world.ts';

type World = Awaited<ReturnType<typeof onCallWorld>>;

describeDatabase('on-call lists', (engine) => {
  let world: World;
  let dana: Awaited<ReturnType<World['enter']>>;
  let sam: Awaited<ReturnType<World['enter']>>;
  const ids = { sam: randomUUID(), kim: randomUUID(), list: randomUUID() };
  const own = { siteGroupNum: null };

  beforeAll(async () => {
    world = await onCallWorld(engine);
    dana = await world.enter();
    sam = await world.enter({ name: 'Sam Ortiz', edits: false });
    const accountId = sam.account.id;
    valueOf(
      await dana.person(
        personForm('Sam Ortiz', {
          accountId,
          phones: ['603-555-0141'],
          email: 'sam@example.com',
          dailyDigest: true,
        }),
        ids.sam,
      ),
    );
    valueOf(await dana.person(personForm('Kim Lowell', { phones: ['603-555-0151'] }), ids.kim));
    valueOf(await dana.list(listForm([[ids.sam], [ids.kim]]), ids.list));
  });
  afterAll(() => world.world.close());

  it('are kept once for their number, under revisions; who was slower is told by whom', async () => {
    valueOf(await dana.list(listForm([[ids.kim]]), ids.list));
    const [list] = valueOf(await dana.overview()).lists;
    expect(list).toMatchObject({ rev: 1, name: 'After hours', changedBy: 'Dana Reyes' });
    expect(await dana.list(listForm([[ids.kim]], { name: 'After Hours' }))).toMatchObject({
      error: { code: 'nameTaken' },
    });
    expect(await dana.list(listForm([[randomUUID()]]), randomUUID())).toMatchObject({
      error: { code: 'unknownPerson' },
    });
    expect(await dana.list(listForm([[ids.sam, ids.sam]], { name: 'x' }))).toMatchObject({
      error: { kind: 'invalid', message: 'A person can be in a shift only once.' },
    });
    expect(await dana.list(listForm([[ids.sam]]), ids.list, 7)).toMatchObject({
      error: { code: 'staleRev', message: expect.stringContaining('Dana Reyes') as unknown },
    });
    expect(await world.world.record(dana.account.id)).toContain('onCall.listAdd/ok');
  });

  it('are seen and changed by their own dealer alone, with the service and the right', async () => {
    const other = await world.enter({ group: 4471 });
    expect(await other.overview()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await other.list(listForm([]), ids.list, 1)).toMatchObject({
      error: { kind: 'forbidden' },
    });
    await world.world.database.kysely
      .updateTable('site_group')
      .set({ answering_service_enabled: true })
      .where('num', '=', 4471)
      .execute();
    expect(valueOf(await other.overview()).lists).toEqual([]);
    expect(await other.list(listForm([]), ids.list, 1)).toMatchObject({
      error: { kind: 'notFound' },
    });
    expect(
      await other.call(onCallApi.onCallDesk.access, (c) =>
        world.world.backend.onCall.onCallDesk(c, {
          siteGroupNum: 4490,
          from: iso('2026-03-02T00:00'),
          to: iso('2026-03-09T00:00'),
        }),
      ),
    ).toMatchObject({ error: { kind: 'notFound' } });
    expect(await sam.list(listForm([]), randomUUID())).toMatchObject({
      error: { kind: 'forbidden' },
    });
    expect(valueOf(await sam.overview())).toMatchObject({ mayEdit: false, meId: ids.sam });
  });

  it('keep whoever stands in them; a person nobody names goes', async () => {
    expect(await dana.removePerson(ids.kim, 1)).toMatchObject({ error: { code: 'onCallInUse' } });
    const eli = randomUUID();
    valueOf(await dana.person(personForm('Eli Novak'), eli));
    valueOf(await dana.removePerson(eli, 1));
    expect(valueOf(await dana.overview()).people.map(({ name }) => name)).toEqual([
      'Kim Lowell',
      'Sam Ortiz',
    ]);
    expect(await dana.person(personForm('No way', { phones: [] }))).toMatchObject({
      error: { kind: 'invalid' },
    });
  });

  it('tell whose shifts an override changes, and not whoever is not concerned', async () => {
    const before = (await world.told('603-555-0151')).length;
    const id = randomUUID();
    const span = { from: iso('2026-03-07T08:00'), to: iso('2026-03-08T20:00') };
    const form = {
      listId: ids.list,
      tier: 'primary',
      kind: 'replace',
      note: 'Sam at a wedding.',
      personId: ids.kim,
      insteadOf: ids.sam,
    } as const;
    valueOf(await dana.override({ ...form, ...span }, id));
    valueOf(await dana.override({ ...form, ...span }, id));
    const sent = (await world.told('603-555-0151')).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Dana Reyes changed your on-call shifts.');
    expect(sent[0]).toContain('from Mar 7 at 08:00 EST to Mar 8 at 20:00 EDT');
    expect(
      await dana.override({ ...form, from: iso('2026-03-01T08:00'), to: iso('2026-03-02T08:00') }),
    ).toMatchObject({ error: { code: 'spanPast' } });
    expect(await dana.override({ ...form, from: span.to, to: span.from })).toMatchObject({
      error: { kind: 'invalid', message: 'The end is before the start.' },
    });
    const shorter = { ...form, ...span, to: iso('2026-03-07T20:00'), note: null };
    valueOf(await dana.changeOverride({ id, rev: 1, ...shorter }));
    expect((await world.told('603-555-0151')).slice(before)[1]).toContain('to Mar 7 at 20:00 EST');
    expect(valueOf(await dana.overview()).overrides).toMatchObject([{ ...shorter, id, rev: 2 }]);
    expect(await dana.changeOverride({ id, rev: 1, ...shorter })).toMatchObject({
      error: { kind: 'conflict', message: expect.stringMatching(/^Changed by Dana Reyes/) },
    });
    expect(
      await dana.changeOverride({ id, rev: 2, ...shorter, personId: randomUUID() }),
    ).toMatchObject({ error: { code: 'unknownPerson' } });
    valueOf(await dana.endOverride(id, 2));
    expect(valueOf(await dana.overview()).overrides).toEqual([]);
    expect(await dana.changeOverride({ id, rev: 3, ...shorter })).toMatchObject({
      error: { kind: 'notFound' },
    });
  });

  it('have one fixed schedule at a time', async () => {
    const span = { from: iso('2026-03-27T00:00'), to: iso('2026-03-29T00:00') };
    const slot = { tier: 'primary' as const, ...span, people: [ids.kim] };
    const form = { listId: ids.list, name: 'Trade fair', ...span, slots: [slot] };
    valueOf(await dana.fixed(form));
    expect(await dana.fixed(form)).toMatchObject({ error: { code: 'fixedOverlap' } });
    const far = { from: iso('2026-04-01T00:00'), to: iso('2028-04-01T00:00') };
    expect(await dana.fixed({ ...form, ...far, slots: [{ ...slot, ...far }] })).toMatchObject({
      error: { kind: 'invalid', message: 'At most 366 days.' },
    });
  });

  it('let members swap what they have, and nothing else; the schedule follows', async () => {
    const shift = { from: iso('2026-03-17T08:00'), to: iso('2026-03-18T08:00') };
    const form = { listId: ids.list, tier: 'primary' as const, toPersonId: ids.kim, note: null };
    expect(
      await sam.offer({
        ...form,
        back: null,
        from: iso('2026-03-10T08:00'),
        to: iso('2026-03-11T08:00'),
      }),
    ).toMatchObject({ error: { code: 'notYourShift' } });
    const back = {
      tier: 'primary' as const,
      from: iso('2026-03-10T08:00'),
      to: iso('2026-03-11T08:00'),
    };
    const id = randomUUID();
    valueOf(await sam.offer({ ...form, ...shift, back }, id));
    expect(await dana.offer({ ...form, ...shift, back: null })).toMatchObject({
      error: { code: 'noMember' },
    });
    const other = await world.enter({ name: 'Nobody', edits: false });
    expect(await other.answer(id, 'accept')).toMatchObject({ ok: false });
    // Kim has no sign-in, so an editor accepts the swap for her.
    valueOf(await dana.answer(id, 'accept'));
    const overview = valueOf(await dana.overview());
    expect(overview.swaps).toEqual([]);
    expect(overview.overrides).toMatchObject([
      { personId: ids.sam, insteadOf: ids.kim, from: back.from, to: back.to, swapId: id },
      { personId: ids.kim, insteadOf: ids.sam, ...shift, swapId: id },
    ]);
    expect(await dana.answer(id, 'accept', 2)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('send a test page that can be followed, ten an hour', async () => {
    const { backend, database } = world.world;
    const send = (id: string, channel: 'sms' | 'email') =>
      sam.call(onCallApi.sendOnCallTestPage.access, (c) =>
        backend.onCall.sendOnCallTestPage(c, { ...own, id, channel }),
      );
    const read = (id: string, by = sam) =>
      by.call(onCallApi.readOnCallTestPage.access, (c) =>
        backend.onCall.readOnCallTestPage(c, { ...own, id }),
      );
    const id = randomUUID();
    valueOf(await send(id, 'sms'));
    valueOf(await send(id, 'sms'));
    const pages = (await world.told('603-555-0141')).filter((one) => one.startsWith('Test page'));
    expect(pages).toEqual([
      'Test page from Group 4490: pages for you arrive here. This is only a test; no reply needed.',
    ]);
    expect(valueOf(await read(id))).toMatchObject({ channel: 'sms', state: 'queued' });
    await database.kysely
      .updateTable('message')
      .set({ state: 'sent', sent_at: at('2026-03-05T12:01') })
      .where('recipient', '=', '+16035550141')
      .execute();
    expect(valueOf(await read(id))).toMatchObject({ state: 'sent' });
    expect(await read(id, dana)).toMatchObject({ error: { kind: 'notFound' } });
    for (let index = 0; index < 9; index += 1) valueOf(await send(randomUUID(), 'email'));
    expect(await send(randomUUID(), 'email')).toMatchObject({ error: { kind: 'tooMany' } });
  });

  it('are read by calendars at secret addresses, until those are revoked', async () => {
    const { backend, database } = world.world;
    const id = randomUUID();
    const add = (personId: string | null, feedId: string) =>
      sam.call(onCallApi.addOnCallFeed.access, (c) =>
        backend.onCall.addOnCallFeed(c, { ...own, id: feedId, personId }),
      );
    const { address } = valueOf(await add(null, id));
    expect(await add(null, id)).toMatchObject({ error: { code: 'feedMade' } });
    expect(await add(ids.kim, randomUUID())).toMatchObject({ error: { kind: 'notFound' } });
    const secret = new URL(address).searchParams.get('code') ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const marks = await database.kysely.selectFrom('on_call_feed').select('mark').execute();
    expect(JSON.stringify(marks)).not.toContain(secret);
    const found = valueOf(await backend.onCall.findOnCallFeed(null, { secret }));
    const { events } = valueOf(await backend.onCall.readOnCallFeed(null, found));
    expect(events.some(({ summary }) => summary === 'Kim Lowell (After hours, primary)')).toBe(
      true,
    );
    valueOf(await dana.person(personForm('Kim Lowell', { phones: ['603-555-0152'] }), ids.kim, 1));
    expect(valueOf(await backend.onCall.findOnCallFeed(null, { secret })).tag).not.toBe(found.tag);
    // Revokes the calendar URL of the group, which only an editor may do.
    const revoke = (by: typeof dana) =>
      by.call(onCallApi.revokeOnCallFeed.access, (c) =>
        backend.onCall.revokeOnCallFeed(c, { ...own, id }),
      );
    expect(await revoke(sam)).toMatchObject({ error: { kind: 'notFound' } });
    valueOf(await revoke(dana));
    expect(await backend.onCall.findOnCallFeed(null, { secret })).toMatchObject({ ok: false });
  });
});
