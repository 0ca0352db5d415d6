import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { AccountSpreadsheetGateway } from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { SpreadsheetRun } from '#core/new-account/spreadsheet.schema.ts';
import { Submission } from '../forms/submission.ts';
import { Timer } from '../shell/timer.ts';

export interface RunParts {
  readonly gateway: Pick<AccountSpreadsheetGateway, 'read' | 'refused'>;
  readonly jobs: Pick<JobsGateway, 'cancelJob'>;
  readonly files: FileSaver;
}

/** Milliseconds between two polls of a bulk-create run. */
const PAUSE = 1500;

/** Follows a bulk-create run and the result of each account (domain guide 6.18 "Bulk create"). */
export class SpreadsheetRunFollower {
  run: SpreadsheetRun | null = null;
  readonly ending = new Submission();
  readonly opening = new Submission();
  readonly #parts: RunParts;
  readonly #timer = new Timer();

  constructor(parts: RunParts) {
    this.#parts = parts;
    makeAutoObservable(this, { ending: false, opening: false, run: observableRef });
  }

  /** True while accounts are being created. */
  get working(): boolean {
    return this.run !== null && this.run.job !== null && !hasEnded(this.run.job);
  }

  /** Line numbers of the rows that did not become accounts. */
  get left(): ReadonlySet<number> {
    const rows = this.run?.rows ?? [];
    return new Set(rows.filter(({ outcome }) => outcome !== 'created').map(({ line }) => line));
  }

  follow(run: SpreadsheetRun): void {
    this.run = run;
    this.#timer.stop();
    if (this.working) this.#timer.after(PAUSE, () => void this.#look());
  }

  /** Stops following the bulk-create run. The run itself continues on the server. */
  forget(): void {
    this.#timer.stop();
    this.run = null;
    this.ending.clear();
    this.opening.clear();
  }

  /** Opens the bulk-create run with this id. */
  async open(id: string): Promise<void> {
    if (this.run?.id === id) return;
    await this.opening.run(() => this.#parts.gateway.read(id), {
      fallback: 'This sheet no longer exists, or belongs to another group.',
      onOk: (run) => this.follow(run),
    });
  }

  /** Cancels the bulk-create run after the account in progress. Accounts already created stay. */
  async cancel(): Promise<void> {
    const job = this.run?.job ?? null;
    if (job === null) return;
    await this.ending.press(
      () => this.#parts.jobs.cancelJob({ id: job.id }),
      (answer) => (answer.ok ? null : explain(answer.error, 'This could not be canceled.')),
    );
    await this.#look();
  }

  /** Downloads the refused rows as a file without codes. */
  async download(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    const { files, gateway } = this.#parts;
    await this.ending.run(() => gateway.refused(run.id), {
      fallback: 'The file could not be downloaded.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: 'text/csv', content: new Uint8Array(bytes) }),
    });
  }

  async #look(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    this.#timer.stop();
    const read = await this.#parts.gateway.read(run.id);
    if (this.run?.id !== run.id) return;
    runInAction(() => this.follow(read.ok ? read.value : run));
  }
}
