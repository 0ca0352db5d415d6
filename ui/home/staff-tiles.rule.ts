import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { failedReportsPath } from '#core/reports/report-list.ts';
import { supportPath } from '#core/support/support-address.rule.ts';

const DAY = 24 * 3600000;

/** One figure of the staff's Home, and the address of the list it counts, with its filter set. */
export interface StaffTile {
  readonly id: 'reports' | 'failed' | 'visits' | 'bugs' | 'feedback' | 'news';
  readonly value: number;
  readonly caption: string;
  readonly to: string;
}

/** The staff's figures, most urgent first; one whose list the reader may not open is absent (domain guide 6.19). */
export const staffTiles = (
  { asOf, logins, impersonations, intake, news, reports }: StaffHome,
  mayReadRecord: boolean,
): readonly StaffTile[] => {
  const yesterday = new Date(Date.parse(asOf) - DAY).toISOString().slice(0, 10);
  const lastMonth = new Date(Date.parse(asOf) - 30 * DAY).toISOString().slice(0, 10);
  const refused = { operation: 'login', result: 'refused', from: yesterday };
  const written = (kind: string) => supportPath({ tab: 'intake', list: { kind, status: 'New' } });
  const tiles: readonly (StaffTile | false | null)[] = [
    logins &&
      mayReadRecord && {
        id: 'failed',
        value: logins.failed24h,
        caption: 'Within 24 hours',
        to: supportPath({ tab: 'audit', list: refused }),
      },
    reports && {
      id: 'reports',
      value: reports.failed,
      caption: 'Within 30 days',
      to: failedReportsPath(lastMonth),
    },
    impersonations && {
      id: 'visits',
      value: impersonations.open,
      caption: 'Staff viewing as a user',
      to: supportPath({ tab: 'sessions', list: { state: 'running' } }),
    },
    intake && { id: 'bugs', value: intake.newBugs, caption: 'Nobody’s yet', to: written('bug') },
    intake && {
      id: 'feedback',
      value: intake.newFeedback,
      caption: 'Nobody’s yet',
      to: written('feedback'),
    },
    news && {
      id: 'news',
      value: news.live,
      caption: `${news.future} more to come`,
      to: '/news/setup',
    },
  ];
  return tiles.filter((tile) => tile !== null && tile !== false);
};
