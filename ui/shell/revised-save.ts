import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { err, type Failure, type Result } from '#core/kernel/result.ts';
import { isMissing } from './is-missing.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Submission } from '../forms/submission.ts';
import type { RevisedFields } from './revised-fields.ts';
import type { TwoVersions } from './two-versions.ts';

/** One save: how it is sent, how a refused revision is resolved, and which callbacks run. */
interface SaveOptions<T> {
  /** Resolves to the stored item; null when the response does not contain it. */
  readonly send: () => Promise<Result<T | null, Failure>>;
  /**
   * Loads the stored item after a refused revision or when there is none. Resolves to null when it does not exist, and to
   * `gone` when another person deleted it.
   */
  readonly newest: (why: Failure) => Promise<Result<T | null, Failure> | 'gone'>;
  /** Returns true if the stored item is what was sent. After a lost response, a second press thus finds its own change. */
  readonly isMine: (stored: T) => boolean;
  /** True to load the stored item also after a lost response, because the save may have succeeded (domain guide 5.3 "Time-outs"). */
  readonly looksAgain?: boolean;
  readonly done: (stored: T | null) => void;
  /** The message of a failure. A string is used for failures without their own message. */
  readonly words: string | ((failure: Failure) => string | null);
}

/**
 * Saves under the revision an edit started from (domain guide 5.3). Another person's change in the meantime is shown and
 * never overwritten unseen. Part of `RevisedEditor`, which every editor uses.
 */
export class RevisedSave<T> {
  /** The item the edit started from; null when it is not stored or not loaded yet. */
  base: T | null;
  /** The version another person saved in the meantime. */
  theirs: T | null = null;
  /** True when another person deleted the item in the meantime. */
  gone = false;
  readonly submission = new Submission();
  readonly #fields: RevisedFields<T>;

  constructor(base: T | null, fields: RevisedFields<T>) {
    this.base = base;
    this.#fields = fields;
    makeAutoObservable(this, { base: observableRef, theirs: observableRef, submission: false });
  }

  /** Restarts the edit from the stored item; null when there is none. */
  begin(stored: T | null): void {
    this.base = stored;
    this.theirs = null;
    this.gone = false;
    this.submission.clear();
  }

  /** Runs one save at a time. */
  async run(options: SaveOptions<T>): Promise<void> {
    await this.submission.press(
      async () => {
        const saved = await options.send();
        const lost = options.looksAgain === true && !saved.ok && isLost(saved.error);
        const asks = lost || (!saved.ok && (isStale(saved.error) || isMissing(saved.error)));
        return { saved, lost, newest: asks ? await this.#newest(options, saved.error) : saved };
      },
      ({ saved, lost, newest }) => {
        if (newest === 'gone') this.gone = true;
        else if (
          newest.ok &&
          (saved.ok || (newest.value !== null && options.isMine(newest.value)))
        ) {
          this.begin(newest.value);
          options.done(newest.value);
        } else if (newest.ok && !lost) this.theirs = newest.value;
        else if (!saved.ok)
          return typeof options.words === 'string'
            ? explain(saved.error, options.words)
            : options.words(saved.error);
        return null;
      },
    );
  }

  /** The fields in which the other person's version differs from the typed input, both formatted for display. */
  get versions(): readonly TwoVersions[] {
    return this.theirs === null ? [] : this.#fields.apart(this.base, this.theirs);
  }

  /** Shows the other person's version and discards the typed input. Returns null when there is none. */
  reloadTheirs(): T | null {
    const { theirs } = this;
    if (theirs === null) return null;
    this.begin(theirs);
    this.#fields.show(theirs);
    return theirs;
  }

  /**
   * Continues from the other person's version, to save over it knowingly. The typed input stays, and their other fields
   * are unchanged. Returns null when there is none.
   */
  keepMine(): T | null {
    const { base, theirs } = this;
    if (theirs === null) return null;
    this.#fields.rebase(base, theirs);
    this.begin(theirs);
    return theirs;
  }

  /** Reports that the input no longer differs from the other version; otherwise a press that sends nothing would have no effect. */
  sayNothingLeft(): void {
    this.submission.say('What they saved is the same as yours. Nothing is left to save.');
  }

  /** A new item that does not exist was not saved; an existing one that is missing was deleted. */
  async #newest(
    options: SaveOptions<T>,
    why: Failure,
  ): Promise<Result<T | null, Failure> | 'gone'> {
    const newest = await options.newest(why);
    if (newest === 'gone' || !newest.ok || newest.value !== null) return newest;
    return this.base === null ? err(why) : 'gone';
  }
}
