import type { DeviceInfo } from './site-info.schema.ts';

/** The facts that decide a device's health. Times are milliseconds UTC. */
export interface DeviceSigns {
  /** True if the monitoring center expects signals: the device is not out of service, pending or canceled. */
  readonly monitored: boolean;
  readonly lastSignalAt: number | null;
  /** The time at which the next test signal is due. Null when no test signal is expected. */
  readonly timerTestDueAt: number | null;
  /** The texts of the open troubles, oldest first. */
  readonly troubles: readonly string[];
}

/** The reasons shown beside the state of a silent device. */
export const HEALTH_REASONS = {
  timerTestMissed: 'Timer test not received',
  neverHeard: 'No signal received yet',
  floods: 'Keeps sending the same signal',
} as const;

/**
 * Returns the health of a device with the reasons, worst first (domain guide 6.6, 10). Offline means that an expected test
 * signal is missing; Attention means any other problem.
 */
export const assessHealth = (
  signs: DeviceSigns,
  now: number,
): Pick<DeviceInfo, 'health' | 'healthReasons'> => {
  const missed = signs.monitored && signs.timerTestDueAt !== null && signs.timerTestDueAt <= now;
  const healthReasons = [
    ...(missed ? [HEALTH_REASONS.timerTestMissed] : []),
    ...(signs.lastSignalAt === null ? [HEALTH_REASONS.neverHeard] : []),
    ...signs.troubles,
  ];
  if (missed) return { health: 'Offline', healthReasons };
  return { health: healthReasons.length > 0 ? 'Attention' : 'OK', healthReasons };
};
