import { DAY, HOUR, MINUTE, SECOND } from './demo-time.ts';
import type { DemoArea, DemoDevice, DemoSite, StoredMonitoring } from './demo-world.ts';
import { speakingArea } from './history/last-signals.ts';

const lanternAreas = (now: number): readonly DemoArea[] => [
  { areaNum: 1, name: 'Office', state: 'Open', since: now - 6 * HOUR },
  { areaNum: 2, name: 'Lobby and stairs', state: 'Closed (stay)', since: now - 16 * HOUR },
  { areaNum: 3, name: 'Cellar', state: 'Closed', since: now - 10 * DAY },
];

/** Returns device properties that scenarios require, keyed by transmitter code. */
const deviceScenarios = (now: number): Readonly<Record<string, Partial<DemoDevice>>> => ({
  HP1412: {
    lastSignalAt: now - 10 * MINUTE,
    lastSignal: 'Periodic test',
    areas: lanternAreas(now),
  },
  HP2210: {
    lastSignalAt: now - 42 * SECOND,
    lastSignal: 'Smoke – loading dock 2',
    areas: [{ areaNum: 1, name: 'Cold store', state: 'Alarm', since: now - 42 * SECOND }],
  },
  HP1733: { timerTestDueAt: now - 38 * MINUTE, lastSignalAt: now - 25 * HOUR },
  HP1577: { timerTestDueAt: now - 5 * HOUR, lastSignalAt: now - 29 * HOUR },
  HP1744: { timerTestDueAt: now - 9 * HOUR, lastSignalAt: now - 33 * HOUR },
});

/** Returns the properties of a device that has sent no signal yet. */
const neverHeard = (device: DemoDevice, now: number): Partial<DemoDevice> => ({
  lastSignalAt: null,
  lastSignal: null,
  timerTestDueAt: null,
  areas: device.areas.map((area) => ({ ...area, state: 'Unknown', since: now - 2 * DAY })),
});

/**
 * Changes the times of the area states so that none is later than the panel's last signal. The time of an area in alarm
 * stays unchanged.
 */
const asHeard = (device: DemoDevice): DemoDevice => {
  const { areas, lastSignalAt } = device;
  if (lastSignalAt === null) return device;
  const speaks = speakingArea(device);
  const since = (area: DemoArea): number =>
    area === speaks ? lastSignalAt : Math.min(area.since, lastSignalAt - MINUTE);
  return {
    ...device,
    areas: areas.map((area) => (area.state === 'Alarm' ? area : { ...area, since: since(area) })),
  };
};

/** Group and state of further sites that are not monitored. */
const FURTHER_STATES: readonly (readonly [number, StoredMonitoring])[] = [
  [4473, 'outOfService'],
  [4490, 'outOfService'],
];

/** Changes sites and devices as the scenarios require. `isFree` returns true for a site that no scenario has changed. */
export const writeSiteScenarios = (
  sites: readonly DemoSite[],
  now: number,
  isFree: (site: DemoSite) => boolean,
): readonly DemoSite[] => {
  const scenarios = deviceScenarios(now);
  const states = new Map<number, StoredMonitoring>();
  for (const [group, state] of FURTHER_STATES) {
    const site = sites.find(
      (candidate) =>
        candidate.siteGroupNum === group && isFree(candidate) && !states.has(candidate.siteNum),
    );
    if (site) states.set(site.siteNum, state);
  }
  const offline = sites.find(
    (site) => site.siteGroupNum === 4471 && isFree(site) && !states.has(site.siteNum),
  );
  return sites.map((site) => {
    const monitoring = states.get(site.siteNum) ?? site.monitoring;
    const silent = monitoring === 'installPending';
    return {
      ...site,
      monitoring,
      devices: site.devices.map((device) =>
        asHeard({
          ...device,
          ...(silent && neverHeard(device, now)),
          ...(site === offline &&
            device.devNum === 1 && {
              timerTestDueAt: now - 3 * HOUR,
              lastSignalAt: now - 27 * HOUR,
            }),
          ...scenarios[device.xmit],
        }),
      ),
    };
  });
};
