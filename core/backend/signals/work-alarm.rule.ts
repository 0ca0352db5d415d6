import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';

export interface AlarmWork {
  readonly state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  readonly priority: number;
  readonly raisedAt: number;
  /** When the alarm's state was last reported. Actions before that time no longer change the state. */
  readonly stateAt: number;
  readonly pickedUpAt: number | null;
  readonly operator: string | null;
  readonly disposition: string | null;
  readonly avs: number | null;
  readonly holdUntil: number | null;
  readonly clearedAt: number | null;
  /** True while the alarm is hidden from customers. */
  readonly withheld: boolean;
}

/** One operator action, as the automation system reports it. `Put back` returns the alarm to the queue. */
export interface AlarmAction {
  readonly action: OperatorAction | 'Put back';
  readonly at: number;
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
  // If full clears arrive out of order, the earliest one counts.
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
  // A comment does not change the state, so commenting does not pick up the alarm.
  if (alarm.state === 'Cleared' || action.action === 'Comment') return alarm;
  if (action.at < alarm.stateAt) return alarm;
  if (action.action === 'Partial clear') return putBack(alarm, action);
  const state = action.action === 'Put back' ? 'New' : 'In progress';
  return { ...alarm, state, holdUntil: null, stateAt: action.at };
};

/**
 * Maps each alarm state to the action that leads to it, so that an automation system that reports only states has the same
 * effect as one that reports actions (domain guide 10 "Alarm").
 */
export const LEADS_TO: Readonly<Record<AlarmWork['state'], AlarmAction['action']>> = {
  New: 'Put back',
  'In progress': 'Picked up',
  'On hold': 'Partial clear',
  'Partially cleared': 'Partial clear',
  Cleared: 'Full clear',
};

/** Returns true if the alarm changed in anything other than the time of its last report. */
export const saysMore = (before: AlarmWork, after: AlarmWork): boolean =>
  JSON.stringify({ ...before, stateAt: 0 }) !== JSON.stringify({ ...after, stateAt: 0 });

/**
 * Applies an operator action to an alarm (domain guide 3 "Full clear / partial clear"). An action after a full clear, or
 * before the last reported state, only fills in missing values. After "Notified owner" or a full clear, customers may see
 * the alarm (domain guide 8 "Hold-up").
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
