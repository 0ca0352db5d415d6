import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { ok } from '#core/kernel/result.ts';
import { REPORT_LIST } from '#core/support/support-list.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import { fileTaken, ListDownload } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

interface Parts {
  readonly support: Pick<SupportGateway, 'reports' | 'exportReports' | 'setReportStatus'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  readonly own?: OwnPreferences;
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
    const { support, files, toasts, own } = parts;
    this.list = new ListViewModel({
      shape: REPORT_LIST,
      read: async (query) => {
        const page = await support.reports(query);
        return page.ok ? ok({ rows: page.value.reports, total: page.value.total }) : page;
      },
      keyOf: ({ reference }) => reference,
      fallback: 'The reports could not be loaded.',
      ...(own && { own }),
    });
    this.download = new ListDownload({
      take: async (wanted) => fileTaken(await support.exportReports(wanted), wanted.total),
      files,
      toasts,
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
      if (isStale(answer.error)) this.#readAnew(reference);
      return null;
    });
  }

  #readAnew(reference: string): void {
    this.opened = this.list.rows.find((r) => r.reference === reference) ?? null;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly reports: ReportsViewModel;
  }
}
