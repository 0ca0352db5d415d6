import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { describeEachEngine } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { answeringWorld, GROUPS, SITE, type AnsweringWorld } from './answering-world.ts';
import { failedTry } from '#tests/support/failed-try.ts';

type Person = Awaited<ReturnType<AnsweringWorld['dealer']>>;

describeEachEngine('the inbox of the answering service', (engine) => {
  let world: AnsweringWorld;
  let dana: Person;
  let sam: Person;
  beforeAll(async () => {
    world = await answeringWorld(engine);
    dana = await world.dealer();
    sam = await world.dealer({
      name: 'Sam Ortiz',
      contacts: [{ type: 'email', value: 'sam@example.com' }],
    });
  });
  afterAll(() => world.close());

  const next = ({ id, rev }: { readonly id: string; readonly rev: number }) => ({
    id,
    rev: rev + 1,
  });

  it('finds the site by the transmitter code, else by the one site that has the number', async () => {
    const byCode = await world.taken(dana, { xmit: `HP${SITE}` });
    expect(byCode).toMatchObject({ siteNum: SITE, siteBy: 'xmit', siteName: 'Harbor View Clinic' });
    const byPhone = await world.taken(dana, { callback: '(603) 555-0133', xmit: 'NOBODY' });
    expect(byPhone).toMatchObject({ siteNum: SITE, siteBy: 'phone', num: byCode.num + 1 });
    expect(await world.taken(dana, { callback: '603 555 0177' })).toMatchObject({
      siteNum: null,
      siteBy: null,
    });
  });

  it('goes through acknowledge, assign, note, call back and close, each told and on the record', async () => {
    const before = await world.told(GROUPS.parent);
    const seen = await world.taken(dana, { category: 'Billing' });
    valueOf(await dana.assign(seen, sam.account.id));
    valueOf(await dana.acknowledge(next(seen)));
    valueOf(await dana.note(seen.id, 'Paid twice.'));
    valueOf(await dana.called(seen.id));
    valueOf(await sam.close({ id: seen.id, rev: seen.rev + 2 }, 'Called back', 'Refund on Monday'));
    const whole = valueOf(await dana.read(seen.id));
    expect(whole).toMatchObject({
      state: 'Closed',
      outcome: 'Called back',
      assignedTo: 'Sam Ortiz',
      rev: seen.rev + 3,
    });
    expect(whole.entries.map(({ by, kind, text }) => [kind, by, text])).toEqual([
      ['act', 'Dana Reyes', 'Assigned to Sam Ortiz'],
      ['act', 'Dana Reyes', 'Acknowledged'],
      ['note', 'Dana Reyes', 'Paid twice.'],
      ['act', 'Dana Reyes', 'Called back'],
      ['act', 'Sam Ortiz', 'Closed: Called back. Refund on Monday'],
    ]);
    expect((await world.told(GROUPS.parent)) - before).toBe(6);
    const record = await world.world.record(dana.account.id);
    for (const what of ['assign', 'acknowledge', 'note', 'called'])
      expect(record).toContain(`answeringMessage.${what}/ok`);
  });

  it('tells the later of two who was first, and takes a repeated note once', async () => {
    const seen = await world.taken(dana);
    valueOf(await sam.acknowledge(seen));
    const late = await dana.acknowledge(seen);
    expect(late).toMatchObject({
      error: { kind: 'conflict', message: expect.stringMatching(/^Changed by Sam Ortiz at/) },
    });
    const entryId = randomUUID();
    valueOf(await dana.note(seen.id, 'Once.', entryId));
    valueOf(await dana.note(seen.id, 'Once.', entryId));
    const { entries } = valueOf(await dana.read(seen.id));
    expect(entries.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  it('acknowledges several, skips what it cannot with the reason, and says so before', async () => {
    const open = await world.taken(dana);
    const done = await world.taken(dana);
    valueOf(await dana.close(done));
    const stale = await world.taken(dana);
    valueOf(await sam.assign(stale, null));
    const all = [open, next(done), stale].map(({ id, rev }) => ({ id, rev }));
    const would = valueOf(await dana.acknowledgeAll(all, true));
    expect(valueOf(await dana.read(open.id)).state).toBe('New');
    const did = valueOf(await dana.acknowledgeAll(all));
    expect(did).toEqual(would);
    expect(did.acknowledged).toEqual([open.id]);
    expect(did.skipped.map(({ reason }) => reason).toSorted()).toEqual([
      'Already closed',
      'Changed since you loaded it',
    ]);
  });

  it('counts, searches and narrows: new, open and all; words, category, day, site and person', async () => {
    const seen = await world.taken(dana, {
      callerName: 'Rowan Street School',
      category: 'Sales',
      text: 'Quote for two cameras.',
      receivedAt: Date.parse('2026-11-01T05:30:00Z'),
    });
    const found = async (change: Parameters<Person['list']>[0]): Promise<readonly number[]> =>
      valueOf(await dana.list({ size: 100, ...change })).messages.map(({ num }) => num);
    for (const search of ['cameras', 'rowan schoo', String(seen.num)])
      expect(await found({ search })).toContain(seen.num);
    expect(await found({ search: 'harbor view' })).not.toContain(seen.num);
    expect(await found({ search: "'); drop table x --" })).toEqual([]);
    expect(await found({ filters: { category: 'Sales' } })).toContain(seen.num);
    // In the group's time zone, the message arrived on November 1, shortly after midnight.
    expect(await found({ filters: { from: '2026-11-01', to: '2026-11-01' } })).toEqual([seen.num]);
    expect(await found({ filters: { to: '2026-10-31' } })).toEqual([]);
    valueOf(await dana.assign(seen, sam.account.id));
    expect(await found({ filters: { person: 'Sam Ortiz' } })).toContain(seen.num);
    const about = await world.taken(dana, { xmit: `HP${SITE}` });
    expect(await found({ filters: { site: String(SITE) } })).toContain(about.num);
    // Reads all messages of a view on one page.
    const whole = async (view?: 'new' | 'all') =>
      valueOf(await dana.list({ size: 200, filters: view === undefined ? {} : { view } }));
    const [open, unseen, all] = [await whole(), await whole('new'), await whole('all')];
    const { counts } = all;
    expect(counts.all).toBeLessThanOrEqual(200);
    expect([open, unseen, all].map(({ total }) => total)).toEqual(
      [open, unseen, all].map(({ messages }) => messages.length),
    );
    expect(counts).toEqual({ open: open.total, new: unseen.total, all: all.total });
    expect(counts.open).toBe(all.messages.filter(({ state }) => state !== 'Closed').length);
    expect(valueOf(await dana.count())).toEqual(counts);
  });

  it('is not there for others: another dealer, a group without the service, a missing right', async () => {
    const seen = await world.taken(dana);
    const stranger = await world.dealer({ groups: [GROUPS.stranger] });
    expect(await stranger.list()).toMatchObject({ error: { kind: 'notFound' } });
    expect(await stranger.count()).toMatchObject({ error: { kind: 'notFound' } });
    for (const reply of [
      stranger.read(seen.id),
      stranger.acknowledge(seen),
      stranger.note(seen.id, 'No.'),
      stranger.redeliver(seen, sam.account.id),
    ])
      expect(await reply).toMatchObject({ error: { kind: 'notFound' } });
    // The answering service belongs to the parent group, not to this branch.
    const branch = await world.dealer({ groups: [GROUPS.branch] });
    expect(await branch.list()).toMatchObject({ error: { kind: 'notFound' } });
    const limited = await world.dealer({ flags: [] });
    expect(await limited.list()).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is sent once more to a person, and the log says what becomes of it', async () => {
    const outbox = new SqlMessageOutbox(world.world.database.kysely);
    const seen = await world.taken(dana, { priority: 'Urgent', callback: '6035550133' });
    valueOf(await dana.redeliver(seen, sam.account.id));
    const deliveries = async () => valueOf(await dana.read(seen.id)).deliveries;
    expect(await deliveries()).toMatchObject([
      { channel: 'email', person: 'Sam Ortiz', result: null, tries: 0 },
    ]);
    expect((await world.world.sentTo('sam@example.com')).at(-1)).toMatchObject({
      subject: `Urgent message ${seen.num}: Harbor View Clinic`,
    });
    const now = world.world.clock.now();
    const claimed = await outbox.claim(now, 50, 1000);
    const mine = claimed.find(({ message }) => message.to === 'sam@example.com');
    expect(await deliveries()).toMatchObject([{ result: null, tries: 1 }]);
    await outbox.markSent(mine?.message.id ?? '', now, false);
    expect(await deliveries()).toMatchObject([{ result: 'Delivered' }]);
    expect(valueOf(await dana.read(seen.id)).state).toBe('Delivered');
    valueOf(await dana.redeliver(seen, sam.account.id));
    const again = (await outbox.claim(now, 50, 1000)).find(
      ({ message }) => message.to === 'sam@example.com',
    );
    await outbox.markFailed(again?.message.id ?? '', failedTry({}));
    expect((await deliveries()).map(({ result }) => result)).toEqual(['Delivered', 'Bounced']);
    expect(await sam.redeliver(seen, sam.account.id, 'sms')).toMatchObject({
      error: { code: 'unreachable' },
    });
  });
});
