import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { mapOk } from '#core/kernel/result.ts';
import { REPORT_LIST } from '#core/support/support-list.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

interface Parts extends ListServices {
  readonly support: Pick<SupportGateway, 'reports' | 'exportReports' | 'setReportStatus'>;
}

/** Bug reports and feedback with their states; a filter begins at the first page. */
export class ReportsViewModel {
  /** The report that is read. */
  opened: IntakeReport | null = null;
  readonly submission = new Submission();
  readonly list: ListViewModel<IntakeReport>;
  readonly download: ListDownload;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { support, own } = parts;
    this.list = new ListViewModel({
      shape: REPORT_LIST,
      read: async (query) =>
        mapOk(await support.reports(query), ({ reports, total }) => ({ rows: reports, total })),
      keyOf: ({ reference }) => reference,
      fallback: 'The reports could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => support.exportReports(wanted),
      fallback: 'The reports could not be exported.',
      row: 'report',
    });
    makeAutoObservable(this, {
      list: false,
      download: false,
      submission: false,
      opened: observableRef,
    });
  }

  dispose(): void {
    this.list.dispose();
  }

  open(report: IntakeReport): void {
    this.opened = report;
  }

  close(): void {
    this.opened = null;
  }

  /** Moves the opened report on; when somebody else was quicker it shows what is true now. */
  async setStatus(status: IntakeStatus): Promise<void> {
    const report = this.opened;
    if (report === null || report.status === status) return;
    const { support, toasts } = this.#parts;
    const { reference, rev } = report;
    const send = async () => {
      const answer = await support.setReportStatus(reference, { status, rev });
      await this.list.again();
      return answer;
    };
    await this.submission.press(send, (answer) => {
      if (answer.ok) {
        if (this.opened?.reference === reference) this.opened = answer.value;
        return null;
      }
      const text = explain(answer.error, 'The report could not be changed.');
      if (text !== null)
        toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
      if (isStale(answer.error))
        this.opened = this.list.rows.find((row) => row.reference === reference) ?? null;
      return null;
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly reports: ReportsViewModel;
  }
}
