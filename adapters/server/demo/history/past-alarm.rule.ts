import type { NewActivity } from '#core/backend/sites/activity.repository.port.ts';
import { type AlarmWork, workAlarm } from '#core/backend/signals/work-alarm.rule.ts';
import type { HistoryRow } from './history-row.ts';

/** A case of the past with its rows, oldest first. */
export interface PastCase {
  readonly rows: readonly HistoryRow[];
  readonly activity: readonly NewActivity[];
}

/** A case as its alarm was left: what opened it, and what the operator's actions made of it. */
export interface PastAlarm {
  readonly opened: NewActivity;
  readonly work: AlarmWork;
}

/** Which row opened a case: its first signal, or what the centre noticed by itself. */
const opening = ({ rows, activity: written }: PastCase): NewActivity | null => {
  const index = rows.findIndex(({ step }) => step.kind === 'signal' || step.kind === 'system');
  const isOpening = ({ kind }: NewActivity): boolean => kind === 'Alarm' || kind === 'Trouble';
  return written.find(isOpening) ?? written[index] ?? null;
};

/** The alarm of a case, worked by the same rule as one of today; null while nobody finished it. */
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
