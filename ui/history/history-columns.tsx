import { historyColumns, quietWord } from '#core/history/history-columns.ts';
import type { HistoryRow } from '#core/history/history-row.schema.ts';
import { happeningText } from '#core/history/happening-text.rule.ts';
import { activityLook } from '../alarms/activity-looks.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatZone } from '../kit/format-time.ts';
import { secondsOf } from './history-time.ts';

/** Returns true for rows that caused no response, which are gray and italic (domain guide 6.12 "Row kinds"). */
export const isQuiet = ({ onTest, runaway }: HistoryRow): boolean => onTest || runaway;

/** Shows the kind of a row, as icon and label. */
export const KindBadge = ({ row }: { readonly row: HistoryRow }) => {
  const { icon, state } = activityLook(row);
  return (
    <Badge strength="plain" tone={isQuiet(row) ? 'neutral' : state} icon={icon}>
      {row.kind}
    </Badge>
  );
};

const noteOf = (row: HistoryRow): string | null =>
  [
    quietWord(row),
    row.defined ? null : 'Not defined',
    row.withheld ? 'Owner not notified yet' : null,
  ]
    .filter((one) => one !== null)
    .join(' · ') || null;

const zoneWords = ({ zone, zoneText }: HistoryRow): string | null =>
  zone === null || /^0+$/.test(zone)
    ? null
    : [zone, zoneText?.split(' – ')[0]].filter(Boolean).join(' ');

const whoOf = ({ actor, panelUser, userName }: HistoryRow): string | null =>
  actor ?? userName ?? (panelUser === null ? null : `User ${panelUser}`);

type Cell = Omit<DataColumn<HistoryRow>, 'title' | 'inFile'>;

/** Returns the columns of the activity list. Times are in the site's time zone, which the header names. */
export const activityColumns = (
  now: string,
  timeZone: string,
): readonly DataColumn<HistoryRow>[] => {
  const cells: readonly Cell[] = [
    {
      key: 'time',
      cell: ({ at }) => secondsOf(at, now, timeZone),
      kind: 'line',
      narrow: true,
      phone: 'meta',
      phoneCell: (row) => {
        const who = whoOf(row);
        return [secondsOf(row.at, now, timeZone), who && `by ${who}`, noteOf(row)]
          .filter(Boolean)
          .join(' · ');
      },
    },
    { key: 'kind', cell: (row) => <KindBadge row={row} />, kind: 'line', phone: 'beside' },
    { key: 'event', cell: happeningText, note: noteOf, phone: 'second', least: 208 },
    { key: 'zone', cell: zoneWords, priority: 2 },
    { key: 'code', cell: ({ code }) => code, priority: 3 },
    { key: 'who', cell: whoOf, priority: 2 },
    { key: 'alarm', cell: ({ alarmNum }) => alarmNum, kind: 'number', priority: 3 },
  ];
  const file = historyColumns((at) => at);
  const more = file
    .filter(({ key }) => cells.every((cell) => cell.key !== key))
    .map(({ key }): Cell => ({
      key,
      cell: (row) =>
        historyColumns((at) => secondsOf(at, now, timeZone))
          .find((one) => one.key === key)
          ?.value(row),
      hidden: true,
    }));
  return columnsWith(file, [...cells, ...more]).map((column) =>
    column.key === 'time' ? { ...column, title: `Time, ${formatZone(now, timeZone)}` } : column,
  );
};
