import { HOUR } from '../demo-time.ts';
import type { DemoArea, DemoDevice, DemoSite } from '../demo-world.ts';
import { byUser, ofPanel, type SignalStep } from '../scenarios/scenario.ts';
import { plainRows, type DraftRow } from './history-row.ts';

/** Contact ID code of an area's last signal, keyed by the state of the area. */
const LAST: Readonly<Record<string, string>> = {
  Open: '1401',
  Closed: '3401',
  'Closed (stay)': '3441',
};

/** For each text of a last signal: the resulting area state and the panel user. */
const SAID: Readonly<Record<string, readonly [state: string, user: string]>> = {
  'Opened by user 2': ['Open', '2'],
  'Closed by user 4': ['Closed', '4'],
  'Closed (stay) by user 1': ['Closed (stay)', '1'],
};

/** Returns the area that the last signal of a device refers to, or undefined if there is none. */
export const speakingArea = ({ areas, lastSignal }: DemoDevice): DemoArea | undefined => {
  const [state] = SAID[lastSignal ?? ''] ?? [];
  return areas.find((area) => area.state === state);
};

/** Returns the panel user who last opened or closed the area. */
export const lastUser = (siteNum: number, device: DemoDevice, area: DemoArea): string => {
  const [, user] = SAID[device.lastSignal ?? ''] ?? [];
  if (area.state === 'Alarm') return '1';
  return area === speakingArea(device) && user !== undefined ? user : String((siteNum % 3) + 1);
};

const deviceEnd = (siteNum: number, device: DemoDevice): readonly DraftRow[] => {
  const { devNum, lastSignalAt, areas } = device;
  if (lastSignalAt === null) return [];
  const at = (when: number, step: SignalStep) =>
    plainRows(siteNum, devNum, when, [{ afterMs: 0, step }]);
  const armed = areas.flatMap((area) => {
    // If the area is in alarm now, its last arming was before the alarm.
    const user = lastUser(siteNum, device, area);
    if (area.state === 'Alarm')
      return at(area.since - 8 * HOUR, byUser('1401', area.areaNum, user));
    const code = LAST[area.state];
    return code === undefined ? [] : at(area.since, byUser(code, area.areaNum, user));
  });
  const isAlarm = areas.some((area) => area.state === 'Alarm');
  return speakingArea(device) !== undefined || isAlarm
    ? armed
    : [...armed, ...at(lastSignalAt, ofPanel('1602'))];
};

/** Returns the last openings, closings and signals of every device, so that the history ends in the current state of the demo data. */
export const lastSignals = ({ siteNum, devices }: DemoSite): readonly DraftRow[] =>
  devices.flatMap((device) => deviceEnd(siteNum, device));
