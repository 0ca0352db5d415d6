import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

describe('the past of the demo world', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it('is told in rows like those of today, each finished case with its alarm', async () => {
    const { kysely } = portal.container.get(SERVER.database);
    const alarms = await kysely.selectFrom('alarm').selectAll().execute();
    const rows = await kysely
      .selectFrom('activity')
      .select(['alarm_num', 'kind', 'event', 'code', 'at', 'withheld', 'runaway', 'times'])
      .execute();
    const cleared = alarms.filter(({ state }) => state === 'Cleared');
    expect(cleared.length).toBeGreaterThan(100);
    expect(alarms.length - cleared.length).toBe(3);
    const now = portal.container.get(SERVER.clock).now();
    for (const alarm of cleared) {
      const own = rows.filter(({ alarm_num: num }) => num === alarm.num);
      expect(own.map(({ kind }) => kind)).toContain('Full clear');
      expect(alarm.cleared_at).toBeGreaterThanOrEqual(alarm.raised_at);
      expect(alarm.cleared_at).toBeLessThanOrEqual(now);
      expect(alarm.disposition).not.toBeNull();
    }
    expect(rows.every(({ at }) => at <= now)).toBe(true);
    // Of all signals, only hold-ups received on test are withheld.
    for (const { withheld, alarm_num: num, code } of rows)
      expect(withheld).toBe(code === '122' && num === null);
    const floods = rows.filter(({ runaway }) => runaway);
    expect(floods.map(({ times }) => times)).toEqual([120]);
    expect(
      rows.filter(({ code, event }) => code === '383' && event === floods[0]?.event).length,
    ).toBe(60);
    const known = new Set(alarms.map(({ num }) => num));
    expect(rows.filter(({ alarm_num: num }) => num !== null && !known.has(num))).toEqual([]);
  });

  it('names its open troubles, so that a restore of today ends them', async () => {
    const { kysely } = portal.container.get(SERVER.database);
    const troubles = await kysely
      .selectFrom('trouble')
      .select(['code', 'text'])
      .where('cleared_at', 'is', null)
      .execute();
    const named = troubles.filter(({ code }) => code !== null);
    expect(named.length).toBeGreaterThan(troubles.length / 2);
    expect(named.find(({ text }) => text.startsWith('AC loss'))?.code ?? '301').toBe('301');
  });
});
