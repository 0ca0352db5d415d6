import { LIMITS } from '../kernel/limits.ts';
import { WINDOW_ROWS } from '../lists/list-query.schema.ts';
import { listShape } from '../lists/list-shape.ts';
import { auditResultSchema } from './audit-record.schema.ts';

const text = { kind: 'text', most: LIMITS.searchText } as const;

/** The record as a list: no search, but a field for each part; always newest first, window below window while it is scrolled (domain guide 6.17). */
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

/** Headings of the list and of what is printed of it. */
export const AUDIT_TITLES = {
  time: 'Time',
  actor: 'Who acted',
  subject: 'For',
  operation: 'Operation',
  target: 'Target',
  result: 'Result',
  address: 'Address',
  number: 'Number',
  request: 'Request',
} as const;

/** How an act ended, in words. */
export const RESULT_WORDS = { ok: 'Done', refused: 'Refused', limited: 'Limited' } as const;
