import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { HistoryGateway } from '#core/history/history.api.ts';
import type {
  AlarmEvents,
  HistoryChoices,
  HistoryDetail,
  HistoryPeriod,
  HistoryRow,
} from '#core/history/history-row.schema.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { mapOk, ok } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { SiteOpenings } from '#core/openings/site-openings.schema.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Loadable, type Loaded } from '../shell/loadable.ts';
import { alarmReport, createHistoryExport, type HistoryExportParts } from './history-export.ts';
import { ShownAlarms } from './shown-alarms.ts';

/** Minimum milliseconds between two reloads while events arrive. */
const LOOK_EVERY = 1000;
/** The number of days in the opening-hours chart, up to the last day of the filter. */
const STRIP_DAYS = 8;

/** Kinds of events that add a row to the history. */
const KINDS: ReadonlySet<string> = new Set(['activity', 'alarm', 'area', 'testZone']);

interface Parts extends ListServices, HistoryExportParts {
  readonly history: HistoryGateway & Pick<AlarmsGateway, 'siteOpenings'>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** Returns true if the person reads further down, where arriving rows must not move anything. */
  readonly isScrolled: () => boolean;
}

/** The site data of the first response, besides the rows. */
interface PageFacts {
  readonly asOf: string;
  readonly timeZone: string;
  readonly period: HistoryPeriod;
  readonly last: { readonly at: string; readonly event: string } | null;
  readonly choices: HistoryChoices;
}

/**
 * The view model of a site's history: alarms with their events, all activity, one opened row, and a hint about new rows
 * (domain guide 6.12).
 */
export class HistoryViewModel {
  siteNum: number | null = null;
  told: PageFacts | null = null;
  readonly list: ListViewModel<HistoryRow>;
  readonly alarms: ShownAlarms;
  readonly download: ListDownload;
  readonly job: JobFollower;
  readonly report: ListDownload;
  readonly openings: Loadable<SiteOpenings>;
  /** The row whose details the drawer shows. */
  opened: HistoryRow | null = null;
  detail: Loaded<HistoryDetail> = { at: 'loading' };
  readonly #parts: Parts;
  #listening: Subscription | undefined;
  #turn = 0;
  /** The row that the URL named last. It is looked for once. */
  #named: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.job = parts.job;
    this.alarms = new ShownAlarms(parts.history);
    this.list = new ListViewModel({
      shape: HISTORY_LIST,
      read: (query, after) => this.#read(query, after),
      keyOf: ({ id }) => id,
      fallback: 'The history could not be loaded.',
      scrolls: true,
      countNew: (query, first) => this.#countNew(query, first),
      own: parts.own,
      returns: {
        facts: () => this.told,
        tell: (facts) => runInAction(() => (this.told = facts as PageFacts | null)),
      },
    });
    const take = createHistoryExport(parts);
    const files = (): ListDownload =>
      new ListDownload({
        ...parts,
        fallback: 'The history could not be exported.',
        take: (wanted) => {
          const { state } = this.list;
          return take(this.siteNum ?? 0, wanted, state.at === 'ready' && state.page.more === true);
        },
      });
    [this.download, this.report] = [files(), files()];
    this.openings = new Loadable({
      read: () => this.#readOpenings(),
      fallback: 'Openings and closings could not be loaded.',
    });
    const parted = {
      list: false,
      alarms: false,
      download: false,
      report: false,
      job: false,
    } as const;
    makeAutoObservable(this, {
      told: observableRef,
      opened: observableRef,
      detail: observableRef,
      ...parted,
      openings: false,
    });
  }

  /** True if a search or a filter hides rows of the displayed days. */
  get narrowsDays(): boolean {
    const { search, filters } = this.list.query;
    return (
      search.trim() !== '' || Object.keys(filters).some((name) => name !== 'from' && name !== 'to')
    );
  }

  start(): void {
    this.#listening ??= this.#listen();
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.#turn += 1;
    this.openings.dispose();
    this.list.dispose();
  }

  /** Opens the history of a site, with the filter from the URL. */
  enter(siteNum: number): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.told = null;
    this.opened = this.#named = null;
    this.alarms.forget();
  }

  /** Opens the row that the URL names, once there are rows; a row that is not among them is ignored. */
  openNamed(id: string | null): void {
    if (id === this.#named || (id !== null && this.list.state.at !== 'ready')) return;
    this.#named = id;
    const row = this.list.rows.find((one) => one.id === id);
    if (row === undefined) this.hide();
    else void this.show(row);
  }

  /** Opens a row's drawer and loads the row's signal. */
  async show(row: HistoryRow): Promise<void> {
    const turn = ++this.#turn;
    this.opened = row;
    this.detail = { at: 'loading' };
    const { place } = row;
    const found = await this.#parts.history.siteHistoryRow({ sn: this.siteNum ?? 0, place });
    if (turn !== this.#turn) return;
    runInAction(() => {
      const text = found.ok
        ? null
        : explain(found.error, 'The signal could not be loaded.', 'read');
      if (found.ok) this.detail = { at: 'ready', value: found.value };
      else if (text !== null) this.detail = { at: 'failed', text };
    });
  }

  hide(): void {
    this.#turn += 1;
    this.opened = null;
  }

  printAlarm(events: AlarmEvents): Promise<void> {
    return this.report.run(alarmReport(events));
  }

  async #read(query: ListQuery, after: string | null) {
    const { siteNum } = this;
    if (after === null) void this.alarms.read(siteNum ?? 0, query);
    const page = await this.#parts.history.siteHistory({ sn: siteNum ?? 0, query, before: after });
    if (!page.ok || siteNum !== this.siteNum) return page;
    const { rows, total, more, next, choices, ...shown } = page.value;
    if (choices !== null) this.#tell({ ...shown, choices });
    return ok({ rows, total, more, next });
  }

  #tell(shown: PageFacts): void {
    const before = this.told?.period;
    runInAction(() => (this.told = shown));
    if (before?.to !== shown.period.to || before.from !== shown.period.from)
      void this.openings.load({ background: true });
  }

  async #countNew(query: ListQuery, first: HistoryRow | null) {
    const { history } = this.#parts;
    const sn = this.siteNum ?? 0;
    if (first !== null)
      return mapOk(
        await history.siteHistoryNew({ sn, query, after: first.place }),
        ({ count }) => count,
      );
    const page = await history.siteHistory({ sn, query, before: null });
    return page.ok ? ok(page.value.total) : page;
  }

  #readOpenings() {
    const { from = '', to = '' } = this.told?.period ?? {};
    const days = Math.max(1, Math.min(STRIP_DAYS, dayNumber(to) - dayNumber(from) + 1));
    return this.#parts.history.siteOpenings({ sn: this.siteNum ?? 0, days, last: to });
  }

  #listen(): Subscription {
    const { events$, readAnew$ } = this.#parts.live;
    const own$ = events$.pipe(
      filter(({ siteNum, kind }) => siteNum === this.siteNum && KINDS.has(kind)),
    );
    return merge(own$, readAnew$)
      .pipe(throttleTime(LOOK_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => {
        if (this.told === null) return;
        void this.#streamIn();
        void this.alarms.readAgain();
        void this.openings.load({ background: true });
      });
  }

  /** Shows new rows at the top, or only their number while the person reads further down. */
  async #streamIn(): Promise<void> {
    await this.list.lookForNew();
    if (this.list.reading.fresh > 0 && !this.#parts.isScrolled()) await this.list.showNew();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteHistory: HistoryViewModel;
    readonly historyExportJob: JobFollower;
  }
}
