import type { InsertObject } from 'kysely';
import { TEST_CATEGORIES } from '#core/tests-on-site/test-limits.ts';
import type { Schema } from '../../sql/schema.ts';
import { demoUuid } from '../demo-id.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';
import { siteKeyOf, type DemoWorld } from '../demo-world.ts';
import { demoZones } from '../demo-zones.ts';

/** Sites whose technician tested a part of the zones on each visit. */
const SITES = ['HP2044', 'HP1092', 'HP1561', 'HP1412'] as const;
/** Days since each visit. */
const VISITS = [24, 101, 188, 279] as const;
const CATEGORY = 'Technician test';

/** Every seventh zone was never tested; the others in turn, some of them twice. */
const isTested = (zone: number, visit: number): boolean =>
  zone % 7 !== 3 && (zone % VISITS.length === visit || zone % 5 === visit);

/** The tests of the last year at some sites, with the zones that sent a signal. */
export const pastTests = ({ sites }: DemoWorld, now: number) => {
  const tests: InsertObject<Schema, 'site_test'>[] = [];
  const ticks: InsertObject<Schema, 'site_test_zone'>[] = [];
  for (const xmit of SITES) {
    const { siteNum, devNum } = siteKeyOf(sites, xmit);
    const site = sites.find((one) => one.siteNum === siteNum);
    if (site === undefined) continue;
    const zones = demoZones(site).filter((zone) => zone.devNum === devNum);
    for (const [visit, ago] of VISITS.entries()) {
      const id = demoUuid(`past test ${xmit} ${ago}`);
      const startsAt = now - ago * DAY - (siteNum % 5) * HOUR;
      tests.push({
        id,
        site_num: siteNum,
        site_group_num: site.siteGroupNum,
        mode: 'noAction',
        dev_nums: [devNum],
        scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
        category: CATEGORY,
        starts_at: startsAt,
        ends_at: startsAt + 2 * HOUR,
        reason: TEST_CATEGORIES[CATEGORY].reason,
        role: 'dealer',
        placed_by_id: null,
        placed_by: 'Lee Park',
        warning: JSON.stringify({ minutes: [15], channels: ['inApp'] }),
        noted: 'ended',
        due_at: null,
        created_at: startsAt,
        updated_at: startsAt + 2 * HOUR,
        updated_by: 'Lee Park',
      });
      for (const [index, { areaNum, num, sends }] of zones.entries()) {
        if (!isTested(index, visit)) continue;
        const at = startsAt + (5 + index) * MINUTE;
        ticks.push({
          test_id: id,
          dev_num: devNum,
          area_num: areaNum,
          zone: num,
          first_at: at,
          last_at: at,
          count: 1,
          code: sends,
          restored_at: at + MINUTE / 2,
        });
      }
    }
  }
  return { tests, ticks };
};
