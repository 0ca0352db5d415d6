import type { HistoryFilter } from '../../history/history-filter.rule.ts';
import type { HistoryAlarm, HistoryChoices, HistoryRow } from '../../history/history-row.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { ZoneState } from '../signals/device-state.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';

/** The site whose history is read, and its filter choices. */
export interface HistorySite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly timeZone: string;
  readonly choices: HistoryChoices;
}

/** Position of a history row in the order by time, then receiver counter, then id. */
export interface RowPlace {
  readonly at: number;
  readonly counter: string;
  readonly id: string;
}

/** A window of history rows. `before` null starts at the newest row. */
export interface RowWindow {
  readonly before: RowPlace | null;
  readonly limit: number;
}

/** A history row with the facts shown only in its details, and the current zones of its device. */
export interface RowFacts {
  readonly row: HistoryRow;
  readonly timeZone: string;
  readonly xmit: string | null;
  readonly receiver: string | null;
  readonly line: string | null;
  readonly panelAt: number | null;
  readonly raw: string | null;
  readonly zones: readonly ZoneState[];
}

/** Reads the history of sites for dealers. A site outside the dealer's scope is treated as not existing (domain guide 6.12, 5.2). */
export interface HistoryRepository {
  /** Returns only the site, in one statement. The site's time zone is needed to interpret the filter's days. */
  site(where: SiteLookUp): Promise<LookedUp<HistorySite>>;
  /** Returns a window of history rows, newest first, with their count up to `most`, and the site's newest signal. */
  window(
    siteNum: number,
    filter: HistoryFilter,
    window: RowWindow & { readonly most: number },
  ): Promise<{
    readonly rows: readonly HistoryRow[];
    readonly count: number;
    readonly last: { readonly at: string; readonly event: string } | null;
  }>;
  /** Returns a window of history rows without counts, newest first. */
  rows(siteNum: number, filter: HistoryFilter, window: RowWindow): Promise<readonly HistoryRow[]>;
  /** Counts the matching history rows after a position, up to `most`. */
  countNew(siteNum: number, filter: HistoryFilter, after: RowPlace, most: number): Promise<number>;
  /** Returns a window of matching alarms, newest first. `before` is the position of the previous window's last alarm. */
  alarms(
    siteNum: number,
    filter: HistoryFilter,
    window: {
      readonly before: { readonly at: number; readonly num: number } | null;
      readonly limit: number;
      readonly most: number;
    },
  ): Promise<{ readonly alarms: readonly HistoryAlarm[]; readonly count: number }>;
  /** Returns one alarm raised since `since`, with its first `limit` rows, oldest first. */
  alarm(
    where: SiteLookUp,
    wanted: { readonly num: number; readonly since: number; readonly limit: number },
  ): Promise<
    LookedUp<{
      readonly timeZone: string;
      readonly alarm: HistoryAlarm;
      readonly rows: readonly HistoryRow[];
    }>
  >;
  /** Returns one history row since `since`, with all details. */
  row(
    where: SiteLookUp,
    wanted: { readonly id: string; readonly at: number; readonly since: number },
  ): Promise<LookedUp<RowFacts>>;
  /** Returns the device with this transmitter code in the viewer's scope, ignoring case. */
  device(
    where: Omit<SiteLookUp, 'siteNum'>,
    xmit: string,
  ): Promise<
    LookedUp<{
      readonly siteNum: number;
      readonly devNum: number;
      readonly siteName: string;
      readonly xmit: string;
    }>
  >;
  /**
   * Returns a device as signal processing uses it, without a lock. Includes only zones whose number equals one of `zones`,
   * ignoring leading zeros.
   */
  deviceState(
    key: { readonly siteNum: number; readonly devNum: number },
    zones: readonly string[],
    now: number,
  ): Promise<LockedDevice | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly history: HistoryRepository;
  }
}
