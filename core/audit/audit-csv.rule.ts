import { csvText } from '../kernel/csv.rule.ts';
import type { AuditLine, AuditPerson } from './audit-record.schema.ts';

/** Headings of the record as a table. */
export const AUDIT_HEAD = [
  'Number',
  'Time (UTC)',
  'Acted',
  'Acted (username)',
  'For',
  'For (username)',
  'Operation',
  'Target',
  'Result',
  'Address',
  'Claimed address',
  'Request',
  'Session',
  'Details',
] as const;

const nameOf = (person: AuditPerson | null): string => person?.name ?? person?.id ?? '';

/** A line under those headings. */
export const auditCells = (line: AuditLine): readonly string[] => [
  String(line.seq),
  line.at,
  nameOf(line.actor),
  line.actor?.username ?? '',
  nameOf(line.subject),
  line.subject?.username ?? '',
  line.operation,
  line.target ?? '',
  line.result,
  line.address,
  line.claimedIp ?? '',
  line.requestId,
  line.sessionId ?? '',
  line.detail.map(({ name, value }) => `${name}=${value}`).join('; '),
];

/** Lines of the record as a table for a spreadsheet, in the order given. */
export const auditCsv = (lines: readonly AuditLine[]): string =>
  csvText(AUDIT_HEAD, lines.map(auditCells));
