import type { NewActivity } from '#core/backend/sites/activity.repository.port.ts';
import type { ZoneState } from '#core/backend/signals/device-state.ts';
import { interpretSignal } from '#core/backend/signals/interpret-signal.rule.ts';
import { eventColumns, eventDetail } from '#core/backend/signals/signal-row.rule.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import type { SignalStep, Step } from '../scenarios/scenario.ts';
import type { HistoryRow } from './history-row.ts';

/** A history row with the data of its site. */
interface Placed {
  readonly row: HistoryRow;
  readonly id: string;
  readonly siteGroupNum: number;
  readonly zones: readonly ZoneState[];
  readonly alarmNum: number | null;
}

const QUALIFIERS = { '1': 'new', '3': 'restore', '6': 'status' } as const;

/** Converts a signal step of a scenario into a decoded signal. */
export const decodedStep = ({ code, area, zone, user }: SignalStep): DecodedSignal => {
  const digit = code.charAt(0);
  return {
    format: 'CID',
    account: null,
    qualifier: digit === '3' || digit === '6' ? QUALIFIERS[digit] : 'new',
    code: code.slice(1),
    area,
    zone: zone ?? null,
    user: user ?? null,
    text: null,
  };
};

const TESTS = { placed: 'Test started', extended: 'Test extended', cleared: 'Test ended' } as const;

type ActivityFacts = Omit<
  NewActivity,
  'id' | 'siteGroupNum' | 'siteNum' | 'devNum' | 'at' | 'alarmNum'
>;

const signalFacts = (step: SignalStep, { row, zones, alarmNum }: Placed): ActivityFacts => {
  const event = interpretSignal(zones, decodedStep(step));
  return {
    ...eventColumns(event),
    onTest: row.onTest,
    // A hold-up signal stays withheld only if it belongs to no case. The owner is informed when a case ends, so signals of
    // a case are not withheld.
    withheld: event.withheld && alarmNum === null,
    raw: row.raw,
    line: '1',
    detail: eventDetail(event),
  };
};

const written = (step: Step, placed: Placed): ActivityFacts => {
  switch (step.kind) {
    case 'signal':
      return signalFacts(step, placed);
    case 'operator':
      return {
        kind:
          step.action === 'Full clear' || step.action === 'Partial clear'
            ? step.action
            : 'Operator action',
        event: step.action,
        actor: placed.row.operator,
        contact: step.contact ?? null,
        comment: step.text,
        detail: { disposition: step.disposition ?? null, avs: step.avs ?? null },
      };
    case 'test':
      return { kind: 'Operator action', event: TESTS[step.action], actor: step.by };
    case 'system':
      return {
        kind: step.event === 'Timer test not received' ? 'Trouble' : 'System',
        event: step.event,
        comment: step.text,
      };
  }
};

/** Converts a past event into an entry of the site history, using the same rule as for live signals (domain guide 6.12). */
export const historyActivity = (placed: Placed): NewActivity => {
  const { row, id, siteGroupNum, alarmNum } = placed;
  const { siteNum, devNum, at, step } = row;
  return { ...written(step, placed), id, siteGroupNum, siteNum, devNum, at, alarmNum };
};
