import type { HistoryFilter } from '../../history/history-filter.rule.ts';
import type { HistoryAlarm, HistoryChoices, HistoryRow } from '../../history/history-row.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { ZoneState } from '../signals/device-state.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';

/** The site whose history is read, with what it can be narrowed to. */
export interface HistorySite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly timeZone: string;
  readonly choices: HistoryChoices;
}

/** A row's place: the order is time, then what its receiver counted, then its id. */
export interface RowPlace {
  readonly at: number;
  readonly counter: string;
  readonly id: string;
}

/** A part of the rows of a filter; `before` null begins. */
export interface RowWindow {
  readonly before: RowPlace | null;
  readonly limit: number;
}

/** A row with what only its drawer shows, and the zones of its device as they are now. */
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

/** What happened at sites, as dealers read it; what lies outside of their scope does not exist (domain guide 6.12, 5.2). */
export interface HistoryRepository {
  /** The site alone, by one statement, so that days can be read by its clocks. */
  site(where: SiteLookUp): Promise<LookedUp<HistorySite>>;
  /** A window of rows, newest first, with how many there are, counted up to `most`, and the newest signal of the site. */
  window(
    siteNum: number,
    filter: HistoryFilter,
    window: RowWindow & { readonly most: number },
  ): Promise<{
    readonly rows: readonly HistoryRow[];
    readonly count: number;
    readonly last: { readonly at: string; readonly event: string } | null;
  }>;
  /** Rows alone, newest first. */
  rows(siteNum: number, filter: HistoryFilter, window: RowWindow): Promise<readonly HistoryRow[]>;
  /** How many rows of a filter came after one, counted up to `most`. */
  countNew(siteNum: number, filter: HistoryFilter, after: RowPlace, most: number): Promise<number>;
  /** A window of the alarms of a filter, newest first; `before` is the number of the last one above it. */
  alarms(
    siteNum: number,
    filter: HistoryFilter,
    window: {
      readonly before: { readonly at: number; readonly num: number } | null;
      readonly limit: number;
      readonly most: number;
    },
  ): Promise<{ readonly alarms: readonly HistoryAlarm[]; readonly count: number }>;
  /** One alarm since `since` with its first `limit` rows, oldest first. */
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
  /** One row since `since` with all that is kept of it. */
  row(
    where: SiteLookUp,
    wanted: { readonly id: string; readonly at: number; readonly since: number },
  ): Promise<LookedUp<RowFacts>>;
  /** The device with a transmitter code, without regard to case, within the viewer's scope. */
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
  /** A device as signals find it, read and not held; of zones only those whose number, without zeros before it, may be meant. */
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
