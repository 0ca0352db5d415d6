import type { BackendPorts } from '../backend-ports.ts';
import { tellStaff } from '../live/tell-staff.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { NewSilentAlarm } from './silent-alarm.repository.port.ts';

/** Somebody was forced to give a code: the station and staff learn it at once, and nobody else ever; said before anything is told to a group. */
export const raiseSilentAlarm = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids'>,
  given: Omit<NewSilentAlarm, 'id' | 'at'>,
): Promise<void> => {
  await tx.silentAlarms.add({ ...given, id: ports.ids.next(), at: ports.clock.now() });
  await tellStaff(tx, ports, given.siteNum);
};
