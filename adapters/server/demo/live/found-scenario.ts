import type { Scenario, ScenarioStep } from '../scenarios/scenario.ts';
import { SILENT_PANEL } from '../scenarios/trouble-scenarios.ts';
import { FAIL_TO_CLOSE, FAIL_TO_OPEN } from '../scenarios/user-scenarios.ts';
import type { LeftAlarm } from './left-alarms.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** How what the hours found goes on, by its event. */
const BY_HOURS: Readonly<Record<string, Scenario>> = {
  'Fail to close': FAIL_TO_CLOSE,
  'Fail to open': FAIL_TO_OPEN,
};

/** How an alarm goes on that the centre opened by itself; null for one of a signal, and one that is worked on. */
export const foundScenario = (
  { openedBy, state, event }: LeftAlarm,
  site: LiveSite,
): { readonly name: string; readonly steps: readonly ScenarioStep[] } | null => {
  if (openedBy === 'receiver' || state !== 'New') return null;
  const scenario = openedBy === 'centre' ? SILENT_PANEL : BY_HOURS[event];
  const steps = scenario?.play(site) ?? [];
  if (scenario === undefined) return null;
  // Its beginning was said by the centre.
  const stated = openedBy === 'hours' ? steps.filter(({ step }) => step.kind !== 'system') : steps;
  return { name: scenario.name, steps: stated };
};
