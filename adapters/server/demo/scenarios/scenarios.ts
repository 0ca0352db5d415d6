import { HOLD_UP, VERIFIED_BURGLARY } from './crime-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { FORGOTTEN_TEST, TECHNICIAN_DAY } from './test-scenarios.ts';
import { LOW_BATTERY_WEEK, RUNAWAY, SILENT_PANEL, UNDEFINED_CODE } from './trouble-scenarios.ts';
import { FAIL_TO_CLOSE, KITCHEN_SMOKE, QUICK_ARM, STAY_ARMED_DOOR } from './user-scenarios.ts';

/** All scenarios that happen at one site (domain guide 8). */
export const SCENARIOS: readonly Scenario[] = [
  STAY_ARMED_DOOR,
  QUICK_ARM,
  VERIFIED_BURGLARY,
  KITCHEN_SMOKE,
  HOLD_UP,
  LOW_BATTERY_WEEK,
  FAIL_TO_CLOSE,
  TECHNICIAN_DAY,
  SILENT_PANEL,
  RUNAWAY,
  FORGOTTEN_TEST,
  UNDEFINED_CODE,
];
