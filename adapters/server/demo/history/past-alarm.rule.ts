import type { NewActivity } from '#core/backend/sites/activity.repository.port.ts';
import { type AlarmWork, workAlarm } from '#core/backend/signals/work-alarm.rule.ts';
import type { HistoryRow } from './history-row.ts';

/** A past case with its rows, oldest first. */
export interface PastCase {
  readonly rows: readonly HistoryRow[];
  readonly activity: readonly NewActivity[];
}

/** The alarm of a past case: the history entry that opened the alarm, and the result of the operator's actions. */
export interface PastAlarm {
  readonly opened: NewActivity;
  readonly work: AlarmWork;
}

/**
 * Returns the history entry that opened a case: the first signal, or an event detected by the monitoring center. Returns
 * null if there is none.
 */
const opening = ({ rows, activity: written }: PastCase): NewActivity | null => {
  const index = rows.findIndex(({ step }) => step.kind === 'signal' || step.kind === 'system');
  const isOpening = ({ kind }: NewActivity): boolean => kind === 'Alarm' || kind === 'Trouble';
  return written.find(isOpening) ?? written[index] ?? null;
};

/** Returns the alarm of a case, computed by the rule for live alarms. Returns null if the case is not finished. */
export const pastAlarm = (one: PastCase): PastAlarm | null => {
  const opened = opening(one);
  if (opened === null) return null;
  let work: AlarmWork = {
    state: 'New',
    priority: opened.priority ?? 4,
    raisedAt: opened.at,
    stateAt: opened.at,
    pickedUpAt: null,
    operator: null,
    disposition: null,
    avs: null,
    holdUntil: null,
    clearedAt: null,
    withheld: false,
  };
  for (const { at, operator, step } of one.rows)
    if (step.kind === 'operator')
      work = workAlarm(work, {
        action: step.action,
        at,
        operator,
        disposition: step.disposition ?? null,
        avs: step.avs ?? null,
        holdUntil: step.holdMs === undefined ? null : at + step.holdMs,
        newPriority: step.newPriority ?? null,
      });
  return work.state === 'Cleared' ? { opened, work } : null;
};
