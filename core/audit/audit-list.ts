import { LIMITS } from '../kernel/limits.ts';
import { WINDOW_ROWS, listShape } from '../lists/list-query.schema.ts';
import { auditResultSchema } from './audit-line.schema.ts';

const text = { kind: 'text', most: LIMITS.searchText } as const;

/**
 * Shape of the audit-log list: a filter for each part instead of a search, newest first, loaded page by page while
 * scrolling (domain guide 6.17).
 */
export const AUDIT_LIST = listShape({
  name: 'audit',
  sizes: [WINDOW_ROWS],
  filters: {
    person: text,
    operation: text,
    result: { kind: 'choice', of: auditResultSchema.options },
    text,
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
});

/** Begins the value of the operation filter that shows all operations but one. */
export const ALL_BUT = '-';

/** The filter without the signals received, which are most of the log and hardly ever looked for. */
export const ALL_BUT_SIGNALS = { operation: `${ALL_BUT}signal.batch` } as const;

/**
 * Maximum number of facts per entry in the list, and for a single entry. An import of zones has thousands of facts; an
 * exported file has all facts.
 */
export const FACTS = { inList: 20, ofLine: 500 } as const;

/** The kind of the job that exports more audit-log entries than a direct export. */
export const AUDIT_JOB = 'audit.export';

/** Column headings of the audit-log list and its printed form. */
export const AUDIT_TITLES = {
  time: 'Time',
  actor: 'Who acted',
  subject: 'For',
  operation: 'Operation',
  target: 'Target',
  result: 'Result',
  address: 'Address',
  number: 'Number',
  actorUsername: 'Who acted (username)',
  subjectUsername: 'For (username)',
  claimed: 'Claimed address',
  request: 'Request',
  session: 'Session',
  details: 'Details',
  name: 'Technical name',
} as const;

/** Display text of each result. */
export const RESULT_TEXT = { ok: 'Done', refused: 'Refused', limited: 'Limited' } as const;
