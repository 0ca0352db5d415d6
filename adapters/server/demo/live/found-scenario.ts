import type { Scenario, ScenarioStep } from '../scenarios/scenario.ts';
import { SILENT_PANEL } from '../scenarios/trouble-scenarios.ts';
import { FAIL_TO_CLOSE, FAIL_TO_OPEN } from '../scenarios/user-scenarios.ts';
import type { LeftAlarm } from './left-alarms.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** Scenarios that continue an alarm caused by a missed opening or closing, keyed by the event. */
const BY_HOURS: Readonly<Record<string, Scenario>> = {
  'Fail to close': FAIL_TO_CLOSE,
  'Fail to open': FAIL_TO_OPEN,
};

/**
 * Returns the scenario that continues an alarm opened by the monitoring center. Returns null if a signal opened the alarm
 * or an operator is already handling it.
 */
export const foundScenario = (
  { openedBy, state, event }: LeftAlarm,
  site: LiveSite,
): { readonly name: string; readonly steps: readonly ScenarioStep[] } | null => {
  if (openedBy === 'receiver' || state !== 'New') return null;
  const scenario = openedBy === 'centre' ? SILENT_PANEL : BY_HOURS[event];
  const steps = scenario?.play(site) ?? [];
  if (scenario === undefined) return null;
  // The server has already created the system steps of this scenario.
  const played = openedBy === 'hours' ? steps.filter(({ step }) => step.kind !== 'system') : steps;
  return { name: scenario.name, steps: played };
};
