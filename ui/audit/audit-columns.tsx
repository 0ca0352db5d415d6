import { auditFileColumns } from '#core/audit/audit-file-columns.ts';
import { AUDIT_TITLES } from '#core/audit/audit-list.ts';
import type { AuditLine } from '#core/audit/audit-line.schema.ts';
import { operationText } from '#core/audit/operation-text.rule.ts';
import { personWord, subjectWord } from '#core/audit/person-word.rule.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatMoment, formatZone, readerZone } from '../kit/format-time.ts';
import { ResultBadge } from '../shell/result-badge.tsx';

// The time of a row is a cell of its own.
const COLUMNS = auditFileColumns(String);

type Cell = Omit<DataColumn<AuditLine>, 'title' | 'inFile'>;

const shownCells = (now: string): readonly Cell[] => [
  { key: 'time', cell: ({ at }) => formatMoment(at, now, readerZone()), narrow: true },
  { key: 'actor', cell: ({ actor }) => personWord(actor), phone: 'meta' },
  { key: 'subject', cell: subjectWord, priority: 3 },
  { key: 'operation', cell: ({ operation }) => operationText(operation), phone: 'meta' },
  { key: 'target', cell: ({ target }) => target, phone: 'second' },
  {
    key: 'result',
    cell: ({ result }) => <ResultBadge result={result} />,
    narrow: true,
    phone: 'beside',
  },
  { key: 'address', cell: ({ address }) => address, priority: 2 },
];

/**
 * Returns the columns of the audit log, including optional columns that an export can contain. Times on the day of `now`
 * are shown without their date.
 */
export const auditColumns = (now: string): readonly DataColumn<AuditLine>[] => {
  const shown = shownCells(now);
  const onDemand = COLUMNS.filter(({ key }) => shown.every((cell) => cell.key !== key)).map(
    ({ key, value }): Cell => ({
      key,
      cell: value,
      kind: key === 'number' ? 'number' : 'text',
      hidden: true,
    }),
  );
  const time = `${AUDIT_TITLES.time}, ${formatZone(now, readerZone())}`;
  return columnsWith(COLUMNS, [...shown, ...onDemand]).map((column) =>
    column.key === 'time' ? { ...column, title: time } : column,
  );
};
