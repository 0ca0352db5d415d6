import type { DemoRandom } from './demo-random.ts';
import { DAY, MINUTE } from './demo-time.ts';
import type { DemoDevice, DemoDeviceDetails, DemoPath, SiteKind } from './demo-world.ts';

interface Model {
  readonly type: string;
  readonly manufacturer: string;
  readonly model: string;
}

/** Fictitious makers and models of devices. */
const MODELS: Readonly<Record<SiteKind, readonly Model[]>> = {
  residential: [
    { type: 'Alarm panel', manufacturer: 'Corvane', model: 'Hearth 16' },
    { type: 'Alarm panel', manufacturer: 'Lindell', model: 'L-200' },
  ],
  commercial: [
    { type: 'Alarm panel', manufacturer: 'Corvane', model: 'Guild 64' },
    { type: 'Alarm panel', manufacturer: 'Lindell', model: 'L-800' },
  ],
  commercialFire: [{ type: 'Fire panel', manufacturer: 'Ostrava', model: 'Tower FX' }],
  pers: [{ type: 'Pendant base', manufacturer: 'Lindell', model: 'Halo' }],
  elevator: [{ type: 'Elevator phone', manufacturer: 'Ostrava', model: 'Cab 2' }],
};

const SECOND: Model = { type: 'Fire communicator', manufacturer: 'Ostrava', model: 'Link IP' };
const INSTALLERS = ['Lee Park', 'Noah Whitfield', 'R. Dunmore'] as const;
const CARRIERS = ['Northline', 'Coastal Wireless'] as const;

const cellular = (random: DemoRandom, role: DemoPath['role']): DemoPath => ({
  kind: 'Cellular',
  role,
  carrier: random.pick(CARRIERS),
  receiver: `Receiver 4, line ${random.int(1, 8)}`,
  format: 'SIA',
  supervisedLine: null,
  callerIds: [],
});

const internet = (random: DemoRandom): DemoPath => ({
  kind: 'Internet',
  role: 'primary',
  carrier: null,
  receiver: `Receiver 2, line ${random.int(1, 8)}`,
  format: 'CID',
  supervisedLine: null,
  callerIds: [],
});

/** Gives each cellular path its own caller number. All numbers are fictitious (domain guide 9.1). */
const withNumbers = (paths: readonly DemoPath[], nth: number): readonly DemoPath[] =>
  paths.map((path) =>
    path.kind === 'Cellular'
      ? { ...path, callerIds: [`41355501${String(nth % 100).padStart(2, '0')}`] }
      : { ...path, supervisedLine: `Line ${(nth % 2) + 1}` },
  );

/** Returns the service dates of a device: the last service, if any, and the next one. */
const serviceDays = (pending: boolean, installedDaysAgo: number) => {
  if (pending) return { lastServiceDaysAgo: null, nextServiceInDays: 363 };
  const lastServiceDaysAgo = Math.min(installedDaysAgo, 20 + ((installedDaysAgo * 7) % 360));
  return { lastServiceDaysAgo, nextServiceInDays: 365 - lastServiceDaysAgo };
};

/**
 * Returns the interval of the timer test in minutes: one day if the scenario requires it, otherwise thirty days. Returns
 * null before the first signal.
 */
const timerTest = (device: DemoDevice): number | null => {
  const { lastSignalAt, timerTestDueAt } = device;
  if (lastSignalAt === null || timerTestDueAt === null) return null;
  return timerTestDueAt - lastSignalAt < 2 * DAY ? DAY / MINUTE : (30 * DAY) / MINUTE;
};

/** Returns random details of one device: make, model, dates and communication paths. */
export const drawDeviceDetails = (
  random: DemoRandom,
  kind: SiteKind,
  device: DemoDevice,
): DemoDeviceDetails => {
  const pending = device.lastSignalAt === null;
  const paths = random.chance(0.6)
    ? [internet(random), cellular(random, 'backup')]
    : [cellular(random, 'primary')];
  const drawn = {
    devNum: device.devNum,
    ...(device.devNum === 1 ? random.pick(MODELS[kind]) : SECOND),
    firmware: `${random.int(2, 6)}.${random.int(0, 9)}.${random.int(0, 20)}`,
    // A device that has sent no signal yet was installed two days ago.
    installedDaysAgo: pending ? 2 : random.int(200, 3000),
    installer: random.pick(INSTALLERS),
  };
  return {
    ...drawn,
    timerTestMinutes: timerTest(device),
    timerTestSignal: null,
    ...serviceDays(pending, drawn.installedDaysAgo),
    paths: withNumbers(paths, drawn.installedDaysAgo),
  };
};
