import type { DeviceInfo } from './site-info.schema.ts';

/** The facts that decide a device's health. Times are milliseconds UTC. */
export interface DeviceSigns {
  /** Whether the monitoring center expects signals at all: not out of service, pending or canceled. */
  readonly monitored: boolean;
  readonly lastSignalAt: number | null;
  /** Null when no test signal is expected. */
  readonly timerTestDueAt: number | null;
  /** The texts of the open troubles, oldest first. */
  readonly troubles: readonly string[];
}

/** The texts beside the state of a silent device. */
export const HEALTH_REASONS = {
  timerTestMissed: 'Timer test not received',
  neverHeard: 'No signal received yet',
  floods: 'Sends the same signal again and again',
} as const;

/**
 * Returns Offline when an expected test signal is missing, Attention when anything else needs attention, with the worst
 * reason first (domain guide 6.6, 10).
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
