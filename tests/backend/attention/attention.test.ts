import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ATTENTION_AGES,
  ATTENTION_KINDS,
  ATTENTION_SHOWS,
  type Attention,
  type ListedItem,
} from '#core/attention/attention.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../panel-info/panel-world.ts';
import { ALL, attentionWorld, type AttentionWorld } from './attention-world.ts';

const MINUTE = 60000;
const DAY = 1440 * MINUTE;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

type Person = Awaited<ReturnType<AttentionWorld['person']>>;

describeDatabase('what needs somebody', (engine) => {
  let world: AttentionWorld;
  let dealer: Person;
  let other: Person;
  beforeAll(async () => {
    world = await attentionWorld(engine);
    dealer = await world.person({ roles: ALL, name: 'Dana Reyes' });
    other = await world.person({ roles: ALL, name: 'Lee Park' });
  });
  afterAll(() => world.close());

  it('is every cause by the one rule, of the group and its branches, the most urgent first', async () => {
    const now = world.clock.now();
    const sn = await world.site({
      alarms: [
        { num: 7401, priority: 1, state: 'New', raisedAt: now - MINUTE },
        { num: 7402, priority: 1, state: 'In progress', raisedAt: now - MINUTE },
      ],
      tests: [
        { startsAt: now - DAY - MINUTE, endsAt: now + DAY },
        { startsAt: now - DAY + MINUTE, endsAt: now + DAY },
      ],
      troubles: [
        { since: now - DAY - MINUTE },
        { since: now - DAY + MINUTE },
        { since: now - 3 * DAY, clearedAt: now - DAY },
      ],
      timerTestDueAt: now - MINUTE,
      areas: ['Open'],
    });
    const sql = world.database.kysely;
    await sql
      .insertInto('site_permit')
      .values(
        [-100, -1, 29, 40].map((days) => ({
          id: randomUUID(),
          site_num: sn,
          type: 'Burglary',
          number: `P${days}`,
          issued: null,
          expires: day(now + days * DAY),
          agency: null,
        })),
      )
      .execute();
    await sql
      .insertInto('schedule_event')
      .values({
        site_num: sn,
        dev_num: 1,
        area_num: 1,
        day: day(now),
        due: 1020,
        event: 'failToClose',
        activity_id: randomUUID(),
        noted_at: now - 2 * MINUTE,
      })
      .execute();
    const pending = await world.site({ state: 'installPending' });
    const items = (await dealer.list('everybody')).items.filter(({ siteNum }) =>
      [sn, pending].includes(siteNum),
    );
    expect(items.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'alarm Interior motion',
      'failToClose Area 1',
      'missedTest Panel',
      'test Technician test',
      'trouble Low battery',
      'install No signal received',
      'permit Burglary P-1',
      'permit Burglary P29',
    ]);
    // The waiting time starts when the account is created, even if the panel was installed earlier.
    const fresh = await world.site({
      state: 'installPending',
      createdAt: world.clock.now() - 60 * MINUTE,
    });
    expect(await dealer.of(fresh)).toEqual([]);
    const silent = await world.site({
      state: 'installPending',
      createdAt: world.clock.now() - 4 * DAY,
    });
    expect(await dealer.of(silent)).toMatchObject([
      { kind: 'install', since: new Date(world.clock.now() - 4 * DAY).toISOString() },
    ]);
    const limited = await world.person();
    expect((await limited.of(sn)).map(({ kind }) => kind)).toEqual([
      'alarm',
      'missedTest',
      'trouble',
      'permit',
      'permit',
    ]);
    const stranger = await world.stranger();
    expect(await stranger.keys()).toEqual([]);
    expect(await stranger.say(sn, items[0]?.key ?? '', 0, { act: 'acknowledge' })).toMatchObject({
      error: { kind: 'notFound' },
    });
  });

  it('is acknowledged once: who is second hears who was first, everybody hears it live, and customers nothing', async () => {
    const sn = await world.site({ troubles: [{ since: world.clock.now() - 2 * DAY }] });
    const [item] = await dealer.of(sn);
    const key = item?.key ?? '';
    const done = valueOf(await dealer.say(sn, key, 0, { act: 'acknowledge' }));
    expect(done.state).toMatchObject({ rev: 1, acknowledgedBy: 'Dana Reyes' });
    const late = await other.say(sn, key, 0, { act: 'acknowledge' });
    expect(late).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(late)).toMatch(/Dana Reyes acknowledged it at \d\d:\d\d [A-Z]+\./);
    expect(await other.say(sn, key, 1, { act: 'acknowledge' })).toMatchObject({
      error: { code: 'known' },
    });
    expect(await dealer.of(sn)).toEqual([]);
    expect((await dealer.of(sn, 'acknowledged')).map((one) => one.key)).toEqual([key]);
    expect(await dealer.of(sn, 'mine')).toHaveLength(1);
    expect(await other.of(sn, 'mine')).toEqual([]);
    expect(await world.told(sn)).toEqual([{ event: 'Attention', withheld: true }]);
    expect(await world.lines(sn)).toEqual(['attention.acknowledge ok']);
    valueOf(await other.say(sn, key, 1, { act: 'reopen' }));
    expect(await dealer.of(sn)).toHaveLength(1);
  });

  it('sleeps until its time, comes back, leaves when its cause is over, and is new when that comes back', async () => {
    const sn = await world.site({ troubles: [{ since: world.clock.now() - 2 * DAY }] });
    const key = (await dealer.of(sn))[0]?.key ?? '';
    const until = new Date(world.clock.now() + 30 * MINUTE).toISOString();
    const past = new Date(world.clock.now() - 1).toISOString();
    expect(await dealer.say(sn, key, 0, { act: 'snooze', until: past })).toMatchObject({
      error: { kind: 'unacceptable', code: 'tooSoon' },
    });
    valueOf(await dealer.say(sn, key, 0, { act: 'snooze', until }));
    expect(await dealer.of(sn)).toEqual([]);
    expect(await other.of(sn, 'snoozed')).toHaveLength(1);
    world.clock.advance(31 * MINUTE);
    expect((await dealer.of(sn)).map((one) => one.key)).toEqual([key]);
    valueOf(await dealer.say(sn, key, 1, { act: 'acknowledge' }));
    const sql = world.database.kysely;
    await sql
      .updateTable('trouble')
      .set({ cleared_at: world.clock.now() })
      .where('site_num', '=', sn)
      .execute();
    expect(await dealer.of(sn, 'acknowledged')).toEqual([]);
    expect(await dealer.say(sn, key, 2, { act: 'reopen' })).toMatchObject({
      error: { kind: 'conflict', code: 'over' },
    });
    await sql
      .insertInto('trouble')
      .values({
        id: randomUUID(),
        site_num: sn,
        dev_num: 1,
        text: 'Low battery',
        since: world.clock.now() - 2 * DAY,
        cleared_at: null,
      })
      .execute();
    const [again] = await dealer.of(sn);
    expect(again?.key).not.toBe(key);
    expect(again?.state.rev).toBe(0);
  });

  it('is an alarm that is new again when people were told of more, and says of what', async () => {
    const raisedAt = world.clock.now() - MINUTE;
    const alarms = [{ num: 7490, priority: 1, state: 'New', raisedAt }] as const;
    const sn = await world.site({ alarms });
    const [first] = await dealer.of(sn);
    valueOf(await dealer.say(sn, first?.key ?? '', 0, { act: 'acknowledge' }));
    expect(await dealer.of(sn)).toEqual([]);
    await world.database.kysely
      .updateTable('alarm')
      .set({ told_at: world.clock.now(), further: 'Smoke – Hall' })
      .where('num', '=', 7490)
      .execute();
    expect(await dealer.of(sn)).toMatchObject([
      { text: expect.stringMatching(/, then Smoke – Hall$/) as string },
    ]);
  });

  it('is given to a colleague who may see it, with a note, and to nobody else', async () => {
    const now = world.clock.now();
    const sn = await world.site({ tests: [{ startsAt: now - 2 * DAY, endsAt: now + DAY }] });
    const key = (await dealer.of(sn))[0]?.key ?? '';
    const limited = await world.person({ name: 'Kim Limited' });
    const stranger = await world.stranger();
    const give = (to: string | null, rev: number) =>
      dealer.say(sn, key, rev, { act: 'assign', to });
    const { colleagues } = await dealer.list('everybody');
    const names = colleagues.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Dana Reyes', 'Kim Limited', 'Lee Park']));
    expect(colleagues.some(({ id }) => id === stranger.account.id)).toBe(false);
    expect(await give(limited.account.id, 0)).toMatchObject({ error: { code: 'notTheirs' } });
    expect(await give(stranger.account.id, 0)).toMatchObject({ error: { kind: 'notFound' } });
    expect(valueOf(await give(other.account.id, 0)).state.assignedTo).toEqual({
      id: other.account.id,
      name: 'Lee Park',
    });
    expect(await other.of(sn, 'mine')).toHaveLength(1);
    const noted = await other.say(sn, key, 1, { act: 'note', text: ' Owner calls back at 3 ' });
    expect(valueOf(noted).state).toMatchObject({
      note: 'Owner calls back at 3',
      noteBy: 'Lee Park',
      rev: 2,
    });
    expect(valueOf(await give(null, 2)).state.assignedTo).toBeNull();
    expect(await other.of(sn, 'mine')).toEqual([]);
  });

  /** Reads a list page by page. `between` runs after each page. */
  const pages = async (most: number, between: () => Promise<void> = () => Promise.resolve()) => {
    const read: ListedItem[] = [];
    let behind: string | null = null;
    do {
      const page: Attention = await dealer.list('everybody', {
        most,
        ...(behind !== null && { behind }),
      });
      expect(page.items.length).toBeLessThanOrEqual(most);
      read.push(...page.items);
      behind = page.next;
      await between();
    } while (behind !== null);
    return read;
  };

  it('counts every list whole, and its filters part it: each item has one kind, one branch and one age', async () => {
    const expires = day(world.clock.now() + 5 * DAY);
    const permit = { type: 'Fire', number: 'P5', issued: null, expires, agency: null };
    await world.database.kysely
      .insertInto('site_permit')
      .values({ ...permit, id: randomUUID(), site_num: await world.site({ group: 7400 }) })
      .execute();
    for (const show of ATTENTION_SHOWS) {
      const all = await dealer.list(show);
      expect(all.items).toHaveLength(all.counts[show]);
      const keys = all.items.map(({ key }) => key).toSorted();
      for (const parts of [
        await Promise.all(ATTENTION_KINDS.map((kind) => dealer.list(show, { kind }))),
        await Promise.all(ATTENTION_AGES.map((age) => dealer.list(show, { age }))),
        await Promise.all([7400, 7401].map((branch) => dealer.list(show, { branch }))),
      ]) {
        expect(parts.flatMap(({ items }) => items.map(({ key }) => key)).toSorted()).toEqual(keys);
        for (const part of parts) expect(part.items).toHaveLength(part.counts[show]);
      }
      for (const { kind, count } of all.kinds)
        expect((await dealer.list(show, { kind })).items).toHaveLength(count);
      for (const { siteGroupNum: branch, count } of all.branches)
        expect((await dealer.list(show, { branch })).items).toHaveLength(count);
      for (const { siteNum: site, atSite } of all.items)
        expect((await dealer.list(show, { site })).items).toHaveLength(atSite);
    }
    const { branches, items } = await dealer.list('everybody', { age: 'ahead' });
    expect(branches.map(({ siteGroupNum }) => siteGroupNum)).toEqual([7400, 7401]);
    expect(items.map(({ text }) => text)).toContain('Fire P5');
  });

  it('is read in pages that together are everything, without any twice, whatever arrives and leaves between', async () => {
    const since = world.clock.now() - 2 * DAY;
    for (let site = 0; site < 4; site += 1)
      await world.site({ troubles: [{ since }, { since }, { since: since - site }] });
    const before = await dealer.keys();
    expect((await pages(5)).map(({ key }) => key)).toEqual(before);
    const left = new Set<string>();
    const read = await pages(4, async () => {
      // The most urgent item arrives, and the least urgent trouble that was not read yet may leave.
      const raisedAt = world.clock.now() - MINUTE;
      await world.site({
        alarms: [{ num: 7500 + left.size, priority: 1, state: 'New', raisedAt }],
        troubles: [{ since: since - 5 * DAY }],
      });
      const [item] = (await dealer.list('everybody', { kind: 'trouble' })).items.toReversed();
      valueOf(await dealer.say(item!.siteNum, item!.key, 0, { act: 'acknowledge' }));
      left.add(item!.key);
    });
    const keys = read.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(left.size).toBeGreaterThan(3);
    expect(before.filter((key) => !left.has(key) && !keys.includes(key))).toEqual([]);
  });

  it('is acknowledged several at once: what a dry run says, each in the audit log, and the rest with the reason', async () => {
    const since = world.clock.now() - 2 * DAY;
    const sn = await world.site({ troubles: [{ since }, { since }, { since }, { since }] });
    const [known, noted, ...fresh] = await dealer.of(sn);
    valueOf(await other.say(sn, known!.key, 0, { act: 'acknowledge' }));
    valueOf(await other.say(sn, noted!.key, 0, { act: 'note', text: 'Called' }));
    const rows = [known!, noted!, ...fresh].map(({ key }) => ({ sn, key, rev: 0 }));
    const asked = [...rows, { sn, key: 'trouble:gone', rev: 0 }];
    const result = {
      acknowledged: fresh.map(({ key }) => key),
      skipped: [
        { id: known!.key, why: 'known' },
        { id: noted!.key, why: 'changed' },
        { id: 'trouble:gone', why: 'over' },
      ],
    };
    const told = (await world.told(sn)).length;
    expect(valueOf(await dealer.acknowledgeAll(asked, true))).toEqual(result);
    expect(await dealer.of(sn)).toHaveLength(3);
    expect(valueOf(await dealer.acknowledgeAll(asked))).toEqual(result);
    expect((await dealer.of(sn)).map(({ key }) => key)).toEqual([noted!.key]);
    expect((await dealer.of(sn, 'acknowledged')).map(({ state }) => state)).toMatchObject([
      { acknowledgedBy: 'Lee Park' },
      { acknowledgedBy: 'Dana Reyes', rev: 1 },
      { acknowledgedBy: 'Dana Reyes', rev: 1 },
    ]);
    expect((await world.lines(sn)).slice(2)).toEqual([
      'attention.acknowledge ok',
      'attention.acknowledge ok',
    ]);
    expect(await world.told(sn)).toHaveLength(told + 1);
    const again = fresh.map(({ key: id }) => ({ id, why: 'known' }));
    const repeated = await dealer.acknowledgeAll(fresh.map(({ key }) => ({ sn, key, rev: 0 })));
    expect(valueOf(repeated)).toEqual({ acknowledged: [], skipped: again });
    const stranger = await world.stranger();
    const rest = [{ sn, key: noted!.key, rev: 1 }];
    for (const foreign of [true, false])
      expect(valueOf(await stranger.acknowledgeAll(rest, foreign))).toEqual({
        acknowledged: [],
        skipped: [{ id: noted!.key, why: 'over' }],
      });
    expect(await dealer.of(sn)).toHaveLength(1);
  });

  it('is assigned several at once to who may see it, and the rest is left with the reason', async () => {
    const now = world.clock.now();
    const since = now - 2 * DAY;
    const sn = await world.site({
      troubles: [{ since }, { since }],
      tests: [{ startsAt: now - 2 * DAY, endsAt: now + DAY }],
    });
    const items = await dealer.of(sn);
    const rows = items.map(({ key }) => ({ sn, key, rev: 0 }));
    const test = items.find(({ kind }) => kind === 'test')!;
    const [first, second] = items.filter(({ kind }) => kind === 'trouble');
    const blind = await world.person({ roles: [], name: 'Kim Ode' });
    const result = {
      assigned: [first!.key, second!.key],
      skipped: [{ id: test.key, why: 'notTheirs' }],
    };
    const { id } = blind.account;
    expect(valueOf(await dealer.assignAll(rows, id, true))).toEqual(result);
    expect((await dealer.of(sn)).map(({ state }) => state.rev)).toEqual([0, 0, 0]);
    expect(valueOf(await dealer.assignAll(rows, id))).toEqual(result);
    expect((await blind.list('mine')).items.map(({ key }) => key).toSorted()).toEqual(
      [...result.assigned].toSorted(),
    );
    expect(await world.lines(sn)).toEqual(['attention.assign ok', 'attention.assign ok']);
    const again = valueOf(await dealer.assignAll([{ sn, key: first!.key, rev: 1 }], id));
    expect(again).toEqual({ assigned: [], skipped: [{ id: first!.key, why: 'known' }] });
    const stale = valueOf(await dealer.assignAll([{ sn, key: second!.key, rev: 0 }], null));
    expect(stale.skipped).toEqual([{ id: second!.key, why: 'changed' }]);
    expect(await dealer.assignAll(rows, 'nobody-known')).toMatchObject({ ok: false });
  });

  it('is not what a watched site is: the group keeps it in sight together, said twice once', async () => {
    const sn = await world.site({ name: 'Watched harbor' });
    valueOf(await dealer.watch(sn, true));
    valueOf(await dealer.watch(sn, true));
    expect((await other.home()).saved).toMatchObject([
      { siteNum: sn, favorite: false, watchedBy: 'Dana Reyes' },
    ]);
    expect((await other.home()).accounts.watched).toBe(1);
    expect(await world.told(sn)).toEqual([{ event: 'Watched', withheld: true }]);
    valueOf(await other.watch(sn, false));
    expect((await dealer.home()).saved).toEqual([]);
    const stranger = await world.stranger();
    expect(await stranger.watch(sn, true)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('counts what came in by half hours as it is written, repeats of a flood too', async () => {
    const sn = await world.site({ areas: ['Open'] });
    const closed = await world.site({ areas: ['Closed', 'Closed (stay)'] });
    expect(closed).toBeGreaterThan(sn);
    const before = await dealer.volume();
    const at = world.clock.now();
    const row = (kind: 'Alarm' | 'Open/close' | 'Data change', detail: object = {}) => ({
      id: randomUUID(),
      siteGroupNum: 7401,
      at,
      siteNum: sn,
      devNum: 1,
      kind,
      event: 'Burglary',
      ...detail,
    });
    await world.database.unitOfWork.run((tx) =>
      tx.activity.append([
        row('Alarm'),
        row('Open/close', { detail: { arming: 'open' } }),
        row('Open/close', { detail: { arming: 'closeStay' } }),
        row('Data change'),
      ]),
    );
    await world.database.kysely
      .updateTable('activity')
      .set({ times: 5 })
      .where('site_num', '=', sn)
      .where('kind', '=', 'Alarm')
      .execute();
    const after = await dealer.volume();
    const sum = (of: typeof after) => of.halfHours.reduce((all, { signals }) => all + signals, 0);
    expect(sum(after) - sum(before)).toBe(7);
    expect(after.halfHours).toHaveLength(48);
    expect(after.days).toHaveLength(30);
    const last = (of: typeof after) => of.days.at(-1)?.signals ?? 0;
    expect(last(after) - last(before)).toBe(7);
    const armed = (of: typeof after, name: 'openings' | 'closings') =>
      of.today.reduce((all, slot) => all + slot[name], 0);
    expect(armed(after, 'openings') - armed(before, 'openings')).toBe(1);
    expect(armed(after, 'closings') - armed(before, 'closings')).toBe(1);
    expect(after.open).toBeGreaterThanOrEqual(1);
    expect(after.closed).toBeGreaterThanOrEqual(1);
  });
});
