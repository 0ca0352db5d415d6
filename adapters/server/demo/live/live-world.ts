import { DAY } from '../demo-time.ts';
import type { DemoWorld } from '../demo-world.ts';
import { callLists, scenarioSite } from '../scenarios/scenario-site.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** Where in the demo world things happen while somebody watches. */
export interface LiveWorld {
  /** Every device somebody watches over. */
  readonly all: readonly LiveSite[];
  /** Those that say what a quiet system says: of the others the world tells that they are silent, or in alarm. */
  readonly calm: readonly LiveSite[];
  /** Those stories are told at: no test and no alarm of the world stands in their way. */
  readonly free: readonly LiveSite[];
  /** Where a test was forgotten. */
  readonly forgotten: LiveSite | null;
}

/** The places of the live stories in a world as it was made. */
export const liveWorld = (
  { sites, contacts, tests, alarms }: Pick<DemoWorld, 'sites' | 'contacts' | 'tests' | 'alarms'>,
  now: number,
): LiveWorld => {
  const lists = callLists(contacts);
  const silent = sites.flatMap(({ siteNum, devices }) =>
    devices.some(({ timerTestDueAt }) => (timerTestDueAt ?? now) < now) ? [siteNum] : [],
  );
  const delivered = new Set([...silent, ...alarms.map(({ siteNum }) => siteNum)]);
  const tested = new Set(tests.map(({ siteNum }) => siteNum));
  const all = sites
    .filter(({ monitoring }) => monitoring === 'monitored')
    .flatMap((site) =>
      site.devices.map((device) => ({
        ...scenarioSite(site, device, lists),
        siteNum: site.siteNum,
        siteGroupNum: site.siteGroupNum,
      })),
    );
  const calm = all.filter(({ siteNum }) => !delivered.has(siteNum));
  const long = tests.find(({ startsAt, endsAt }) => endsAt - startsAt > 7 * DAY);
  return {
    all,
    calm,
    free: calm.filter(({ siteNum }) => !tested.has(siteNum)),
    forgotten: all.find(({ siteNum }) => siteNum === long?.siteNum) ?? null,
  };
};
