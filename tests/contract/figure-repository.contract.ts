import { expect, it } from 'vitest';
import { dealerHomeSchema } from '#core/home/dealer-home.schema.ts';
import { homeBounds } from '#core/backend/home/home-bounds.rule.ts';
import { staffHomeSchema, type StaffHome } from '#core/home/staff-home.schema.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { failedTry } from '#tests/support/failed-try.ts';
import { auditEntry } from './audit-trail.contract.ts';

const MINUTE = 60_000;
const TODAY = '2026-03-12';
const iso = (ms: number): string => new Date(ms).toISOString();

const asked = (siteGroupNum: number, limit: number) => ({
  siteGroupNum,
  accountId: 'nobody',
  now: START,
  limit,
  bounds: homeBounds(START),
  mayTests: true,
  mayHours: true,
  mayContacts: true,
  mayMessages: true,
});

/** Tests for the figures on the home screens. */
export const figureRepositoryContract = (open: () => TestDatabase): void => {
  it('counts a dealer’s group with its branches, urgent first, lists cut and counts whole', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 8001, branch: 8002, stranger: 8003 });
    await seedSite(sql, {
      num: 80010,
      group: 8001,
      alarms: [
        { num: 801, priority: 2, state: 'In progress', raisedAt: START - 5 },
        { num: 802, priority: 1, state: 'New', raisedAt: START - 1 },
        { num: 803, priority: 1, state: 'Cleared', raisedAt: START - 9 },
      ],
      tests: [{ startsAt: START - MINUTE, endsAt: START + 20 * MINUTE }],
      timerTestDueAt: START - 1,
    });
    await seedSite(sql, {
      num: 80020,
      group: 8002,
      alarms: [{ num: 804, priority: 1, state: 'Partially cleared', raisedAt: START - 7 }],
      tests: [
        { startsAt: START - MINUTE, endsAt: START + 5 * MINUTE },
        { startsAt: START + MINUTE, endsAt: START + 9 * MINUTE },
        { startsAt: START - 9, endsAt: START },
        { startsAt: START - 9, endsAt: START + 9, clearedAt: START - 1 },
      ],
      troubles: [{ since: START - 3 }, { since: START - 4, clearedAt: START - 1 }],
    });
    await seedSite(sql, { num: 80021, group: 8002, state: 'outOfService', timerTestDueAt: 1 });
    await seedSite(sql, { num: 80022, group: 8002, state: 'installPending' });
    await seedSite(sql, { num: 80023, group: 8002, state: 'cancelled', troubles: [{ since: 1 }] });
    await seedSite(sql, { num: 80030, group: 8003, troubles: [{ since: 1 }] });
    await sql
      .updateTable('alarm')
      .set({ further: 'Interior – Hall' })
      .where('num', '=', 802)
      .execute();
    const home = await open().unitOfWork.run((tx) => tx.figures.dealerHome(asked(8001, 2)));
    expect(dealerHomeSchema.parse(home)).toEqual(home);
    expect(home).toMatchObject({
      asOf: iso(START),
      timeZone: 'America/Chicago',
      sites: 4,
      inTotals: 3,
      activeAlarmCount: 3,
      onTestCount: 2,
      troubles: 1,
      missedTests: 1,
      outOfService: 1,
      installPending: 1,
    });
    expect(home.activeAlarms.map(({ alarmNum, further }) => [alarmNum, further])).toEqual([
      [804, null],
      [802, 'Interior – Hall'],
    ]);
    expect(home.onTest?.map(({ siteNum, endsAt }) => ({ siteNum, endsAt }))).toEqual([
      { siteNum: 80020, endsAt: iso(START + 5 * MINUTE) },
      { siteNum: 80010, endsAt: iso(START + 20 * MINUTE) },
    ]);
    const below = await open().unitOfWork.run((tx) => tx.figures.dealerHome(asked(8002, 9)));
    expect(below).toMatchObject({ sites: 3, activeAlarmCount: 1 });
    const blind = await open().unitOfWork.run((tx) =>
      tx.figures.dealerHome({
        ...asked(8001, 9),
        mayTests: false,
        mayHours: false,
        mayContacts: false,
        mayMessages: false,
      }),
    );
    expect(dealerHomeSchema.parse(blind)).toMatchObject({
      onTest: null,
      onTestCount: null,
      endingSoon: null,
      notClosed: null,
      nextClosing: null,
      accounts: { onTest: null, longTest: null, failToClose: null, contact: null, schedule: null },
    });
    const nobody = await open().unitOfWork.run((tx) => tx.figures.dealerHome(asked(8999, 9)));
    expect(nobody).toMatchObject({ sites: 0, timeZone: 'UTC', activeAlarms: [], onTest: [] });
  });

  it('tells a customer of the linked sites only, the favourite first', async () => {
    const sql = open().kysely;
    await writeFamily(sql, { parent: 8101, branch: 8102, stranger: 8103 });
    await seedSite(sql, {
      num: 81010,
      group: 8101,
      name: 'Annex',
      tests: [{ startsAt: START - 1, endsAt: START + MINUTE }],
      lastSignal: { at: START - 2, text: 'Opened by user 2' },
      areas: ['Open'],
    });
    await seedSite(sql, {
      num: 81020,
      group: 8102,
      name: 'Workshop',
      alarms: [
        { num: 811, priority: 3, state: 'Cleared', raisedAt: START - 29 * 24 * 60 * MINUTE },
        { num: 812, priority: 3, state: 'Cleared', raisedAt: START - 31 * 24 * 60 * MINUTE },
      ],
      troubles: [{ since: START - 4 }],
    });
    const { id } = await open().seedAccount({ application: 3, groups: [] });
    await sql
      .insertInto('account_link')
      .values([
        { user_id: id, site_num: 81010 },
        { user_id: id, site_num: 81020, is_favorite: true },
      ])
      .execute();
    await open().unitOfWork.run(async (tx) => {
      const home = await tx.figures.consumerHome(id, START, {
        seeContacts: false,
        seeSchedules: false,
      });
      expect(home.sites.map(({ contacts }) => contacts)).toEqual([null, null]);
      expect(home.sites).toMatchObject([
        {
          siteName: 'Workshop',
          isFavorite: true,
          monitoring: 'Monitored',
          onTestUntil: null,
          notWatched: null,
          lastSignal: null,
          alarmsLast30Days: 1,
          openTroubles: [{ since: iso(START - 4) }],
        },
        {
          siteName: 'Annex',
          address: '1 Pier Road, Portland, ME 04101',
          monitoring: 'On test',
          onTestUntil: iso(START + MINUTE),
          notWatched: { until: iso(START + MINUTE) },
          lastSignal: 'Opened by user 2',
          lastSignalAt: iso(START - 2),
          areas: [{ state: 'Open' }],
          alarmsLast30Days: 0,
        },
      ]);
      const user = await tx.accounts.loadUser(id);
      expect(user.email).toBe(user.username);
      expect(user.accountLinks.map(({ siteNum, xmit }) => ({ siteNum, xmit }))).toEqual([
        { siteNum: 81020, xmit: 'HP81020' },
        { siteNum: 81010, xmit: 'HP81010' },
      ]);
      expect(await tx.accounts.allowedGroups(id)).toEqual([8101, 8102]);
    });
    const other = await open().seedAccount({ application: 3, groups: [] });
    await open().unitOfWork.run(async (tx) => {
      expect(
        (await tx.figures.consumerHome(other.id, START, { seeContacts: true, seeSchedules: true }))
          .sites,
      ).toEqual([]);
    });
  });

  it('counts for staff what is open, waits and failed within a day', async () => {
    const read = (...rights: string[]) =>
      open().unitOfWork.run((tx) => tx.figures.staffHome(START, TODAY, rights));
    const before = await read();
    expect(staffHomeSchema.parse(before)).toEqual(before);
    const { id } = await open().seedAccount();
    await open().unitOfWork.run(async (tx) => {
      await tx.sessions.create(sessionRow(id, { stage: 'full' }), []);
      await tx.sessions.create(sessionRow(id, { stage: 'pending' }), ['terms']);
      const account = { name: 'login.account', capacity: 1, perMs: 60 * MINUTE };
      await tx.limits.take(account, id, START);
      await tx.limits.take({ ...account, name: 'login.address' }, id, START);
      await tx.audit.append(auditEntry({ result: 'refused' }));
      await tx.audit.append(auditEntry({ result: 'refused', at: START - 24 * 60 * MINUTE }));
      await tx.audit.append(auditEntry({ result: 'ok' }));
    });
    expect(await read()).toEqual({
      ...before,
      failedLogins24h: before.failedLogins24h + 1,
      waitingAccounts: before.waitingAccounts + 1,
      openSessions: before.openSessions + 1,
    });
    const cards = ({ banner, news, logins, impersonations, intake }: StaffHome) => ({
      banner,
      news,
      logins,
      impersonations,
      intake,
    });
    const none = { banner: null, news: null, logins: null, impersonations: null, intake: null };
    expect(cards(await read())).toEqual(none);
    expect(cards(await read('marketing', 'policy'))).toEqual(none);
    const all = await read('banner', 'support', 'impersonate');
    expect(staffHomeSchema.parse(all)).toEqual(all);
    expect(cards(all)).toMatchObject({
      logins: { failed24h: all.failedLogins24h },
      impersonations: { open: 0 },
      intake: { newBugs: 0, newFeedback: 0 },
    });
    expect(all.banner).not.toBeNull();
    expect(cards(await read('audit'))).toEqual({ ...none, logins: all.logins });
  });

  it('tells who failed to sign in, when, and from where several accounts were tried', async () => {
    const read = async (...rights: string[]) =>
      (await open().unitOfWork.read((tx) => tx.figures.staffHome(START, TODAY, rights))).logins;
    const before = (await read('audit'))?.failed24h ?? 0;
    const { id: one } = await open().seedAccount();
    const { id: two } = await open().seedAccount();
    const { id: three } = await open().seedAccount();
    const failed = (subjectId: string | null, ago: number, more = {}) =>
      auditEntry({ subjectId, at: START - ago * MINUTE, result: 'refused', ...more });
    const wide = { address: '198.51.100.7' };
    await open().unitOfWork.run((tx) =>
      tx.audit.append(
        ...Array.from({ length: 30 }, () => failed(null, 90, wide)),
        failed(one, 90, wide),
        failed(two, 80, { ...wide, result: 'limited' }),
        ...Array.from({ length: 20 }, (_, place) =>
          failed(three, place, { address: '203.0.113.5', detail: { by: 'sso' } }),
        ),
        failed(one, 24 * 60 + 1, wide),
        auditEntry({ subjectId: one, ...wide }),
      ),
    );
    const found = await read('support');
    expect(staffHomeSchema.shape.logins.parse(found)).toEqual(found);
    expect(found?.failed24h).toBe(before + 52);
    expect(found?.sources.slice(0, 2)).toEqual([
      {
        person: null,
        address: '198.51.100.7',
        tries: 32,
        accounts: 2,
        unknown: true,
        limited: true,
        sso: false,
        lastAt: iso(START - 80 * MINUTE),
      },
      {
        person: { accountId: three, name: expect.any(String), username: expect.any(String) },
        address: null,
        tries: 20,
        accounts: 1,
        unknown: false,
        limited: false,
        sso: true,
        lastAt: iso(START),
      },
    ]);
    expect(found?.halfHours.reduce((sum, { worst }) => sum + worst, 0)).toBe(32);
    expect(found?.halfHours.reduce((sum, { tries }) => sum + tries, 0)).toBe(found?.failed24h);
    expect(found?.halfHours.every(({ at }) => Date.parse(at) % (30 * MINUTE) === 0)).toBe(true);
  });

  it('tells support whose signals reach nobody: silent receivers, clocks ahead, numbers not on file, lines nobody could read', async () => {
    const sql = open().kysely;
    const read = async (...rights: string[]) =>
      (await open().unitOfWork.read((tx) => tx.figures.staffHome(START, TODAY, rights))).signals;
    expect(await read('banner')).toBeNull();
    const none = await read('support');
    expect(none).toMatchObject({ silent: [], ahead: [], recounted: [], strays: [], unread: [] });
    const north = { id: crypto.randomUUID(), name: 'Intake north' };
    const south = { id: crypto.randomUUID(), name: 'Intake south' };
    const stray = (xmit: string, at: number, text: string) => ({
      xmit,
      at,
      text,
      receiverId: north.id,
      callerId: null,
      withheld: false,
    });
    await writeFamily(sql, { parent: 8071, branch: 8072, stranger: 8073 });
    await seedSite(sql, { num: 80710, group: 8071, areas: [] });
    await sql
      .insertInto('number_block')
      .values({
        prefix: 'HP',
        first_num: 99100,
        last_num: 99199,
        kind: 'assigned',
        site_group_num: 8071,
      })
      .execute();
    await open().unitOfWork.run(async (tx) => {
      await tx.receivers.add(north, 'hash north', START - 60 * MINUTE);
      await tx.receivers.add(south, 'hash south', START - 60 * MINUTE);
      await tx.receivers.add({ id: crypto.randomUUID(), name: 'No key' }, null, START);
      await tx.receivers.noteBatch(north.id, START - 31 * MINUTE, false);
      await tx.receivers.noteBatch(south.id, START - MINUTE, false);
      await tx.receivers.noteBatch(south.id, START - 2 * MINUTE, true);
      await tx.receivers.noteClock(south.id, 7 * MINUTE, START - MINUTE);
      for (const [place, text] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
        await tx.signals.noteStrays([stray('HP99107', START - (9 - place) * MINUTE, text)]);
      await tx.signals.noteStrays([
        stray('HP80710', START, 'entered since'),
        stray('77', START - 8 * 24 * 60 * MINUTE, 'long ago'),
        stray('X-1', START - MINUTE, 'in no block'),
      ]);
      await tx.signals.noteUnread(north.id, [
        { id: crypto.randomUUID(), counter: '', at: START, xmit: null, text: '?', reason: 'why' },
      ]);
    });
    const reported = await read('support');
    expect(staffHomeSchema.shape.signals.parse(reported)).toEqual(reported);
    expect(reported).toMatchObject({
      silent: [{ name: 'Intake north', lastBatchAt: iso(START - 31 * MINUTE) }],
      ahead: [{ name: 'Intake south', minutes: 7 }],
      recounted: [{ name: 'Intake south', at: iso(START - 2 * MINUTE) }],
      dropped: [],
      strays: [
        { xmit: 'X-1', times: 1, group: null },
        {
          xmit: 'HP99107',
          times: 6,
          texts: ['f', 'e', 'd', 'c', 'b'],
          firstAt: iso(START - 9 * MINUTE),
          lastAt: iso(START - 4 * MINUTE),
          receiver: 'Intake north',
          group: { num: 8071 },
        },
      ],
      strayNumbers: 2,
      unread: [{ text: '?', reason: 'why', receiver: 'Intake north', xmit: null }],
      unreadLines: 1,
    });
  });

  it('counts for support what does not leave, by place and reason', async () => {
    const read = async (...rights: string[]) =>
      (await open().unitOfWork.read((tx) => tx.figures.staffHome(START, TODAY, rights))).failures;
    expect(await read('banner')).toBeNull();
    expect(await read('support')).toEqual([]);
    const ids = await Promise.all(
      [START, START, START, START - 25 * 60 * MINUTE].map(async (queuedAt, index) => {
        const id = crypto.randomUUID();
        const text = { subject: 'Hello', text: 'Hello', html: null, link: null };
        const code = index === 0 ? '123456' : null;
        await open().unitOfWork.run((tx) =>
          tx.messages.enqueue({
            ...text,
            id,
            channel: 'email',
            to: 'a@example.com',
            code,
            queuedAt,
          }),
        );
        return id;
      }),
    );
    const outbox = new SqlMessageOutbox(open().kysely);
    const [one = '', two = '', three = '', old = ''] = ids;
    await outbox.markFailed(one, failedTry({ again: START + 9, at: START - 9 }));
    await outbox.markFailed(two, failedTry({ at: START - 5, words: 'newest words' }));
    await outbox.markFailed(
      three,
      failedTry({ at: START, host: null, cause: 'absent', code: null, words: '' }),
    );
    await outbox.markFailed(old, failedTry({ at: START - 25 * 60 * MINUTE }));
    const failures = await read('support');
    expect(staffHomeSchema.shape.failures.parse(failures)).toEqual(failures);
    expect(failures).toEqual([
      {
        channel: 'email',
        host: 'mail.example.com',
        cause: 'mailbox',
        code: '550 5.1.1',
        words: 'newest words',
        messages: 2,
        givenUp: 1,
        codes: 1,
        since: iso(START - 9),
        lastAt: iso(START - 5),
      },
      {
        channel: 'email',
        host: null,
        cause: 'absent',
        code: null,
        words: '',
        messages: 1,
        givenUp: 1,
        codes: 0,
        since: iso(START),
        lastAt: iso(START),
      },
    ]);
    await open().kysely.deleteFrom('message').where('id', 'in', ids).execute();
    expect(await read('support')).toEqual([]);
  });
};
