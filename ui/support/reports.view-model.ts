import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { IntakePage, IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import type { PageSize } from './numbered-pages.tsx';

interface Parts {
  readonly support: Pick<SupportGateway, 'reports' | 'setReportStatus'>;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** Bug reports and feedback with their states; a filter begins at the first page. */
export class ReportsViewModel {
  kind: IntakeReport['kind'] | null = null;
  status: IntakeStatus | null = null;
  page = 1;
  size: PageSize = 25;
  /** The report that is read. */
  opened: IntakeReport | null = null;
  busy = false;
  readonly list: Loadable<IntakePage>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new Loadable({
      read: () =>
        parts.support.reports({
          kind: this.kind,
          status: this.status,
          page: this.page,
          size: this.size,
        }),
      fallback: 'The reports could not be loaded.',
    });
    makeAutoObservable(this, { list: false, opened: observableRef });
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }

  async filter(kind: IntakeReport['kind'] | null, status: IntakeStatus | null): Promise<void> {
    this.kind = kind;
    this.status = status;
    this.page = 1;
    await this.list.load();
  }

  /** Pages count from 1. */
  async turnTo(page: number): Promise<void> {
    this.page = page;
    await this.list.load();
  }

  async show(size: PageSize): Promise<void> {
    this.size = size;
    await this.turnTo(1);
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
    if (report === null || this.busy || report.status === status) return;
    this.busy = true;
    const { reference, rev } = report;
    const answer = await this.#parts.support.setReportStatus(reference, { status, rev });
    await this.list.load();
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        if (this.opened?.reference === reference) this.opened = answer.value;
        return;
      }
      const text = explain(answer.error, 'The report could not be changed.');
      if (text !== null)
        this.#parts.toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
      if (isStale(answer.error)) this.#readAnew(reference);
    });
  }

  #readAnew(reference: string): void {
    const { state } = this.list;
    if (state.at !== 'ready') return;
    this.opened = state.value.reports.find((r) => r.reference === reference) ?? null;
  }
}
