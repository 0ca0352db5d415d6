import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import { DAY, HOUR, MINUTE } from './demo-time.ts';
import { siteKeyOf, type DemoSite, type DemoTest } from './demo-world.ts';

/** One planned test on a site. `startsIn` and `endsIn` are milliseconds from now. */
type Plan = readonly [
  xmit: string,
  category: TestCategory,
  placedBy: string,
  startsIn: number,
  endsIn: number,
];

/**
 * Seven running and three scheduled tests (domain guide 9.2). Two running tests end within 20 minutes, and one running
 * test was forgotten by a former employee.
 */
const PLANS: readonly Plan[] = [
  ['HP1418', 'Technician test', 'Lee Park', -108 * MINUTE, 12 * MINUTE + 30000],
  ['HP1092', 'Technician test', 'Lee Park', -102 * MINUTE, 18 * MINUTE + 30000],
  ['HP1688', 'Other', 'Customer', -73 * MINUTE, 47 * MINUTE + 30000],
  ['HP1561', 'Technician test', 'Lee Park', -48 * MINUTE, 72 * MINUTE + 30000],
  ['HP1207', 'Other', 'Customer', -48 * MINUTE, 72 * MINUTE + 45000],
  ['HP2044', 'Fire inspection or drill', 'Dana Reyes', -80 * MINUTE, 160 * MINUTE + 30000],
  ['HP1330', 'Maintenance or remodel', 'J. Cole', -19 * DAY, 11 * DAY + 4 * HOUR + 30000],
  ['HP1527', 'Technician test', 'Lee Park', 20 * HOUR, 22 * HOUR],
  ['HP1462', 'Fire inspection or drill', 'Dana Reyes', 2 * DAY, 2 * DAY + 3 * HOUR],
  ['HP1802', 'Maintenance or remodel', 'Noah Whitfield', 4 * DAY, 6 * DAY],
];

/** Returns the tests of the demo data, each on the main device of its site. */
export const demoTests = (sites: readonly DemoSite[], now: number): readonly DemoTest[] =>
  PLANS.map(([xmit, category, placedBy, startsIn, endsIn], index) => ({
    testNum: 30001 + index,
    ...siteKeyOf(sites, xmit),
    category,
    placedBy,
    startsAt: now + startsIn,
    endsAt: now + endsIn,
  }));
