import type { Disposition, OperatorAction } from '#core/signals/operator-action.ts';
import { SECOND } from '../demo-time.ts';
import type { DemoZone } from '../demo-zones.ts';

/** A signal of the panel. `code` is a qualifier digit followed by a Contact ID code, for example `1131`. */
export interface SignalStep {
  readonly kind: 'signal';
  readonly code: string;
  readonly area: number;
  readonly zone?: string;
  readonly user?: string;
}

/** An operator's action on the alarm of a scenario. */
export interface OperatorStep {
  readonly kind: 'operator';
  readonly action: OperatorAction;
  readonly text: string;
  readonly contact?: string;
  readonly disposition?: Disposition;
  readonly avs?: 0 | 1 | 2 | 3 | 4;
  /** Duration of the hold after a partial clear, in milliseconds. */
  readonly holdMs?: number;
  readonly newPriority?: number;
}

/** An action on a test that covers the whole site. */
export interface TestStep {
  readonly kind: 'test';
  readonly action: 'placed' | 'extended' | 'cleared';
  readonly by: string;
  /** Duration in minutes of the test or of its extension; 0 when the test ends. */
  readonly minutes: number;
}

/**
 * An event of the monitoring center in a scenario. Live scenarios omit these steps, because the server creates such
 * events from the signals.
 */
export interface SystemStep {
  readonly kind: 'system';
  readonly event:
    | 'Alarm opened'
    | 'Email sent'
    | 'Held 2 h'
    | 'Notified by day'
    | 'Trouble ended'
    | 'Fail to close'
    | 'Zones not tested'
    | 'Timer test not received'
    | 'Marked runaway'
    | 'Message to dealer';
  readonly text: string;
}

export type Step = SignalStep | OperatorStep | TestStep | SystemStep;

/** A step of a scenario. `afterMs` is the time since the start of the scenario. */
export interface ScenarioStep {
  readonly afterMs: number;
  readonly step: Step;
}

/** The data that a scenario uses about its site. */
export interface ScenarioSite {
  readonly devNum: number;
  readonly xmit: string;
  /** Number of the area that users open and close. */
  readonly area: number;
  readonly zones: readonly Pick<
    DemoZone,
    'num' | 'areaNum' | 'description' | 'serviceType' | 'sends'
  >[];
  /** Names on the call list, in call order. */
  readonly contacts?: readonly string[];
}

/** A scenario: a sequence of events at a site (domain guide 8). */
export interface Scenario {
  readonly name: string;
  /** Earliest and latest local start time as `HH:MM`, both inclusive. `weekday` is set if the domain guide names a day; Monday is 1. */
  readonly begins: { readonly from: string; readonly to: string; readonly weekday?: number };
  /** Returns the steps in order, or null if the site lacks something that the scenario needs. */
  readonly play: (site: ScenarioSite) => readonly ScenarioStep[] | null;
}

/** Builds a step that happens `seconds` seconds after the start. */
export const row = (seconds: number, step: Step): ScenarioStep => ({
  afterMs: seconds * SECOND,
  step,
});

/** Builds a signal with an area and an optional user. */
export const byUser = (code: string, area: number, user?: string): SignalStep => ({
  kind: 'signal',
  code,
  area,
  ...(user !== undefined && { user }),
});

/** Builds a signal of a zone, with the area of that zone. */
export const atZone = (
  code: string,
  { num, areaNum }: Pick<DemoZone, 'num' | 'areaNum'>,
): SignalStep => ({ kind: 'signal', code, area: areaNum, zone: num });

/** Builds a signal of the panel itself. */
export const ofPanel = (code: string): SignalStep => ({
  kind: 'signal',
  code,
  area: 0,
  zone: '000',
});

/** Builds a step in which an operator performs `action`. */
export const op = (
  action: OperatorAction,
  text: string,
  rest: Omit<OperatorStep, 'kind' | 'action' | 'text'> = {},
): OperatorStep => ({ kind: 'operator', action, text, ...rest });

/** Builds a step of the monitoring center itself. */
export const system = (event: SystemStep['event'], text: string): SystemStep => ({
  kind: 'system',
  event,
  text,
});

/** Returns the zone named in the domain guide if that zone sends the code at this site, otherwise the first zone that sends the code. */
export const zoneFor = (
  { zones }: ScenarioSite,
  num: string,
  code: string,
): ScenarioSite['zones'][number] | null => {
  const fitting = zones.filter(({ sends }) => sends === code);
  return fitting.find((zone) => zone.num === num) ?? fitting[0] ?? null;
};

/** Returns the name at a position of the call list, or a substitute such as `Contact 2`. */
export const contactOf = ({ contacts = [] }: ScenarioSite, position: number): string =>
  contacts[position - 1] ?? `Contact ${position}`;
