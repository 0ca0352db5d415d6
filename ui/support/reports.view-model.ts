import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS, LIMITS } from '#core/kernel/limits.ts';
import { requiredText } from '#core/forms/bounded-text.schema.ts';
import { err, mapOk, ok, type Answer } from '#core/kernel/result.ts';
import { REPORT_LIST } from '#core/support/support-list.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { IntakeReport, IntakeStatus } from '#core/support/supported-users.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

interface Parts extends ListServices {
  readonly support: Pick<
    SupportGateway,
    'supportReports' | 'supportReportsExport' | 'supportReportStatus' | 'supportAnswer'
  >;
}

const answerSchema = requiredText('An answer', LIMITS.intakeText);

/** Bug reports, feedback and messages with their states. Changing a filter returns to the first page. */
export class ReportsViewModel {
  opened: IntakeReport | null = null;
  readonly submission = new Submission();
  /** The form for the answer to the open message. */
  readonly answer = new FormState<{ readonly text: string }>({
    initial: { text: '' },
    prefix: 'answer-',
    validate: ({ text }) => {
      const read = answerSchema.safeParse(text);
      if (read.success) return ok({ text: read.data });
      return err({ text: read.error.issues.map(({ message }) => message) });
    },
  });
  readonly list: ListViewModel<IntakeReport>;
  readonly download: ListDownload;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { support, own } = parts;
    this.list = new ListViewModel({
      shape: REPORT_LIST,
      read: async (query) =>
        mapOk(await support.supportReports(query), ({ reports, total }) => ({
          rows: reports,
          total,
        })),
      keyOf: ({ reference }) => reference,
      fallback: 'The reports could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => support.supportReportsExport(wanted),
      fallback: 'The reports could not be exported.',
      row: 'report',
    });
    makeAutoObservable(this, {
      list: false,
      download: false,
      submission: false,
      answer: false,
      opened: observableRef,
    });
  }

  dispose(): void {
    this.list.dispose();
  }

  open(report: IntakeReport): void {
    this.opened = report;
    this.answer.begin({ text: '' });
  }

  close(): void {
    this.opened = null;
  }

  /** Opens the report that the address names, once it is among the rows. Null closes the open one. */
  follow(reference: string | null): void {
    if (reference === null) this.close();
    else if (this.opened?.reference !== reference) {
      const named = this.list.rows.find((row) => row.reference === reference);
      if (named !== undefined) this.open(named);
    }
  }

  /** Changes the state of the open report. After a conflict, shows the other person's change. */
  async setStatus(status: IntakeStatus): Promise<void> {
    const report = this.opened;
    if (report === null || report.status === status) return;
    const { reference, rev } = report;
    await this.#change(reference, () =>
      this.#parts.support.supportReportStatus({ reference, status, rev }),
    );
  }

  /** Sends the answer to the open message and so closes the message. Typed text stays until the answer is stored. */
  async sendAnswer(): Promise<void> {
    const report = this.opened;
    const wanted = this.answer.submit();
    if (report === null || wanted === null) return;
    const { reference, rev } = report;
    await this.#change(reference, async () => {
      const sent = await this.#parts.support.supportAnswer({ reference, ...wanted, rev });
      if (sent.ok && this.opened?.reference === reference) this.answer.begin({ text: '' });
      return sent;
    });
  }

  async #change(reference: string, ask: () => Answer<IntakeReport>): Promise<void> {
    const { toasts } = this.#parts;
    const send = async () => {
      const answer = await ask();
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
