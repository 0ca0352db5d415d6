import type { HistoryAlarm, HistoryRow } from './history-row.schema.ts';
import { instantOf } from '../kernel/instant.ts';
import { usSpelling } from '../signals/operator-action.ts';
import { eventText } from './history-columns.ts';

/** Meaning of each AVS level for an intrusion alarm (domain guide 6.12 "AVS level"). */
const AVS: Readonly<Record<number, string>> = {
  0: 'no call for service',
  1: 'call for service, little information',
  2: 'someone is there, intent unknown',
  3: 'threat to property',
  4: 'threat to life',
};

/** Returns the action plan and AVS level of an alarm as one line; null if both are unknown. */
export const planText = ({ actionPlan, avs }: HistoryAlarm): string | null => {
  const level = avs === null ? null : `AVS ${avs} – ${AVS[avs] ?? 'unknown'}`;
  const plan = actionPlan === null ? null : `Action plan: ${actionPlan}`;
  return [plan, level].filter((one) => one !== null).join(' · ') || null;
};

/** Returns the text of a history row, with the contact that the operator reached and the comment (domain guide 6.12 "Level 2"). */
export const happeningText = (row: HistoryRow): string => {
  const { kind, contact, comment, disposition, avs, event } = row;
  if (kind === 'Full clear')
    return `Full clear${disposition === null ? '' : `: ${usSpelling(disposition)}`}`;
  const name = contact === null || event.includes(contact) ? null : contact;
  const level = avs === null ? null : `AVS ${avs}`;
  const text =
    comment !== null && comment.startsWith(`${contact ?? ''}: `) && contact !== null
      ? comment.slice(contact.length + 2)
      : comment;
  const head = [name === null ? eventText(row) : `${eventText(row)} ${name}`, level]
    .filter((one) => one !== null)
    .join(', ');
  // Some operators' systems repeat the event as its comment.
  return text === null || text === '' || text === row.event ? head : `${head}: ${text}`;
};

/** Returns the additional text of a history row: the source of a signal, or the person who acted. */
export const asideText = ({ kind, zone, code, panelUser, actor }: HistoryRow): string | null => {
  if (kind === 'Operator action' || kind === 'Full clear' || kind === 'Partial clear') return actor;
  const place =
    zone !== null && !/^0+$/.test(zone)
      ? `Zone ${zone}`
      : panelUser === null
        ? null
        : `User ${panelUser}`;
  return [place, code].filter((one) => one !== null).join(' · ') || actor;
};

/** Returns the seconds from the start of an alarm until an operator picked it up; null if nobody has. */
export const pickUpSeconds = ({ raisedAt, pickedUpAt }: HistoryAlarm): number | null =>
  pickedUpAt === null
    ? null
    : Math.max(0, Math.round((instantOf(pickedUpAt) - instantOf(raisedAt)) / 1000));
