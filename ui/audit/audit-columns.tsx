import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { AUDIT_COLUMNS, AUDIT_TITLES, RESULT_WORDS } from '#core/audit/audit-list.ts';
import type { AuditLine, AuditResult } from '#core/audit/audit-record.schema.ts';
import { operationWords } from '#core/audit/audit-words.rule.ts';
import { personWord, subjectWord } from '#core/audit/person-word.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatMoment, formatZone, readerZone } from '../kit/format-time.ts';

const LOOKS = {
  ok: { tone: 'ok', icon: CheckIcon },
  refused: { tone: 'alarm', icon: XMarkIcon },
  limited: { tone: 'trouble', icon: ClockIcon },
} as const satisfies Record<AuditResult, unknown>;

/** The result of one line, in word, icon and colour. */
export const ResultBadge = ({ result }: { readonly result: AuditResult }) => (
  <Badge {...LOOKS[result]} strength={result === 'ok' ? 'plain' : 'tint'}>
    {RESULT_WORDS[result]}
  </Badge>
);

type Cell = Omit<DataColumn<AuditLine>, 'title' | 'inFile'>;

const shownCells = (now: string): readonly Cell[] => [
  { key: 'time', cell: ({ at }) => formatMoment(at, now, readerZone()), narrow: true },
  { key: 'actor', cell: ({ actor }) => personWord(actor), phone: 'meta' },
  { key: 'subject', cell: subjectWord, priority: 3 },
  { key: 'operation', cell: ({ operation }) => operationWords(operation), phone: 'meta' },
  { key: 'target', cell: ({ target }) => target, phone: 'second' },
  {
    key: 'result',
    cell: ({ result }) => <ResultBadge result={result} />,
    narrow: true,
    phone: 'beside',
  },
  { key: 'address', cell: ({ address }) => address, priority: 2 },
];

/** What the list says of a line, and what else a file can say, to be chosen; times of the day of `now` are shortened. */
export const auditColumns = (now: string): readonly DataColumn<AuditLine>[] => {
  const shown = shownCells(now);
  const onDemand = AUDIT_COLUMNS.filter(({ key }) => shown.every((cell) => cell.key !== key)).map(
    ({ key, value }): Cell => ({
      key,
      cell: value,
      kind: key === 'number' ? 'number' : 'text',
      hidden: true,
    }),
  );
  const time = `${AUDIT_TITLES.time}, ${formatZone(now, readerZone())}`;
  return columnsWith(AUDIT_COLUMNS, [...shown, ...onDemand]).map((column) =>
    column.key === 'time' ? { ...column, title: time } : column,
  );
};
