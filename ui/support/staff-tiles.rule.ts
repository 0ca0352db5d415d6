import type { StaffHome } from '#core/home/staff-home.schema.ts';
import type { MailFailure } from '#core/mail-failures/mail-failure.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { failedReportsPath } from '#core/reports/report-list.ts';
import { supportPath } from '#core/support/person-path.rule.ts';

const DAY = 24 * 3600000;

/** A figure on the staff's Home, with the path of the counted list. */
export interface StaffTile {
  readonly id:
    | 'receivers'
    | 'unplaced'
    | 'mail'
    | 'reports'
    | 'failed'
    | 'locked'
    | 'visits'
    | 'inbox'
    | 'news';
  readonly value: number;
  readonly caption: string;
  /** The path of the counted list; null if the list is on the same screen. */
  readonly to: string | null;
}

/** Returns how many messages failed, and how many of these contain a code. */
export const sumFailures = (failures: readonly MailFailure[]) => ({
  messages: failures.reduce((sum, { messages }) => sum + messages, 0),
  codes: failures.reduce((sum, { codes }) => sum + codes, 0),
});

/** Returns the filter of the audit log for the failed sign-ins of the last 24 hours. */
export const failedLogins = (asOf: string): Readonly<Record<string, string>> => ({
  operation: 'login',
  result: 'refused',
  from: new Date(Date.parse(asOf) - DAY).toISOString().slice(0, 10),
});

const worstText = ([worst]: NonNullable<StaffHome['logins']>['sources']): string => {
  if (worst === undefined) return 'In 24 hours';
  const who = worst.person?.name ?? (worst.address === null ? 'one account' : 'one address');
  return `${worst.tries} from ${who}`;
};

/**
 * Returns the figures of the staff's Home, most urgent first. A figure whose list the user may not open is left out
 * (domain guide 6.19).
 */
export const staffTiles = (
  { asOf, failures, logins, impersonations, intake, news, reports, signals }: StaffHome,
  counts: { readonly locked: number; readonly written: number },
  mayReadAuditLog: boolean,
): readonly StaffTile[] => {
  const lastMonth = new Date(Date.parse(asOf) - 30 * DAY).toISOString().slice(0, 10);
  const mail = failures === null ? null : sumFailures(failures);
  const unplaced = signals === null ? 0 : signals.strayNumbers + signals.unreadLines;
  const tiles: readonly (StaffTile | false | null)[] = [
    signals !== null &&
      signals.silent.length > 0 && {
        id: 'receivers',
        value: signals.silent.length,
        caption: '30 minutes or longer',
        to: null,
      },
    signals !== null &&
      unplaced > 0 && {
        id: 'unplaced',
        value: unplaced,
        caption: `${counted(signals.strayNumbers, 'number')} not on file`,
        to: null,
      },
    mail !== null &&
      mail.messages > 0 && {
        id: 'mail',
        value: mail.messages,
        caption: mail.codes === 0 ? 'In 24 hours' : counted(mail.codes, 'is a code', 'are codes'),
        to: null,
      },
    logins &&
      mayReadAuditLog && {
        id: 'failed',
        value: logins.failed24h,
        caption: worstText(logins.sources),
        to: supportPath({ tab: 'audit', list: failedLogins(asOf) }),
      },
    logins && {
      id: 'locked',
      value: counts.locked,
      caption: 'After failed attempts',
      to: supportPath(),
    },
    reports && {
      id: 'reports',
      value: reports.failed,
      caption: 'In 30 days',
      to: failedReportsPath(lastMonth),
    },
    impersonations && {
      id: 'visits',
      value: impersonations.open,
      caption: 'Running now',
      to: supportPath({ tab: 'sessions', list: { state: 'running' } }),
    },
    intake && {
      id: 'inbox',
      value: counts.written,
      caption: `${counted(intake.newBugs, 'new bug')}, ${intake.newFeedback} feedback`,
      to: supportPath({ tab: 'intake', list: { status: 'New' } }),
    },
    news && {
      id: 'news',
      value: news.live,
      caption: `${news.future} scheduled`,
      to: '/news/setup',
    },
  ];
  return tiles.filter((tile) => tile !== null && tile !== false);
};
