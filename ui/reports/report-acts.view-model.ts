import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ReportSchedule } from '#core/reports/report-schedule.schema.ts';
import type { ReportFormat, ReportRow } from '#core/reports/report-row.schema.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import type { ReportSplit } from '#core/reports/report-splits.rule.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: ReportsGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly makeKey: () => AttemptKey;
  /** Reloads the data an action may have changed. */
  readonly refresh: () => Promise<void>;
}

/** The actions on an existing report or schedule, one at a time, with messages. */
export class ReportActs {
  readonly submission = new Submission();
  /** The report or schedule whose deletion waits for confirmation; null for none. */
  deleting: ReportRow | ReportSchedule | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false, deleting: observableRef });
  }

  /** Asks for confirmation before a report or schedule is deleted; null cancels. */
  askToDelete(what: ReportRow | ReportSchedule | null): void {
    this.deleting = what;
    this.submission.clear();
  }

  /** Deletes the report or schedule after confirmation. Resolves to true if it was deleted. */
  async remove(): Promise<boolean> {
    const { deleting } = this;
    if (deleting === null) return false;
    const { gateway } = this.#parts;
    const { id } = deleting;
    const done =
      'rev' in deleting
        ? await this.#act(
            () => gateway.deleteReportSchedule({ id, rev: deleting.rev }),
            'The schedule was deleted',
          )
        : await this.#act(() => gateway.deleteReport({ id }), 'The report was deleted');
    if (done)
      runInAction(() => {
        if (this.deleting === deleting) this.deleting = null;
      });
    return done;
  }

  /** Runs a schedule now, for its recipients or only for the signed-in person. */
  async runSchedule({ id }: ReportSchedule, toMe: boolean): Promise<void> {
    const { gateway, makeKey } = this.#parts;
    const newId = makeKey().for([id, toMe]);
    const text = toMe
      ? 'The report is being created. We’ll email you its link'
      : 'The report is being created and emailed';
    await this.#act(() => gateway.runReportSchedule({ id, newId, toMe }), text);
  }

  async stop({ id }: ReportRow): Promise<void> {
    await this.#act(() => this.#parts.gateway.stopReport({ id }), 'The report was stopped');
  }

  async send({ id, recipients }: ReportRow): Promise<void> {
    const text = recipients === 1 ? 'The link was sent again' : 'The links were sent again';
    await this.#act(() => this.#parts.gateway.sendReport({ id }), text);
  }

  /** Reruns a report for the same days: unchanged, in another format, or split into parts. */
  async again({ id }: ReportRow, format: ReportFormat, split: ReportSplit): Promise<void> {
    const { gateway, makeKey } = this.#parts;
    const newId = makeKey().for([id, format, split]);
    const text =
      split === 'whole' ? 'The report is being created' : 'The reports are being created';
    await this.#act(() => gateway.runReportAgain({ id, newId, format, split }), text);
  }

  async #act(send: () => Answer<unknown>, title: string): Promise<boolean> {
    const { refresh, toasts } = this.#parts;
    const done = await this.submission.run(send, {
      fallback: 'This could not be done.',
      onOk: () => toastDone(toasts, { title }),
    });
    await refresh();
    return done;
  }
}
