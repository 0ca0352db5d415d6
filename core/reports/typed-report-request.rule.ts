import type { FieldErrors } from '../forms/read-form.schema.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { knownKind, REPORT_KIND_NAMES, type ReportKind } from './report-kinds.ts';
import {
  REPORT_LIMITS,
  REPORT_PERIOD_KINDS,
  type ReportFormat,
  type ReportPeriod,
  type ReportScope,
  type ReportRequest,
} from './report-row.schema.ts';

export interface TypedReportRequest {
  readonly kind: ReportKind;
  readonly reach: 'group' | 'branch' | 'sites';
  /** The number of the selected branch. Empty when no branch is selected. */
  readonly branch: string;
  /** Site numbers separated by commas. */
  readonly sites: string;
  readonly period: ReportPeriod['kind'];
  readonly days: string;
  readonly format: ReportFormat;
}

export const NEW_REPORT_REQUEST: TypedReportRequest = {
  kind: 'alarmHistory',
  reach: 'group',
  branch: '',
  sites: '',
  period: 'week',
  days: '7',
  format: 'pdf',
};

/** Returns what an address asks the form of a report to be filled with; null if it asks for no report of these kinds. */
export const askedReport = (
  get: (name: 'run' | 'period' | 'days') => string | null,
  kinds: readonly ReportKind[],
): Partial<TypedReportRequest> | null => {
  const kind = kinds.find((one) => one === get('run'));
  const period = REPORT_PERIOD_KINDS.find((one) => one === get('period'));
  if (kind === undefined) return null;
  return { kind, ...(period !== undefined && { period, days: get('days') ?? '7' }) };
};

const numbersIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

const sitesOf = (text: string): Result<ReportScope, FieldErrors> => {
  const numbers = numbersIn(text);
  const wrong = numbers.find((number) => !/^[1-9]\d{0,8}$/.test(number));
  const refused = (text: string) => err<FieldErrors>({ sites: [text] });
  if (wrong !== undefined) return refused(`${wrong} is not a site number`);
  const siteNums = [...new Set(numbers.map(Number))];
  const [siteNum] = siteNums;
  if (siteNum === undefined) return refused('Name at least one site');
  if (siteNums.length > REPORT_LIMITS.sites) return refused(`At most ${REPORT_LIMITS.sites} sites`);
  return ok(siteNums.length === 1 ? { kind: 'site', siteNum } : { kind: 'sites', siteNums });
};

const scopeOf = (
  { branch, kind, reach, sites }: TypedReportRequest,
  group: number,
): Result<ReportScope, FieldErrors> => {
  switch (reach) {
    case 'group':
      return ok({ kind: 'group', siteGroupNum: group });
    case 'branch':
      return branch === ''
        ? err({ branch: ['Choose a branch'] })
        : ok({ kind: 'branch', siteGroupNum: Number(branch) });
    case 'sites':
      return knownKind(kind)?.about === 'groups'
        ? err({ reach: ['This report is about groups: choose the whole group or a branch'] })
        : sitesOf(sites);
  }
};

/** Returns the report request, or the error messages by field. */
export const readReportRequest = (
  typed: TypedReportRequest,
  group: number,
): Result<ReportRequest, FieldErrors> => {
  const scope = scopeOf(typed, group);
  const counts = REPORT_KIND_NAMES[typed.kind].span === 'days' || typed.period === 'days';
  const days = counts ? Number(typed.days) : 1;
  const isDays = Number.isInteger(days) && days >= 1 && days <= REPORT_LIMITS.days;
  if (scope.ok && isDays) {
    const period = { kind: counts ? 'days' : typed.period, days } as const;
    return ok({ kind: typed.kind, scope: scope.value, period, format: typed.format });
  }
  return err({
    ...(scope.ok ? {} : scope.error),
    ...(isDays ? {} : { days: [`Enter 1 to ${REPORT_LIMITS.days} days`] }),
  });
};

/** Converts a report request to form values. An unknown kind becomes the first kind. */
export const showReportRequest = ({
  format,
  kind,
  period,
  scope,
}: Omit<ReportRequest, 'kind'> & { readonly kind: string }): TypedReportRequest => ({
  kind: kind in REPORT_KIND_NAMES ? (kind as ReportKind) : NEW_REPORT_REQUEST.kind,
  reach: scope.kind === 'group' || scope.kind === 'branch' ? scope.kind : 'sites',
  branch: scope.kind === 'branch' ? String(scope.siteGroupNum) : '',
  sites:
    scope.kind === 'site'
      ? String(scope.siteNum)
      : scope.kind === 'sites'
        ? scope.siteNums.join(', ')
        : '',
  period: period.kind,
  days: String(period.days),
  format,
});
