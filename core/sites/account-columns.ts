import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { AccountRow } from './accounts-page.schema.ts';
import { siteStates } from './site-state.rule.ts';

/** Returns all problems of an account as text. A running test includes its end. */
const stateText = (
  { badges }: AccountRow,
  now: string | null,
  time: (at: string, timeZone: string) => string,
): string =>
  siteStates(badges, now)
    .map((state) =>
      state === 'On test' && badges.onTestUntil !== null
        ? `On test until ${time(badges.onTestUntil, badges.timeZone)}`
        : state,
    )
    .join(', ');

/**
 * Returns the columns of the account list and its exported files, for the person who exports them. `time` formats an
 * instant in a site's time zone.
 */
export const accountColumns = (
  time: (at: string, timeZone: string) => string,
  now: string | null,
): readonly ExportColumn<AccountRow>[] => {
  const at = (instant: string | null, row: AccountRow): string | null =>
    instant === null ? null : time(instant, row.badges.timeZone);
  return [
    { key: 'site', title: 'Site', value: ({ siteName }) => siteName },
    { key: 'account', title: 'Account', value: ({ transmitterCode }) => transmitterCode },
    { key: 'state', title: 'State', value: (row) => stateText(row, now, time) },
    { key: 'city', title: 'City', value: ({ city }) => city },
    { key: 'type', title: 'Type', value: ({ siteType }) => siteType },
    {
      key: 'branch',
      title: 'Branch',
      value: ({ siteGroupNum, branchName }) => `${siteGroupNum} ${branchName}`,
    },
    { key: 'trouble', title: 'Trouble', value: ({ oldestTrouble }) => oldestTrouble?.text ?? null },
    { key: 'lastSignal', title: 'Last signal', value: (row) => at(row.lastSignalAt, row) },
    { key: 'address', title: 'Address', value: ({ addressDisplay }) => addressDisplay },
    {
      key: 'monitoredSince',
      title: 'Monitored since',
      value: (row) => at(row.monitoredSince, row)?.slice(0, 10) ?? null,
    },
    { key: 'services', title: 'Services', value: ({ services }) => services.join(', ') },
    { key: 'timerTest', title: 'Timer test due', value: (row) => at(row.timerTestDueAt, row) },
    { key: 'permit', title: 'Permit expires', value: ({ permitExpires }) => permitExpires },
    { key: 'quality', title: 'Data quality', value: ({ quality }) => `${quality}%` },
  ];
};
