import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, interval, merge, throttleTime, type Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { REPORT_LIST, STAFF_REPORT_LIST } from '#core/reports/report-list.ts';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { ReportPage, ReportRow } from '#core/reports/report-row.schema.ts';
import type { ReportSchedule, ReportSchedules } from '#core/reports/report-schedule.schema.ts';
import type { TypedReportRequest } from '#core/reports/typed-report-request.rule.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { toastDone } from '../shell/toast-done.ts';
import { ReportActs } from './report-acts.view-model.ts';
import { ReportDownload } from './report-download.ts';
import { RunReportViewModel } from './run-report.view-model.ts';
import { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';

interface Parts extends ListServices {
  readonly gateway: ReportsGateway;
  /** Searches accounts by number or name. */
  readonly search: SitesGateway['searchSites'];
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly viewer: FileViewer;
  readonly makeKey: () => AttemptKey;
  /** True for staff, who see the reports of all groups but cannot create any. */
  readonly isStaff: boolean;
}

/** Minimum milliseconds between two reloads. */
const READ_EVERY = 1500;

const isOpen = ({ state }: ReportRow): boolean => state === 'Queued' || state === 'Running';

/** The reports and report schedules, and every action on them (domain guide 6.9). */
export class ReportsViewModel {
  readonly list: ListViewModel<ReportRow>;
  readonly download: ListDownload;
  readonly file: ReportDownload;
  readonly acts: ReportActs;
  /** Id of the report named in the URL; null for none. */
  openId: string | null = null;
  opened: ReportRow | null = null;
  schedules: ReportSchedules | null = null;
  /** Why the schedules could not be loaded. */
  problem: string | null = null;
  known: ReportPage['schedules'] = [];
  /** The provider's time when the list was last loaded. */
  now: string | null = null;
  running: RunReportViewModel | null = null;
  editing: ScheduleEditorViewModel | null = null;
  readonly #parts: Parts;
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, own } = parts;
    this.list = new ListViewModel<ReportRow>({
      shape: parts.isStaff ? STAFF_REPORT_LIST : REPORT_LIST,
      read: async (query) =>
        mapOk(
          await gateway.listCompletedReports({ query }),
          ({ asOf, reports, schedules, total }) => {
            runInAction(() => {
              this.now = asOf;
              this.known = schedules;
              this.#refind(reports);
            });
            return { rows: reports, total };
          },
        ),
      keyOf: ({ id }) => id,
      fallback: 'The reports could not be loaded.',
      own,
    });
    this.file = new ReportDownload(parts);
    this.acts = new ReportActs({ ...parts, refresh: () => this.#refresh() });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => gateway.exportCompletedReports(wanted),
      fallback: 'The list of reports could not be exported.',
      row: 'report',
    });
    makeAutoObservable(this, {
      list: false,
      download: false,
      file: false,
      acts: false,
      opened: observableRef,
      schedules: observableRef,
      known: observableRef,
      running: observableRef,
      editing: observableRef,
    });
  }

  get isStaff(): boolean {
    return this.#parts.isStaff;
  }

  /** True if the open report has failed and is in the list, so that the failure shows below its row. */
  get isUnfolded(): boolean {
    return this.list.rows.some(({ id, state }) => id === this.openId && state === 'Failed');
  }

  /** Returns the schedule that made a report; null if there is none or the person may not change it. */
  scheduleOf({ scheduleId }: ReportRow): ReportSchedule | null {
    if (this.schedules === null || this.schedules.choices === null) return null;
    return this.schedules.schedules.find(({ id }) => id === scheduleId) ?? null;
  }

  /** The report kinds the person may see; empty until loaded. */
  get kinds(): readonly ReportKind[] {
    return this.schedules?.kinds ?? [];
  }

  get viewer(): FileViewer {
    return this.#parts.viewer;
  }

  start(): void {
    const { events$, readAnew$ } = this.#parts.live;
    const told$ = merge(events$.pipe(filter(({ kind }) => kind === 'report')), readAnew$);
    // Polls the list while a report runs, because progress raises no event.
    const runs$ = interval(READ_EVERY).pipe(filter(() => this.list.rows.some(isOpen)));
    this.#listening ??= merge(told$, runs$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: false, trailing: true }))
      .subscribe(() => void this.#refresh());
    void this.readSchedules();
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.list.dispose();
  }

  /** Opens a report by id; null closes the open report. */
  open(id: string | null): void {
    if (id === this.openId) return;
    this.openId = id;
    this.acts.submission.clear();
    this.#refind(this.list.rows);
    if (id === null) this.opened = null;
  }

  /** Deletes what was confirmed. Resolves to true if that was the open report, whose panel then closes. */
  async remove(): Promise<boolean> {
    const { deleting } = this.acts;
    return (await this.acts.remove()) && deleting?.id === this.openId;
  }

  async readSchedules(): Promise<void> {
    const read = await this.#parts.gateway.listReportSchedules();
    runInAction(() => {
      if (read.ok) {
        this.schedules = read.value;
        this.now = read.value.asOf;
        this.problem = null;
      } else this.problem = explain(read.error, 'The schedules could not be loaded.', 'read');
    });
  }

  /** Opens the dialog that runs a report, filled in as far as `asked` says. */
  askToRun(asked: Partial<TypedReportRequest> = {}): void {
    const choices = this.schedules?.choices ?? null;
    if (choices === null) return;
    const { kinds } = this;
    const { gateway, makeKey, search, toasts } = this.#parts;
    const running = new RunReportViewModel({
      gateway,
      search,
      choices,
      kinds,
      key: makeKey(),
      asked,
      onBegun: () => {
        if (this.running === running) this.running = null;
        toastDone(toasts, { title: 'The report is being created' });
        void this.list.again();
      },
    });
    this.running = running;
  }

  /** Opens the form of a schedule, or of a new schedule when `schedule` is null. */
  edit(schedule: ReportSchedule | null): void {
    const choices = this.schedules?.choices ?? null;
    if (choices === null) return;
    const { kinds } = this;
    const { gateway, makeKey, search, toasts } = this.#parts;
    const editing = new ScheduleEditorViewModel({
      gateway,
      search,
      choices,
      kinds,
      key: makeKey(),
      base: schedule,
      onSaved: () => {
        if (this.editing === editing) this.editing = null;
        toastDone(toasts, { title: 'The schedule was saved' });
        void this.readSchedules();
      },
    });
    this.editing = editing;
  }

  close(): void {
    this.running = this.editing = null;
    this.acts.askToDelete(null);
  }

  async #refresh(): Promise<void> {
    await Promise.all([this.list.again(), this.readSchedules()]);
  }

  #refind(rows: readonly ReportRow[]): void {
    const found = rows.find(({ id }) => id === this.openId);
    if (found !== undefined) this.opened = found;
  }
}
