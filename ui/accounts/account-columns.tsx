import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { accountColumns } from '#core/sites/account-columns.ts';
import type { AccountRow } from '#core/sites/accounts-page.schema.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatDate, formatZonedMoment } from '../kit/format-time.ts';
import { SiteStateMark } from '../shell/site-state-mark.tsx';

const NONE = '–';

/** Returns the columns of the account list. Times are in each site's time zone, and the zone is named if it differs from the reader's. */
export const columnsOfAccounts = (now: string): readonly DataColumn<AccountRow>[] => {
  const when = (at: string | null, { badges }: AccountRow): string =>
    at === null ? NONE : formatZonedMoment(at, now, badges.timeZone);
  return columnsWith<AccountRow>(
    accountColumns(() => '', null),
    [
      { key: 'site', cell: ({ siteName }) => siteName, sortable: true },
      {
        key: 'account',
        cell: ({ transmitterCode }) => transmitterCode || NONE,
        kind: 'line',
        phone: 'meta',
        sortable: true,
      },
      {
        key: 'state',
        cell: ({ badges }) => <SiteStateMark badges={badges} now={now} />,
        kind: 'line',
        phone: 'second',
        sortable: true,
      },
      { key: 'city', cell: ({ city }) => city, priority: 2, phone: 'meta', sortable: true },
      { key: 'type', cell: ({ siteType }) => siteType, priority: 3, hidden: true },
      {
        key: 'branch',
        cell: ({ siteGroupNum, branchName }) => `${siteGroupNum} ${branchName}`,
        priority: 3,
        hidden: true,
        sortable: true,
      },
      {
        key: 'trouble',
        cell: ({ oldestTrouble }) => oldestTrouble?.text ?? NONE,
        priority: 3,
        hidden: true,
      },
      {
        key: 'lastSignal',
        cell: (row) => when(row.lastSignalAt, row),
        kind: 'number',
        priority: 2,
        sortable: true,
      },
      { key: 'address', cell: ({ addressDisplay }) => addressDisplay, priority: 3, hidden: true },
      {
        key: 'monitoredSince',
        cell: ({ badges, monitoredSince }) =>
          monitoredSince === null ? NONE : formatDate(monitoredSince, now, badges.timeZone),
        kind: 'line',
        priority: 3,
        hidden: true,
        sortable: true,
      },
      {
        key: 'services',
        cell: ({ services }) => services.join(', ') || NONE,
        priority: 3,
        hidden: true,
      },
      {
        key: 'timerTest',
        cell: (row) => when(row.timerTestDueAt, row),
        kind: 'number',
        priority: 3,
        hidden: true,
      },
      {
        key: 'permit',
        cell: ({ permitExpires }) => (permitExpires === null ? NONE : dayLabel(permitExpires)),
        kind: 'line',
        priority: 3,
        hidden: true,
      },
      {
        key: 'quality',
        cell: ({ quality }) => `${quality}%`,
        kind: 'number',
        priority: 3,
        hidden: true,
      },
    ],
  );
};
