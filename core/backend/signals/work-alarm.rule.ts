import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';

/** What is known of an alarm's handling. */
export interface AlarmWork {
  readonly state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  readonly priority: number;
  readonly raisedAt: number;
  /** When its state was said last; what was done before that changes it no more. */
  readonly stateAt: number;
  readonly pickedUpAt: number | null;
  readonly operator: string | null;
  readonly disposition: string | null;
  readonly avs: number | null;
  readonly holdUntil: number | null;
  readonly clearedAt: number | null;
  /** Customers may not know of it yet. */
  readonly withheld: boolean;
}

/** One thing an operator did, as the automation system says; `Put back` hands it to whoever is free. */
export interface AlarmAction {
  readonly action: OperatorAction | 'Put back';
  readonly at: number;
  /** Initials. */
  readonly operator: string | null;
  readonly disposition: Disposition | null;
  readonly avs: number | null;
  readonly holdUntil: number | null;
  readonly newPriority: number | null;
}

const finished = (alarm: AlarmWork, action: AlarmAction): AlarmWork => ({
  ...alarm,
  state: 'Cleared',
  holdUntil: null,
  stateAt: Math.max(alarm.stateAt, action.at),
  // Of two ends said out of order, the earlier one ended it.
  clearedAt: alarm.clearedAt === null ? action.at : Math.min(alarm.clearedAt, action.at),
  disposition: alarm.disposition ?? action.disposition ?? 'Undetermined',
});

const putBack = (alarm: AlarmWork, { at, holdUntil, newPriority }: AlarmAction): AlarmWork => ({
  ...alarm,
  state: holdUntil === null ? 'Partially cleared' : 'On hold',
  stateAt: at,
  holdUntil,
  priority: newPriority ?? alarm.priority,
});

const stateAfter = (alarm: AlarmWork, action: AlarmAction): AlarmWork => {
  if (action.action === 'Full clear') return finished(alarm, action);
  // A note changes nothing, or reading one out would take an alarm up.
  if (alarm.state === 'Cleared' || action.action === 'Comment') return alarm;
  if (action.at < alarm.stateAt) return alarm;
  if (action.action === 'Partial clear') return putBack(alarm, action);
  const state = action.action === 'Put back' ? 'New' : 'In progress';
  return { ...alarm, state, holdUntil: null, stateAt: action.at };
};

/** What leads to a state, so that an automation system that only knows states tells the same story (domain guide 10 "Alarm"). */
export const LEADS_TO: Readonly<Record<AlarmWork['state'], AlarmAction['action']>> = {
  New: 'Put back',
  'In progress': 'Picked up',
  'On hold': 'Partial clear',
  'Partially cleared': 'Partial clear',
  Cleared: 'Full clear',
};

/** Whether a state that was told said something new; when it was said last is none of it. */
export const saysMore = (before: AlarmWork, after: AlarmWork): boolean =>
  JSON.stringify({ ...before, stateAt: 0 }) !== JSON.stringify({ ...after, stateAt: 0 });

/**
 * What an operator's action makes of an alarm (domain guide 3 "Full clear / partial clear"). A full clear is final: whatever
 * comes in after it is written down and changes nothing but what was not known yet, as does what was done before the state it is
 * in was said. From "Notified owner" and from the full
 * clear on, customers may know of it (domain guide 8 "Hold-up").
 */
export const workAlarm = (alarm: AlarmWork, action: AlarmAction): AlarmWork => {
  const { at, operator, avs } = action;
  const isNotified = action.action === 'Notified owner' || action.action === 'Full clear';
  const isTakenUp = action.action !== 'Comment' && action.action !== 'Put back';
  const pickedUpAt = isTakenUp ? Math.min(alarm.pickedUpAt ?? at, at) : alarm.pickedUpAt;
  return {
    ...stateAfter(alarm, action),
    pickedUpAt: pickedUpAt === null ? null : Math.max(pickedUpAt, alarm.raisedAt),
    operator: alarm.operator ?? operator,
    avs: avs ?? alarm.avs,
    withheld: alarm.withheld && !isNotified,
  };
};
