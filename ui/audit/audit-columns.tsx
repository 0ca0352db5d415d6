import { AUDIT_COLUMNS, AUDIT_TITLES } from '#core/audit/audit-list.ts';
import type { AuditLine } from '#core/audit/audit-record.schema.ts';
import { personWord, subjectWord } from '#core/audit/person-word.rule.ts';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { ResultBadge } from './result-badge.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const SHOWN: readonly string[] = [
  'time',
  'actor',
  'subject',
  'operation',
  'target',
  'result',
  'address',
];

/** What else a file can say of a line, to be chosen. */
const ON_DEMAND: readonly DataColumn<AuditLine>[] = AUDIT_COLUMNS.filter(
  ({ key }) => !SHOWN.includes(key),
).map(({ key, title, value }) => ({
  key,
  title,
  cell: value,
  kind: key === 'number' ? 'number' : 'text',
  hidden: true,
  inFile: true,
}));

/** What the list says of a line; times of the day of `now` are shortened. */
export const auditColumns = (now: string): readonly DataColumn<AuditLine>[] => [
  {
    key: 'time',
    title: `${AUDIT_TITLES.time}, ${formatZone(now, zone())}`,
    cell: ({ at }) => formatMoment(at, now, zone()),
    narrow: true,
    inFile: true,
  },
  {
    key: 'actor',
    title: AUDIT_TITLES.actor,
    cell: ({ actor }) => personWord(actor),
    phone: 'meta',
    inFile: true,
  },
  { key: 'subject', title: AUDIT_TITLES.subject, cell: subjectWord, priority: 3, inFile: true },
  {
    key: 'operation',
    title: AUDIT_TITLES.operation,
    cell: ({ operation }) => operation,
    phone: 'meta',
    inFile: true,
  },
  {
    key: 'target',
    title: AUDIT_TITLES.target,
    cell: ({ target }) => target,
    phone: 'second',
    inFile: true,
  },
  {
    key: 'result',
    title: AUDIT_TITLES.result,
    cell: ({ result }) => <ResultBadge result={result} />,
    narrow: true,
    phone: 'beside',
    inFile: true,
  },
  {
    key: 'address',
    title: AUDIT_TITLES.address,
    cell: ({ address }) => address,
    priority: 2,
    inFile: true,
  },
  ...ON_DEMAND,
];
