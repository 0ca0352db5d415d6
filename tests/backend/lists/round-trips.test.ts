import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import { REPORT_LIST, STAFF_LIST, USER_LIST } from '#core/support/support-list.ts';
import type { SessionCaller } from '#core/backend/caller.ts';
import * as audit from '#adapters/wire/audit.wire.ts';
import { describeEachEngine } from '../harness/database.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const FILTER = { from: null, to: null, person: '', operation: '', result: null, text: '' } as const;
const SORT = { key: 'name', direction: 'desc' } as const;

describeEachEngine('a list', (engine) => {
  let world: TestWorld;
  let desk: Awaited<ReturnType<typeof staffAtWork>>;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    desk = await staffAtWork(world, { roles: ['audit'] });
    for (let at = 0; at < 30; at += 1) await world.person({ name: `Quill ${at}` });
  });
  afterAll(() => world.close());

  type Asked = readonly [number, (caller: SessionCaller) => Promise<unknown>];
  const wish = <Query>(query: Query) => ({ query, columns: null, format: 'csv' }) as const;

  /** What each takes at most beside the authentication, which is one. The waits of people found are looked up by what was found. */
  const READS: Readonly<Record<string, Asked>> = {
    users: [2, (c) => world.backend.findUsers(c, { text: 'quill', sort: SORT, page: 1, size: 25 })],
    reports: [1, (c) => world.backend.listReports(c, { ...REPORT_LIST.start, search: 'a b' })],
    staff: [1, (c) => world.backend.listStaff(c)],
    visits: [1, () => world.backend.listVisits()],
    'own visits': [1, (c) => world.backend.listOwnVisits(c)],
    campaigns: [1, (c) => world.backend.listCampaigns(c, { search: CAMPAIGN_LIST.name })],
    news: [1, (c) => world.backend.listNews(c, NEWS_LIST.start)],
    record: [1, (c) => world.backend.readAudit(c, { filter: FILTER, before: null, size: 25 })],
    'new lines of the record': [
      1,
      (c) => world.backend.countNewAudit(c, { filter: FILTER, after: 1 }),
    ],
    'links of the record': [1, (c) => world.backend.checkAuditChain(c, { after: 0 })],
    'versions of the policy': [1, (c) => world.backend.readPolicyHistory(c)],
    'the edited banner': [1, (c) => world.backend.readEditedBanner(c)],
    devices: [2, (c) => world.backend.listDevices(c)],
  };

  /** One for the rows, two for the line of the record, which is chained to the one before it. */
  const EXPORTS: Readonly<Record<string, Asked>> = {
    users: [3, (c) => world.backend.exportUsers(c, wish({ ...USER_LIST.start, search: 'quill' }))],
    reports: [3, (c) => world.backend.exportReports(c, wish(REPORT_LIST.start))],
    staff: [3, (c) => world.backend.exportStaff(c, wish(STAFF_LIST.start))],
    visits: [3, (c) => world.backend.exportVisits(c, wish(VISIT_LIST.start))],
    campaigns: [3, (c) => world.backend.exportCampaigns(c, wish(CAMPAIGN_LIST.start))],
    record: [3, (c) => world.backend.exportAudit(c, wish(FILTER))],
  };

  const expectRoundTrips = async ([most, ask]: Asked): Promise<void> => {
    let taken = 0;
    await desk.browser.call(audit.auditPage.access, async (caller) => {
      const before = world.database.statements();
      const answer = await ask(caller);
      taken = world.database.statements() - before;
      expect(answer).toMatchObject({ ok: true });
      return { ok: true, value: null };
    });
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(most);
  };

  it.each(Object.entries(READS))(
    'of %s takes no more round trips than are written here',
    (_, asked) => expectRoundTrips(asked),
  );

  it.each(Object.entries(EXPORTS))(
    'of %s taken away takes no more than are written here',
    (_, asked) => expectRoundTrips(asked),
  );
});
