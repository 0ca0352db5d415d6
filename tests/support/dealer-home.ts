import type { DealerHome } from '#core/home/home.schema.ts';

/** The figures of a dealer with one site, at which nothing happens. */
export const QUIET_HOME: DealerHome = {
  asOf: '2026-03-12T18:08:00Z',
  timeZone: 'America/New_York',
  sites: 1,
  activeAlarms: [],
  activeAlarmCount: 0,
  onTest: [],
  onTestCount: 0,
  serviceMessages: [],
  serviceMessageCount: 0,
  troubles: 0,
  missedTests: 0,
  outOfService: 0,
  installPending: 0,
};
