import type { Disposition, OperatorAction } from '#core/signals/operator-action.ts';
import { SECOND } from '../demo-time.ts';
import type { DemoZone } from '../demo-zones.ts';

/** What the panel sends: qualifier and Contact ID code as `1131`, with its area and its zone or user. */
export interface SignalStep {
  readonly kind: 'signal';
  readonly code: string;
  readonly area: number;
  readonly zone?: string;
  readonly user?: string;
}

/** What an operator does about the alarm of the story. */
export interface OperatorStep {
  readonly kind: 'operator';
  readonly action: OperatorAction;
  readonly text: string;
  readonly contact?: string;
  readonly disposition?: Disposition;
  readonly avs?: 0 | 1 | 2 | 3 | 4;
  /** How long a partial clear puts the alarm back, milliseconds. */
  readonly holdMs?: number;
  readonly newPriority?: number;
}

/** What somebody does with a test of the whole site. */
export interface TestStep {
  readonly kind: 'test';
  readonly action: 'placed' | 'extended' | 'cleared';
  readonly by: string;
  /** Length, or what it is extended by; 0 where it ends. */
  readonly minutes: number;
}

/** What the centre's own machinery says; of these, openings of alarms and floods follow from the signals themselves. */
export interface SystemStep {
  readonly kind: 'system';
  readonly event:
    | 'Alarm opened'
    | 'E-mail sent'
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

/** A row of a story, counted from its beginning. */
export interface ScenarioStep {
  readonly afterMs: number;
  readonly step: Step;
}

/** What a story needs to know of its site. */
export interface ScenarioSite {
  readonly devNum: number;
  readonly xmit: string;
  /** The area people open and close. */
  readonly area: number;
  /** Those of the device. */
  readonly zones: readonly Pick<
    DemoZone,
    'num' | 'areaNum' | 'description' | 'serviceType' | 'sends'
  >[];
  /** Names of the call list in its order. */
  readonly contacts?: readonly string[];
}

/** Something that happens at a site (domain guide 8). */
export interface Scenario {
  readonly name: string;
  /** Site wall time, `HH:MM`, in which it may begin, both included; Monday = 1 where the guide names a day. */
  readonly begins: { readonly from: string; readonly to: string; readonly weekday?: number };
  /** Its rows in order; null where the site has not what the story needs. */
  readonly play: (site: ScenarioSite) => readonly ScenarioStep[] | null;
}

/** A row so many seconds after the story began. */
export const row = (seconds: number, step: Step): ScenarioStep => ({
  afterMs: seconds * SECOND,
  step,
});

/** A signal of a user, or of nobody in particular. */
export const byUser = (code: string, area: number, user?: string): SignalStep => ({
  kind: 'signal',
  code,
  area,
  ...(user !== undefined && { user }),
});

/** A signal of a zone, sent with the area the zone is defined in. */
export const atZone = (
  code: string,
  { num, areaNum }: Pick<DemoZone, 'num' | 'areaNum'>,
): SignalStep => ({ kind: 'signal', code, area: areaNum, zone: num });

/** A signal of the panel itself. */
export const ofPanel = (code: string): SignalStep => ({
  kind: 'signal',
  code,
  area: 0,
  zone: '000',
});

/** An operator's row. */
export const op = (
  action: OperatorAction,
  text: string,
  rest: Omit<OperatorStep, 'kind' | 'action' | 'text'> = {},
): OperatorStep => ({ kind: 'operator', action, text, ...rest });

/** A row of the centre itself. */
export const system = (event: SystemStep['event'], text: string): SystemStep => ({
  kind: 'system',
  event,
  text,
});

/** The zone the guide names, where the site has it with that meaning; else the first that sends the code. */
export const zoneFor = (
  { zones }: ScenarioSite,
  num: string,
  code: string,
): ScenarioSite['zones'][number] | null => {
  const fitting = zones.filter(({ sends }) => sends === code);
  return fitting.find((zone) => zone.num === num) ?? fitting[0] ?? null;
};

/** A name of the call list, or what stands for it. */
export const contactOf = ({ contacts = [] }: ScenarioSite, position: number): string =>
  contacts[position - 1] ?? `Contact ${position}`;
