import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type {
  AccountSelection,
  BulkAct,
  BulkDryRun,
  BulkForm,
  BulkRun,
} from '#core/bulk-tests/bulk-test.schema.ts';
import type { BulkTestsGateway } from '#core/bulk-tests/bulk-tests.api.ts';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { BulkFields } from './bulk-fields.ts';
import { dryForm } from './bulk-form.rule.ts';
import { BULK_WORDS } from './bulk-words.ts';
import { Timer } from '../shell/timer.ts';

export interface BulkTestParts {
  readonly gateway: Omit<BulkTestsGateway, 'addFavoriteSites'>;
  readonly newId: () => string;
  /** True if notes may have no last day. */
  readonly permanentNotes: boolean;
}

/** The accounts that an act is about. */
export interface BulkOf {
  /** Returns the selected accounts; null if none. */
  readonly selection: () => AccountSelection | null;
  /** Called after the act, and after it was undone. */
  readonly onDone: () => void;
}

const NONE: BulkOf = { selection: () => null, onDone: () => undefined };

/** Milliseconds after a change before the preview is updated. */
const PAUSE = 300;

/** Milliseconds between two status requests for a bulk-test run in the background. */
const LOOK_EVERY = 1000;

/** The panel of an act on many accounts, with preview, outcome and undo (domain guide 5.5 "Bulk actions", 6.1). */
export class BulkTestViewModel {
  isOpen = false;
  of: BulkOf = NONE;
  act: BulkAct = 'place';
  readonly fields: BulkFields;
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
  /** The ids of runs that were sent and not answered, by act and selection. */
  readonly #lost = new Map<string, string>();

  constructor(parts: BulkTestParts) {
    this.#parts = parts;
    this.fields = new BulkFields(parts.permanentNotes);
    makeAutoObservable(this, {
      of: observableRef,
      fields: false,
      dryRun: observableRef,
      run: observableRef,
    });
  }

  /** The form to send; null while what a dry run needs is incomplete. */
  get form(): BulkForm | null {
    return this.fields.lacks(this.act) === null ? this.fields.form(this.act) : null;
  }

  /** Why there is no preview; null if there may be one. */
  get lacks(): string | null {
    return this.of.selection() === null ? 'Nothing is selected' : this.fields.lacks(this.act);
  }

  /** The number of accounts to which the button would do the act now. */
  get willDo(): number {
    const { dryRun } = this;
    return dryRun === null || this.checking ? 0 : dryRun.counts.go + dryRun.counts.merge;
  }

  /** True if the button can be pressed. */
  get mayDo(): boolean {
    return this.willDo > 0 && !(this.act === 'note' && this.fields.noteProblem.text !== null);
  }

  get underWay(): boolean {
    const job = this.run?.job ?? null;
    return job !== null && !hasEnded(job);
  }

  /** Opens the panel of an act. While it is open, every change of the selection or form updates the preview. */
  open(act: BulkAct, of: BulkOf): void {
    this.of = of;
    this.act = act;
    this.isOpen = true;
    this.run = null;
    this.dryRun = null;
    this.problem = null;
    this.#stop?.();
    this.#stop = reaction(
      () => JSON.stringify([of.selection(), this.form && dryForm(this.form)]),
      () => this.#later(),
      { fireImmediately: true },
    );
  }

  close(): void {
    this.isOpen = false;
    this.run = null;
    this.dryRun = null;
    this.fields.setText('');
    this.fields.setUntil('');
    this.#forget();
  }

  dispose(): void {
    this.#forget();
  }

  /** Loads a new preview. */
  async check(): Promise<void> {
    this.#timer.stop();
    const selection = this.of.selection();
    const { form } = this;
    const turn = ++this.#turn;
    if (selection === null || form === null) {
      this.dryRun = null;
      this.checking = false;
      return;
    }
    this.checking = true;
    const known = await this.#afterLost(turn);
    if (known !== 'none') return;
    const checked = await this.#parts.gateway.checkManyTests({
      selection,
      form: dryForm(form),
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.checking = false;
      this.#id = this.#parts.newId();
      this.problem = checked.ok ? null : explain(checked.error, 'This could not be checked.');
      this.dryRun = checked.ok ? checked.value : null;
    });
  }

  /** Does the act to the previewed accounts. If the filter now matches other accounts than the preview shows, only updates the preview. */
  async confirm(): Promise<void> {
    const selection = this.of.selection();
    const { dryRun, form } = this;
    if (this.busy || selection === null || form === null || dryRun === null) return;
    this.#lost.set(this.#lostKey, this.#id);
    await this.#press(
      () => this.#parts.gateway.placeManyTests({ ...dryRun, id: this.#id, selection, form }),
      BULK_WORDS[this.act].failed,
    );
    if (this.run === null && this.isOpen) await this.check();
  }

  async undo(): Promise<void> {
    const { run } = this;
    if (this.busy || run === null) return;
    const { id } = run;
    await this.#press(() => this.#parts.gateway.undoManyTests({ id }), 'This could not be undone.');
  }

  get #lostKey(): string {
    return JSON.stringify([this.act, this.of.selection()]);
  }

  /**
   * After a lost answer, shows the run if it was begun, so that no act is done twice. As long as that is unknown, nothing
   * can be pressed.
   */
  async #afterLost(turn: number): Promise<'none' | 'shown' | 'unknown' | 'late'> {
    const key = this.#lostKey;
    const id = this.#lost.get(key);
    if (id === undefined) return 'none';
    const read = await this.#parts.gateway.readManyTests({ id });
    if (turn !== this.#turn) return 'late';
    return runInAction(() => {
      if (read.ok) {
        this.#lost.delete(key);
        this.checking = false;
        this.#show(read.value);
        return 'shown';
      }
      if (read.error.kind === 'refused') {
        this.#lost.delete(key);
        return 'none';
      }
      this.checking = false;
      this.dryRun = null;
      this.problem = explain(read.error, 'This could not be checked.');
      return 'unknown';
    });
  }

  #later(): void {
    this.checking = true;
    this.#turn += 1;
    this.#timer.after(PAUSE, () => void this.check());
  }

  async #press(ask: () => Promise<Result<BulkRun, Failure>>, fallback: string): Promise<void> {
    this.busy = true;
    const key = this.#lostKey;
    const answer = await ask();
    runInAction(() => {
      this.busy = false;
      this.problem = answer.ok ? null : explain(answer.error, fallback);
      if (answer.ok || answer.error.kind === 'refused') this.#lost.delete(key);
      if (answer.ok) this.#show(answer.value);
    });
  }

  #show(run: BulkRun): void {
    this.run = run;
    this.#stop?.();
    this.#stop = null;
    this.#timer.stop();
    if (this.underWay) this.#timer.after(LOOK_EVERY, () => void this.#look(run.id));
    else this.of.onDone();
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
