import { grouped } from '#core/kernel/counted.rule.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import { usSpelling } from '../signals/operator-action.ts';
import type { HistoryRow } from './history-row.schema.ts';

/** Returns the label of a history row that was not acted on, such as "On test"; null for other rows. */
export const quietWord = ({ onTest, runaway }: HistoryRow): string | null =>
  onTest ? 'On test' : runaway ? 'Runaway' : null;

const ARMING: Readonly<Record<string, string>> = {
  open: 'opened',
  close: 'closed',
  closeStay: 'closed (stay)',
};

/** Returns the event text of a history row, with how an area was armed and how many signals a flood contains. */
export const eventText = ({
  event,
  times,
  arming,
}: Pick<HistoryRow, 'event' | 'times'> & { readonly arming: string | null }): string => {
  const armed = ARMING[arming ?? ''];
  const word = usSpelling(event);
  const text = armed === undefined ? word : `${word}: ${armed}`;
  return times > 1 ? `${text} (${grouped(times)} signals)` : text;
};

/** Returns the columns of an exported history file (domain guide 6.12 "Level 2"). `time` formats times in the site's time zone. */
export const historyColumns = (
  time: (at: string) => string,
): readonly ExportColumn<HistoryRow>[] => [
  { key: 'time', title: 'Time', value: ({ at }) => time(at) },
  { key: 'kind', title: 'Kind', value: ({ kind }) => kind },
  { key: 'event', title: 'Event', value: eventText },
  { key: 'zone', title: 'Zone', value: ({ zone }) => zone },
  { key: 'zoneText', title: 'Zone description', value: ({ zoneText }) => zoneText },
  { key: 'code', title: 'Code', value: ({ code }) => code },
  { key: 'area', title: 'Area', value: ({ areaNum }) => areaNum },
  { key: 'device', title: 'Device', value: ({ devNum }) => devNum },
  { key: 'user', title: 'User', value: ({ panelUser }) => panelUser },
  { key: 'who', title: 'By', value: ({ actor }) => actor },
  { key: 'contact', title: 'Contact called', value: ({ contact }) => contact },
  { key: 'comment', title: 'Comment', value: ({ comment }) => comment },
  { key: 'alarm', title: 'Alarm number', value: ({ alarmNum }) => alarmNum },
  { key: 'priority', title: 'Priority', value: ({ priority }) => priority },
  { key: 'full', title: 'Full clear', value: ({ kind }) => (kind === 'Full clear' ? 'Yes' : '') },
  {
    key: 'disposition',
    title: 'Disposition',
    value: ({ disposition }) => usSpelling(disposition ?? ''),
  },
  { key: 'newPriority', title: 'New priority', value: ({ newPriority }) => newPriority },
  {
    key: 'delay',
    title: 'On hold until',
    value: ({ holdUntil }) => (holdUntil === null ? null : time(holdUntil)),
  },
  { key: 'due', title: 'Due', value: ({ due }) => due },
  { key: 'quiet', title: 'No action', value: quietWord },
];
