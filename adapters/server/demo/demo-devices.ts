import type { DemoRandom } from './demo-random.ts';
import { DAY, HOUR, MINUTE } from './demo-time.ts';
import type { DemoArea, DemoDevice, SiteKind, StoredMonitoring } from './demo-world.ts';
import { ZONES } from './site-volumes.ts';

const AREA_NAMES: Readonly<Record<SiteKind, readonly string[]>> = {
  residential: ['House'],
  commercial: ['Shop', 'Office', 'Stockroom'],
  commercialFire: ['Building', 'Cellar'],
  pers: ['Home'],
  elevator: ['Car 1'],
};

const LAST_SIGNALS = [
  'Periodic test',
  'Opened by user 2',
  'Closed by user 4',
  'Closed (stay) by user 1',
] as const;

const drawArea = (random: DemoRandom, name: string, areaNum: number, now: number): DemoArea => ({
  areaNum,
  name,
  state: random.pick(['Open', 'Closed', 'Closed', 'Closed (stay)'] as const),
  since: now - random.int(20 * MINUTE, 14 * HOUR),
});

const SIGNAL_OF: Readonly<Record<string, string>> = {
  Open: 'Opened by user 2',
  Closed: 'Closed by user 4',
  'Closed (stay)': 'Closed (stay) by user 1',
};

/** Returns the device with a last signal that fits the state of its areas. */
const inAccord = (device: DemoDevice): DemoDevice => {
  const [newest] = device.areas.toSorted((a, b) => b.since - a.since);
  return device.lastSignal === null || device.lastSignal === 'Periodic test' || newest === undefined
    ? device
    : { ...device, lastSignal: SIGNAL_OF[newest.state] ?? device.lastSignal };
};

/** Returns a device with random condition and partitions. A device whose installation is pending has never sent a signal. */
export const drawDevice = (
  random: DemoRandom,
  input: {
    readonly devNum: number;
    readonly xmit: string;
    readonly kind: SiteKind;
    readonly monitoring: StoredMonitoring;
    readonly second: boolean;
    readonly now: number;
  },
): DemoDevice => {
  const { kind, now } = input;
  const [fewest, most] = ZONES[kind];
  const quiet = input.monitoring === 'installPending';
  const names = AREA_NAMES[kind].slice(
    0,
    input.second ? 1 : random.int(1, AREA_NAMES[kind].length),
  );
  return inAccord({
    devNum: input.devNum,
    xmit: input.xmit,
    description: input.second
      ? 'Fire communicator'
      : kind === 'pers'
        ? 'Pendant base'
        : 'Main panel',
    zoneCount: random.int(fewest, most),
    lastSignalAt: quiet ? null : now - random.int(4 * MINUTE, 20 * HOUR),
    lastSignal: quiet ? null : random.pick(LAST_SIGNALS),
    timerTestDueAt: quiet ? null : now + random.int(3 * DAY, 30 * DAY),
    areas: names.map((name, index) =>
      quiet
        ? { areaNum: index + 1, name, state: 'Unknown', since: now - 2 * DAY }
        : drawArea(random, name, index + 1, now),
    ),
  });
};
