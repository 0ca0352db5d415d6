import { type AuditFilter, auditResultSchema } from '#core/audit/audit-record.schema.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';

/** Midnight at the begin of a calendar day where the reader is, some days on; null for no day. */
const midnight = (day: string, daysOn: number): string | null => {
  if (day === '') return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysOn).toISOString();
};

/** The filter in instants: days are calendar days of whoever reads, from the begin of the first to the end of the last. */
export const auditFilter = ({ filters }: Pick<ListQuery, 'filters'>): AuditFilter => {
  const { person = '', operation = '', result, text = '', from = '', to = '' } = filters;
  return {
    person: person.trim(),
    operation,
    result: auditResultSchema.options.find((one) => one === result) ?? null,
    text: text.trim(),
    from: midnight(from, 0),
    to: midnight(to, 1),
  };
};
