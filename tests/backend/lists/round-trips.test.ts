import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { REPORT_LIST } from '#core/support/support-list.ts';
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

  const LISTS: Readonly<Record<string, (caller: SessionCaller) => Promise<unknown>>> = {
    users: (c) => world.backend.findUsers(c, { text: 'quill', sort: SORT, page: 1, size: 25 }),
    reports: (c) => world.backend.listReports(c, { ...REPORT_LIST.start, search: 'a b' }),
    staff: (c) => world.backend.listStaff(c),
    visits: () => world.backend.listVisits(),
    'own visits': (c) => world.backend.listOwnVisits(c),
    campaigns: (c) => world.backend.listCampaigns(c, { search: CAMPAIGN_LIST.name }),
    record: (c) => world.backend.readAudit(c, { filter: FILTER, before: null, size: 25 }),
    devices: (c) => world.backend.listDevices(c),
  };

  it.each(Object.keys(LISTS))('of %s takes three round trips at most', async (name) => {
    let taken = 0;
    await desk.browser.call(audit.auditPage.access, async (caller) => {
      const before = world.database.statements();
      const answer = await LISTS[name]?.(caller);
      taken = world.database.statements() - before;
      expect(answer).toMatchObject({ ok: true });
      return { ok: true, value: null };
    });
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(3);
  });
});
