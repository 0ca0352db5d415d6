import type { AuditFilter, PageSize } from '#core/audit/audit-filter.ts';
import { PAGE_SIZES } from '#core/audit/audit-filter.ts';
import { auditResultSchema, type AuditResult } from '#core/audit/audit-record.schema.ts';

/** The filter as it stands in the fields and in the address; days are calendar days of whoever reads, both included. */
export interface AuditForm {
  readonly person: string;
  readonly operation: string;
  readonly result: AuditResult | '';
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly size: PageSize;
}

/** Nothing is left out, pages are short. */
export const NO_FILTER: AuditForm = {
  person: '',
  operation: '',
  result: '',
  text: '',
  from: '',
  to: '',
  size: 25,
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filter an address names; what it cannot mean counts as not said. */
export const readAuditForm = (value: (name: string) => string | null): AuditForm => {
  const text = (name: string): string => value(name)?.slice(0, 100) ?? '';
  const day = (name: string): string => (DAY.test(text(name)) ? text(name) : '');
  return {
    person: text('person'),
    operation: text('operation'),
    result: auditResultSchema.options.find((one) => one === value('result')) ?? '',
    text: text('text'),
    from: day('from'),
    to: day('to'),
    size: PAGE_SIZES.find((size) => String(size) === value('size')) ?? NO_FILTER.size,
  };
};

/** What an address says of a filter: its names, each with a text, empty where it is as without one. */
export const auditQuery = (form: AuditForm): readonly (readonly [string, string])[] => [
  ['person', form.person],
  ['operation', form.operation],
  ['result', form.result],
  ['text', form.text],
  ['from', form.from],
  ['to', form.to],
  ['size', form.size === NO_FILTER.size ? '' : String(form.size)],
];

/** Midnight at the begin of a calendar day where the reader is, some days on; null for no day. */
const midnight = (day: string, daysOn: number): string | null => {
  if (!DAY.test(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysOn).toISOString();
};

/** The filter in instants: from the begin of the first day to the end of the last. */
export const auditFilter = (form: AuditForm): AuditFilter => ({
  person: form.person.trim(),
  operation: form.operation,
  result: form.result === '' ? null : form.result,
  text: form.text.trim(),
  from: midnight(form.from, 0),
  to: midnight(form.to, 1),
});
