import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import type { AuditLine, AuditPage } from '#core/audit/audit-record.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { Loadable } from '../shell/loadable.ts';
import { auditFilter, NO_FILTER, type AuditForm } from './audit-form.ts';
import type { ChainCheck } from './chain-check.ts';

/** Milliseconds after the last key until the list is read (domain guide 5.5). */
const PAUSE = 250;

interface Parts {
  readonly audit: Pick<AuditGateway, 'page' | 'exportLines' | 'startExport'>;
  /** Follows the export of more lines than are answered at once. */
  readonly job: JobFollower;
  /** One key for each export, so that a repeat starts no second one. */
  readonly makeKey: () => AttemptKey;
  readonly chain: ChainCheck;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: Clock;
}

/** The record for those who may read it: filtered, paged, newest first (domain guide 6.17). */
export class AuditViewModel {
  form: AuditForm = NO_FILTER;
  /** The line whose details are open. */
  opened: AuditLine | null = null;
  exporting = false;
  readonly list: Loadable<AuditPage>;
  readonly chain: ChainCheck;
  readonly job: JobFollower;
  readonly #parts: Parts;
  readonly #key: AttemptKey;
  /** Where each page began, the shown one last; null = at the newest line. */
  begins: readonly (number | null)[] = [null];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #tell: (form: AuditForm) => void = () => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.chain = parts.chain;
    this.job = parts.job;
    this.#key = parts.makeKey();
    this.list = new Loadable({
      read: () =>
        parts.audit.page(auditFilter(this.form), {
          before: this.begins.at(-1) ?? null,
          size: this.form.size,
        }),
      fallback: 'The record could not be loaded.',
    });
    makeAutoObservable(this, {
      form: observableRef,
      opened: observableRef,
      list: false,
      chain: false,
      job: false,
      begins: observableRef,
    });
  }

  /** Begins with the filter of the address; `tell` hears of every filter that is read, to keep it there. */
  open(form: AuditForm, tell: (form: AuditForm) => void): void {
    this.form = form;
    this.#tell = tell;
    this.begins = [null];
    void this.list.load();
  }

  dispose(): void {
    this.#settle();
    this.list.dispose();
    this.chain.dispose();
  }

  /** Milliseconds since 1970, by which times of today are shortened. */
  get now(): number {
    return this.#parts.clock.now();
  }

  /** Operations to choose from, the chosen one always among them. */
  get operations(): readonly string[] {
    const { state } = this.list;
    const known = state.at === 'ready' ? state.value.operations : [];
    const { operation } = this.form;
    return operation === '' || known.includes(operation) ? known : [operation, ...known];
  }

  get filtered(): boolean {
    const { person, operation, result, text, from, to } = this.form;
    return [person, operation, result, text, from, to].some((part) => part !== '');
  }

  /** Number of the first line of the page, counted from the newest. */
  get offset(): number {
    return (this.begins.length - 1) * this.form.size;
  }

  get mayGoBack(): boolean {
    return this.begins.length > 1;
  }

  /** A field was typed into: the list follows when the typing rests. */
  type(change: Partial<AuditForm>): void {
    this.form = { ...this.form, ...change };
    this.#settle();
    this.#timer = setTimeout(() => this.#apply(), PAUSE);
  }

  /** Something was chosen: the list follows at once. */
  choose(change: Partial<AuditForm>): void {
    this.form = { ...this.form, ...change };
    this.#apply();
  }

  clear(): void {
    this.choose({ ...NO_FILTER, size: this.form.size });
  }

  async forward(): Promise<void> {
    const { state } = this.list;
    if (state.at !== 'ready' || state.value.next === null) return;
    this.begins = [...this.begins, state.value.next];
    await this.list.load();
  }

  async back(): Promise<void> {
    if (!this.mayGoBack) return;
    this.begins = this.begins.slice(0, -1);
    await this.list.load();
  }

  show(line: AuditLine): void {
    this.opened = line;
  }

  hide(): void {
    this.opened = null;
  }

  /** Saves the lines of the filter as a file, or starts the job that makes one of more than 5,000; the provider notes who took them. */
  async exportLines(): Promise<void> {
    if (this.exporting) return;
    this.exporting = true;
    const { state } = this.list;
    if (state.at === 'ready' && state.value.more) await this.#startExport();
    else await this.#saveLines();
    runInAction(() => {
      this.exporting = false;
    });
  }

  async #startExport(): Promise<void> {
    const { audit, job, toasts } = this.#parts;
    const filter = auditFilter(this.form);
    const started = await audit.startExport(filter, this.#key.for(filter));
    this.#key.settle(started);
    if (started.ok) {
      job.follow(started.value);
      return;
    }
    const title = explain(started.error, 'The export could not be started.');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }

  async #saveLines(): Promise<void> {
    const { audit, files, toasts } = this.#parts;
    const result = await audit.exportLines(auditFilter(this.form));
    if (result.ok) {
      const { csv, rows, more } = result.value;
      const day = new Date(this.now).toISOString().slice(0, 10);
      files.save({ name: `record-${day}.csv`, type: 'text/csv', content: csv });
      toasts.show({
        tone: 'ok',
        title: MESSAGES.downloading,
        text: more
          ? `The newest ${rows} lines. The record holds more; narrow the filter to get them.`
          : `${rows} ${rows === 1 ? 'line' : 'lines'}.`,
        durationMs: DURATIONS.toastLong,
      });
      return;
    }
    const title = explain(result.error, 'The record could not be exported.', 'read');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }

  #apply(): void {
    this.#settle();
    this.begins = [null];
    this.#tell(this.form);
    void this.list.load();
  }

  #settle(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly audit: AuditViewModel;
  }
}
