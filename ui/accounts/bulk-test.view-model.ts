import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type {
  AccountSelection,
  BulkDryRun,
  BulkRun,
  BulkTestForm,
} from '#core/bulk-tests/bulk-test.schema.ts';
import type { BulkTestsGateway } from '#core/bulk-tests/bulk-tests.api.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import {
  longestTest,
  QUICK_LENGTHS,
  TEST_CATEGORIES,
  type TestCategory,
} from '#core/tests-on-site/test-limits.ts';
import { readerZone } from '../kit/format-time.ts';
import { bulkForm, type BulkLength } from './bulk-form.rule.ts';
import { Timer } from '../shell/timer.ts';

export interface BulkTestParts {
  readonly gateway: Omit<BulkTestsGateway, 'addFavoriteSites'>;
  readonly newId: () => string;
  /** Returns the selected accounts; null if none. */
  readonly selection: () => AccountSelection | null;
  /** Called after accounts were placed on test or taken off test. */
  readonly onDone: () => void;
}

/** Milliseconds after a change before the preview is updated. */
const PAUSE = 300;

/** Milliseconds between two status requests for a bulk-test run in the background. */
const LOOK_EVERY = 1000;

/** The bulk test panel: places many accounts on test, with preview, outcome and undo (domain guide 5.5 "Bulk actions", 6.1). */
export class BulkTestViewModel {
  isOpen = false;
  category: TestCategory = 'Technician test';
  length: BulkLength = `${TEST_CATEGORIES['Technician test'].usual}`;
  /** A custom end time in the reader's time zone, such as `2026-03-12T16:00`. */
  ends = '';
  reason: string = TEST_CATEGORIES['Technician test'].reason;
  dryRun: BulkDryRun | null = null;
  run: BulkRun | null = null;
  checking = false;
  /** True while a request is in flight. */
  busy = false;
  problem: string | null = null;
  readonly #parts: BulkTestParts;
  #turn = 0;
  readonly #timer = new Timer();
  #stop: (() => void) | null = null;
  #id = '';

  constructor(parts: BulkTestParts) {
    this.#parts = parts;
    makeAutoObservable(this, { dryRun: observableRef, run: observableRef });
  }

  get longest(): number {
    return longestTest(this.category, 'dealer');
  }

  get lengths(): readonly number[] {
    return QUICK_LENGTHS.filter((ms) => ms <= this.longest);
  }

  get reasonProblem(): string | null {
    return this.reason.trim() === '' ? 'Enter a reason' : tooLong(this.reason, LIMITS.testReason);
  }

  /** The form to send; null while it is incomplete. */
  get form(): BulkTestForm | null {
    const { category, ends, length, reason } = this;
    const typed = { category, ends, length, reason, timeZone: readerZone() };
    return this.reasonProblem === null ? bulkForm(typed) : null;
  }

  /** Why there is no preview; null if there may be one. */
  get lacks(): string | null {
    if (this.#parts.selection() === null) return 'Nothing is selected';
    if (this.reasonProblem !== null) return 'Enter a reason to check';
    return this.form === null ? 'Enter an end date and time to check' : null;
  }

  /** The number of accounts the button would place on test now. */
  get willPlace(): number {
    const { dryRun } = this;
    return dryRun === null || this.checking ? 0 : dryRun.counts.go + dryRun.counts.merge;
  }

  get underWay(): boolean {
    const job = this.run?.job ?? null;
    return job !== null && !hasEnded(job);
  }

  /** Opens the panel beside the list. While the panel is open, every change of the selection or form updates the preview. */
  open(): void {
    this.isOpen = true;
    this.run = null;
    this.problem = null;
    this.#stop?.();
    this.#stop = reaction(
      () => JSON.stringify([this.#parts.selection(), this.form]),
      () => this.#later(),
      { fireImmediately: true },
    );
  }

  close(): void {
    this.isOpen = false;
    this.run = null;
    this.dryRun = null;
    this.#forget();
  }

  dispose(): void {
    this.#forget();
  }

  choose(category: TestCategory): void {
    const { reason } = TEST_CATEGORIES[this.category];
    this.category = category;
    this.length = `${TEST_CATEGORIES[category].usual}`;
    if (this.reason === reason) this.reason = TEST_CATEGORIES[category].reason;
  }

  setLength(length: BulkLength): void {
    this.length = length;
  }

  setEnds(ends: string): void {
    this.ends = ends;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Loads a new preview. */
  async check(): Promise<void> {
    this.#timer.stop();
    const selection = this.#parts.selection();
    const { form } = this;
    const turn = ++this.#turn;
    if (selection === null || form === null) {
      this.dryRun = null;
      this.checking = false;
      return;
    }
    this.checking = true;
    const checked = await this.#parts.gateway.checkManyTests({ selection, times: form });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.checking = false;
      this.#id = this.#parts.newId();
      this.problem = checked.ok ? null : explain(checked.error, 'This could not be checked.');
      this.dryRun = checked.ok ? checked.value : null;
    });
  }

  /** Places the previewed accounts on test. If the filter now matches other accounts than the preview shows, only updates the preview. */
  async place(): Promise<void> {
    const selection = this.#parts.selection();
    const { dryRun, form } = this;
    if (this.busy || selection === null || form === null || dryRun === null) return;
    await this.#press(
      () => this.#parts.gateway.placeManyTests({ ...dryRun, id: this.#id, selection, form }),
      'The accounts could not be placed on test.',
    );
    if (this.run === null) await this.check();
    else {
      this.#stop?.();
      this.#stop = null;
    }
  }

  async undo(): Promise<void> {
    const { run } = this;
    if (this.busy || run === null) return;
    const { id } = run;
    await this.#press(() => this.#parts.gateway.undoManyTests({ id }), 'This could not be undone.');
  }

  #later(): void {
    this.checking = true;
    this.#turn += 1;
    this.#timer.after(PAUSE, () => void this.check());
  }

  async #press(ask: () => Promise<Result<BulkRun, Failure>>, fallback: string): Promise<void> {
    this.busy = true;
    const answer = await ask();
    runInAction(() => {
      this.busy = false;
      this.problem = answer.ok ? null : explain(answer.error, fallback);
      if (answer.ok) this.#show(answer.value);
    });
  }

  #show(run: BulkRun): void {
    this.run = run;
    this.#timer.stop();
    if (this.underWay) this.#timer.after(LOOK_EVERY, () => void this.#look(run.id));
    else this.#parts.onDone();
  }

  async #look(id: string): Promise<void> {
    const read = await this.#parts.gateway.readManyTests({ id });
    if (this.run?.id !== id) return;
    runInAction(() => {
      if (read.ok) this.#show(read.value);
      else this.#timer.after(LOOK_EVERY, () => void this.#look(id));
    });
  }

  #forget(): void {
    this.#turn += 1;
    this.#timer.stop();
    this.#stop?.();
    this.#stop = null;
  }
}
