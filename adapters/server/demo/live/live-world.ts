import { DAY } from '../demo-time.ts';
import type { DemoWorld } from '../demo-world.ts';
import { callLists, scenarioSite } from '../scenarios/scenario-site.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** The devices for which the simulator can create events. */
export interface LiveWorld {
  /** All monitored devices. */
  readonly all: readonly LiveSite[];
  /** Devices that send ordinary signals. Excludes devices that the demo data shows as silent or in alarm. */
  readonly calm: readonly LiveSite[];
  /** Devices on which scenarios can run. Excludes devices with a test or an alarm. */
  readonly free: readonly LiveSite[];
  /** The device with the forgotten test, or null. */
  readonly forgotten: LiveSite | null;
}

/** Selects the devices for live scenarios from newly generated demo data. */
export const liveWorld = (
  { sites, contacts, tests, alarms }: Pick<DemoWorld, 'sites' | 'contacts' | 'tests' | 'alarms'>,
  now: number,
): LiveWorld => {
  const lists = callLists(contacts);
  const silent = sites.flatMap(({ siteNum, devices }) =>
    devices.some(({ timerTestDueAt }) => (timerTestDueAt ?? now) < now) ? [siteNum] : [],
  );
  const busy = new Set([...silent, ...alarms.map(({ siteNum }) => siteNum)]);
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
  const calm = all.filter(({ siteNum }) => !busy.has(siteNum));
  const long = tests.find(({ startsAt, endsAt }) => endsAt - startsAt > 7 * DAY);
  return {
    all,
    calm,
    free: calm.filter(({ siteNum }) => !tested.has(siteNum)),
    forgotten: all.find(({ siteNum }) => siteNum === long?.siteNum) ?? null,
  };
};
