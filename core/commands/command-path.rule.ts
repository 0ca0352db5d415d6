import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { REPORT_KIND_NAMES, REPORT_KINDS, type ReportKind } from '../reports/report-kinds.ts';
import { searchWords } from '../sites/search-words.rule.ts';
import {
  siteHistoryPath,
  siteInfoPath,
  sitePartPath,
  testPath,
} from '../sites/site-part-path.rule.ts';
import type { CommandTime } from './command-time.rule.ts';
import type { Verb } from './verb-names.ts';

interface Place {
  readonly siteNum: number;
  readonly devNum: number;
}

/** Returns the path at which a verb about an account ends or, for an act on tests, is asked. */
export const commandPath = (
  verb: Verb,
  { siteNum, devNum }: Place,
  application: Application,
): string => {
  if (application === APPLICATIONS.customer) {
    const screens: Readonly<Partial<Record<Verb, string>>> = {
      callList: 'contacts',
      contacts: 'contacts',
      zones: 'zones',
      test: 'no-action',
      extend: 'no-action',
      offTest: 'no-action',
    };
    return `/msa/${screens[verb] ?? 'summary'}?sn=${siteNum}`;
  }
  switch (verb) {
    case 'history':
      return siteHistoryPath(siteNum, devNum);
    case 'callList':
    case 'contacts':
      return sitePartPath(siteNum, devNum, 'contacts');
    case 'zones':
      return sitePartPath(siteNum, devNum, 'zones');
    case 'note':
      return `${siteInfoPath(siteNum, devNum)}&add=note`;
    default:
      return siteInfoPath(siteNum, devNum);
  }
};

/** Returns the path at which the form of a new test opens, or a running test is shown. `ends` is the end by the site's clock. */
export const askedTestPath = (
  application: Application,
  siteNum: number,
  { what, ends }: { readonly what: string; readonly ends: string | null },
): string =>
  `${testPath(application, siteNum, what)}${ends === null ? '' : `&testEnds=${encodeURIComponent(ends)}`}`;

/** Returns the report kinds whose names the words begin, in display order. */
export const reportsNamed = (
  subject: string,
  mayRead: (kind: ReportKind) => boolean,
): readonly ReportKind[] => {
  const words = searchWords(subject.replaceAll(/alarms\b/gi, 'alarm'));
  return REPORT_KINDS.filter((kind) => {
    const terms = searchWords(REPORT_KIND_NAMES[kind].title);
    return mayRead(kind) && words.every((word) => terms.some((term) => term.startsWith(word)));
  });
};

/** Returns the path at which the form of a report opens filled in. */
export const reportPath = (kind: ReportKind, time: CommandTime | null): string => {
  const asked =
    time?.kind === 'period' ? `&period=${time.period.kind}&days=${time.period.days}` : '';
  return `/reports/completed?run=${kind}${asked}`;
};
