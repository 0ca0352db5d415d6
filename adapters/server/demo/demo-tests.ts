import type { DemoSite, DemoTest } from './demo-world.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Plan {
  readonly xmit: string;
  readonly category: string;
  readonly placedBy: string;
  readonly startsIn: number;
  readonly endsIn: number;
}

const plan = (
  xmit: string,
  category: string,
  placedBy: string,
  startsIn: number,
  endsIn: number,
): Plan => ({ xmit, category, placedBy, startsIn, endsIn });

/** Seven running tests, two ending within 20 minutes and one forgotten by someone who left, and three scheduled (domain guide 9.2). */
const PLANS: readonly Plan[] = [
  plan('HP1418', 'Technician test', 'Lee Park', -108 * MINUTE, 12 * MINUTE + 30000),
  plan('HP1092', 'Technician test', 'Lee Park', -102 * MINUTE, 18 * MINUTE + 30000),
  plan('HP1688', 'Other', 'Customer', -73 * MINUTE, 47 * MINUTE + 30000),
  plan('HP1561', 'Technician test', 'Lee Park', -48 * MINUTE, 72 * MINUTE + 30000),
  plan('HP1207', 'Other', 'Customer', -48 * MINUTE, 72 * MINUTE + 45000),
  plan('HP2044', 'Fire inspection or drill', 'Dana Reyes', -80 * MINUTE, 160 * MINUTE + 30000),
  plan('HP1330', 'Maintenance or remodel', 'J. Cole', -19 * DAY, 11 * DAY + 4 * HOUR + 30000),
  plan('HP1527', 'Technician test', 'Lee Park', 20 * HOUR, 22 * HOUR),
  plan('HP1462', 'Fire inspection or drill', 'Dana Reyes', 2 * DAY, 2 * DAY + 3 * HOUR),
  plan('HP1802', 'Maintenance or remodel', 'Noah Whitfield', 4 * DAY, 6 * DAY),
];

/** The tests of the demo world, on the main device of each site. */
export const demoTests = (sites: readonly DemoSite[], now: number): readonly DemoTest[] =>
  PLANS.map((entry, index) => {
    const site = sites.find((candidate) => candidate.devices[0]?.xmit === entry.xmit);
    if (!site) throw new Error(`no site has the transmitter code ${entry.xmit}`);
    return {
      testNum: 30001 + index,
      siteNum: site.siteNum,
      devNum: 1,
      category: entry.category,
      placedBy: entry.placedBy,
      startsAt: now + entry.startsIn,
      endsAt: now + entry.endsIn,
    };
  });
