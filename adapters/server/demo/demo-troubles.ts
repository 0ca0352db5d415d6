import type { DemoRandom } from './demo-random.ts';
import { DAY, HOUR } from './demo-time.ts';
import { siteKeyOf, type DemoSite, type DemoTrouble } from './demo-world.ts';

/** Troubles of named sites. `age` is in milliseconds. */
const NAMED: readonly (readonly [xmit: string, text: string, age: number])[] = [
  ['HP1412', 'Low battery, roof hatch sensor', 3 * DAY],
  ['HP2044', 'Fire trouble, riser 2', 26 * HOUR],
  ['HP1733', 'Low battery, main panel', 6 * DAY],
];

const TEXTS = [
  'Low battery, front door sensor',
  'AC loss, main panel',
  'Sensor tamper, rear window',
  'Radio supervision lost, garage motion',
  'Phone line 1 fault',
  'Communication trouble',
] as const;

/** The group of each random trouble. */
const DRAWN: readonly number[] = [
  4471, 4471, 4471, 4471, 4471, 4472, 4472, 4473, 4473, 4480, 4480, 4490, 4490,
];

/** Returns the trouble conditions that are still open. */
export const demoTroubles = (
  random: DemoRandom,
  sites: readonly DemoSite[],
  now: number,
  isFree: (site: DemoSite) => boolean,
): readonly DemoTrouble[] => {
  const named = NAMED.map(([xmit, text, age]) => ({
    ...siteKeyOf(sites, xmit),
    text,
    since: now - age,
  }));
  const taken = new Set<number>();
  const drawn = DRAWN.map((group) => {
    const open = sites.filter(
      (site) =>
        site.siteGroupNum === group &&
        site.monitoring === 'monitored' &&
        isFree(site) &&
        !taken.has(site.siteNum),
    );
    const site = random.pick(open);
    taken.add(site.siteNum);
    return {
      siteNum: site.siteNum,
      devNum: 1,
      text: random.pick(TEXTS),
      since: now - random.int(2 * HOUR, 5 * DAY),
    };
  });
  return [...named, ...drawn].map((entry, index) => ({ troubleNum: 50001 + index, ...entry }));
};
