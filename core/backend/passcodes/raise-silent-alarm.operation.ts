import type { CodeUse } from '../../silent-alarms/silent-alarm.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { notifyStaff } from '../live/notify-staff.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { NewSilentAlarm } from './silent-alarm.repository.port.ts';

/** The signal event of a duress code. */
const DURESS = {
  event: 'Duress',
  code: '121',
  serviceType: 'Hold-up',
  priority: 1,
  place: null,
} as const;

/**
 * Stores a silent alarm after a person was forced to give a code. Only the central station and staff see the alarm. Must
 * run before live events of any group are appended.
 */
export const raiseSilentAlarm = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids'>,
  {
    siteNum,
    givenFor,
    givenBy,
    requestId,
  }: {
    readonly siteNum: number;
    readonly givenFor: CodeUse;
    readonly givenBy: string;
    readonly requestId: string;
  },
): Promise<void> => {
  const given = { for: givenFor, by: givenBy, requestId };
  const at = ports.clock.now();
  await tx.silentAlarms.add({ ...DURESS, id: ports.ids.next(), siteNum, at, given });
  await notifyStaff(tx, ports, siteNum);
};

/**
 * If a site was put on test under duress, reports its signals to the central station and staff. Reports only signals that
 * would be alarms without the test; must run before live events of any group are appended.
 */
export const passOnForced = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  alarms: readonly NewSilentAlarm[],
): Promise<void> => {
  if (alarms.length === 0) return;
  const ofPlaces = new Map(
    alarms.map((one) => [`${one.siteNum} ${one.code} ${one.place ?? ''}`, one] as const),
  );
  await tx.silentAlarms.add(...ofPlaces.values());
  for (const siteNum of new Set(alarms.map((one) => one.siteNum)))
    await notifyStaff(tx, ports, siteNum);
};
