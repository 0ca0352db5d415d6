import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between two status requests about a job. */
const PAUSE = 2000;

/** The texts about one kind of job. */
export interface JobText {
  /** First word of the accessible names of the job's controls, such as `Export`. */
  readonly name: string;
  readonly started: readonly [title: string, text: string];
  readonly underWay: string;
  readonly ready: string;
  /** The singular of the counted unit, such as `row`. */
  readonly unit: string;
  /** The text after the number of units. */
  readonly after: string;
  readonly failed: string;
  readonly notCancelled: string;
  readonly notFollowed: string;
  /** True if the job creates a file for the user to save. */
  readonly makesFile: boolean;
}

/** The default texts, which are about a list export. */
const EXPORT_TEXT: JobText = {
  name: 'Export',
  started: ['Your export is being prepared', 'You can download the file when it is ready.'],
  underWay: 'Your export is being prepared.',
  ready: 'Your export is ready',
  unit: 'row',
  after: 'The file is kept for 24 hours.',
  failed: 'The export failed.',
  notCancelled: 'The export could not be canceled.',
  notFollowed: 'The progress of the export could not be loaded.',
  makesFile: true,
};

interface Parts {
  readonly jobs: JobsGateway;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Texts that replace the export texts. */
  readonly words?: Partial<JobText>;
}

/** The states in which a job is followed again after a page reload. */
const FOLLOWED: ReadonlySet<Job['state']> = new Set(['waiting', 'running', 'done']);

const isPassing = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'timedOut' || kind === 'faulted' || kind === 'rateLimited';

/** Follows one background job from its start to its file, also while its screen is closed (domain guide 5.5 "Export"). */
export class JobFollower {
  job: Job | null = null;
  cancelling = false;
  saving = false;
  readonly words: JobText;
  readonly #parts: Parts;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.words = { ...EXPORT_TEXT, ...parts.words };
    makeAutoObservable(this, { job: observableRef, words: false });
  }

  /** Follows a job until it has ended. Stops following the previous job. */
  follow(job: Job): void {
    this.forget();
    this.job = job;
    this.#parts.toasts.show({
      tone: 'info',
      title: this.words.started[0],
      text: this.words.started[1],
      durationMs: DURATIONS.toastLong,
    });
    this.#later();
  }

  /** After a page reload, follows a job of this kind again if it is running or was completed in the last minutes. */
  async takeUp(kind: string): Promise<void> {
    const before = this.job;
    if (before !== null) return;
    const found = await this.#parts.jobs.listJobs({ kind });
    if (this.job !== before) return;
    if (!found.ok) {
      // Temporary failures are not shown here, because the list on the same screen shows them.
      if (!isPassing(found.error))
        this.#say(found.error, 'Exports in progress could not be loaded.');
      return;
    }
    const worth = ({ state }: Job): boolean =>
      FOLLOWED.has(state) && (this.words.makesFile || !hasEnded({ state }));
    const job = found.value.jobs.find(worth);
    if (job === undefined) return;
    runInAction(() => (this.job = job));
    if (!hasEnded(job)) this.#later();
  }

  /** Cancels the job. If the job has already ended, shows its result. */
  async cancel(): Promise<void> {
    const { job } = this;
    if (job === null || this.cancelling) return;
    this.cancelling = true;
    const result = await this.#parts.jobs.cancelJob({ id: job.id });
    runInAction(() => (this.cancelling = false));
    if (this.job?.id !== job.id) return;
    if (result.ok) this.forget();
    else {
      this.#say(result.error, this.words.notCancelled);
      await this.#look();
    }
  }

  /** Saves the finished file on the user's device. */
  async save(): Promise<void> {
    const { job } = this;
    if (job === null || this.saving) return;
    this.saving = true;
    const result = await this.#parts.jobs.jobFile({ id: job.id });
    runInAction(() => (this.saving = false));
    if (!result.ok) {
      this.#say(result.error, 'The file could not be downloaded.');
      return;
    }
    const { name, bytes } = result.value;
    const type = name.endsWith('.pdf') ? 'application/pdf' : 'text/csv';
    this.#parts.files.save({ name, type, content: Uint8Array.from(bytes) });
  }

  /** Stops following the job. The job itself continues. */
  forget(): void {
    this.#timer.stop();
    this.job = null;
  }

  #later(): void {
    this.#timer.after(PAUSE, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { job } = this;
    if (job === null) return;
    this.#timer.stop();
    const result = await this.#parts.jobs.readJob({ id: job.id });
    if (this.job?.id !== job.id) return;
    if (!result.ok) {
      if (isPassing(result.error)) {
        this.#later();
        return;
      }
      this.forget();
      this.#say(result.error, this.words.notFollowed);
      return;
    }
    runInAction(() => (this.job = result.value));
    if (hasEnded(result.value)) this.#reportProblem(result.value);
    else this.#later();
  }

  #reportProblem({ state, done, problem }: Job): void {
    const { toasts } = this.#parts;
    const { after, failed, makesFile, ready, unit } = this.words;
    const durationMs = DURATIONS.toastLong;
    if (state === 'done') {
      toasts.show({
        tone: 'ok',
        title: ready,
        text: `${counted(done, unit)}. ${after}`,
        durationMs: makesFile ? null : durationMs,
        ...(makesFile && { action: { label: 'Download', run: () => void this.save() } }),
      });
      if (!makesFile) this.forget();
      return;
    }
    this.forget();
    if (state === 'failed') toasts.show({ tone: 'alarm', title: problem ?? failed, durationMs });
  }

  #say(failure: Failure, fallback: string): void {
    const title = explain(failure, fallback, 'read');
    const durationMs = DURATIONS.toastLong;
    if (title !== null) this.#parts.toasts.show({ tone: 'alarm', title, durationMs });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly exportJob: JobFollower;
    readonly zoneImportJob: JobFollower;
  }
}
