import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';

/** What is known of an alarm's handling. */
export interface AlarmWork {
  readonly state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  readonly priority: number;
  readonly raisedAt: number;
  readonly pickedUpAt: number | null;
  readonly operator: string | null;
  readonly disposition: string | null;
  readonly avs: number | null;
  readonly holdUntil: number | null;
  readonly clearedAt: number | null;
  /** Customers may not know of it yet. */
  readonly withheld: boolean;
}

/** One thing an operator did, as the automation system says. */
export interface AlarmAction {
  readonly action: OperatorAction;
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
  // Of two ends said out of order, the earlier one ended it.
  clearedAt: alarm.clearedAt === null ? action.at : Math.min(alarm.clearedAt, action.at),
  disposition: alarm.disposition ?? action.disposition ?? 'Undetermined',
});

const putBack = (alarm: AlarmWork, { holdUntil, newPriority }: AlarmAction): AlarmWork => ({
  ...alarm,
  state: holdUntil === null ? 'Partially cleared' : 'On hold',
  holdUntil,
  priority: newPriority ?? alarm.priority,
});

const stateAfter = (alarm: AlarmWork, action: AlarmAction): AlarmWork => {
  if (action.action === 'Full clear') return finished(alarm, action);
  if (alarm.state === 'Cleared') return alarm;
  if (action.action === 'Partial clear') return putBack(alarm, action);
  // A note changes nothing, or reading one out would take an alarm up.
  return action.action === 'Comment' ? alarm : { ...alarm, state: 'In progress', holdUntil: null };
};

/**
 * What an operator's action makes of an alarm (domain guide 3 "Full clear / partial clear"). A full clear is final: whatever
 * comes in after it is written down and changes nothing but what was not known yet. From "Notified owner" and from the full
 * clear on, customers may know of it (domain guide 8 "Hold-up").
 */
export const workAlarm = (alarm: AlarmWork, action: AlarmAction): AlarmWork => {
  const { at, operator, avs } = action;
  const isTold = action.action === 'Notified owner' || action.action === 'Full clear';
  const isTakenUp = action.action !== 'Comment';
  const pickedUpAt = isTakenUp ? Math.min(alarm.pickedUpAt ?? at, at) : alarm.pickedUpAt;
  return {
    ...stateAfter(alarm, action),
    pickedUpAt: pickedUpAt === null ? null : Math.max(pickedUpAt, alarm.raisedAt),
    operator: alarm.operator ?? operator,
    avs: avs ?? alarm.avs,
    withheld: alarm.withheld && !isTold,
  };
};
