import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { err, type Failure, type Result } from '#core/kernel/result.ts';
import { isMissing } from './is-missing.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Submission } from '../forms/submission.ts';

/** One save: how to send it, how to resolve a conflict, and what to call afterwards. */
interface SaveOptions<T> {
  /** Sends the save. Resolves to the stored item; null if the response does not contain it. */
  readonly send: () => Promise<Result<T | null, Failure>>;
  /**
   * Loads the stored item after a conflict or a lost response. Resolves to null if the item does not exist, and to `gone`
   * if another person deleted it.
   */
  readonly newest: (why: Failure) => Promise<Result<T | null, Failure> | 'gone'>;
  /**
   * Returns true if the stored item equals the sent value, so that a press after a lost response recognizes that its
   * change was already stored.
   */
  readonly isMine: (stored: T) => boolean;
  /** If true, the stored item is also loaded after a lost response, because the save may have succeeded (domain guide 5.3 "Time-outs"). */
  readonly looksAgain?: boolean;
  readonly done: (stored: T | null) => void;
  /** Merges what another person saved meanwhile into the form. */
  readonly meet: (theirs: T) => void;
  /** The message for a failure. A string is used for failures without a message of their own. */
  readonly words: string | ((failure: Failure) => string | null);
}

/**
 * Saves an edit, based on the revision that was loaded (domain guide 5.3). Another person's change is never overwritten
 * before it has been shown.
 */
export class RevisedSave<T> {
  /** The stored item the edit is based on; null if the item is new or not loaded. */
  base: T | null;
  /** True if another person deleted the item in the meantime. */
  gone = false;
  /** True if the last save is done, but more was typed while it ran. */
  typedOn = false;
  readonly submission = new Submission();

  constructor(base: T | null) {
    this.base = base;
    makeAutoObservable(this, { base: observableRef, submission: false });
  }

  /** Starts the edit over from the stored item; null for a new item. */
  begin(stored: T | null): void {
    this.base = stored;
    this.gone = false;
    this.typedOn = false;
    this.submission.clear();
  }

  /** Says that what was typed while the last save ran is not saved yet. */
  goOn(): void {
    this.typedOn = true;
  }

  /** Runs a save unless one is already running. */
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
        } else if (newest.ok && newest.value !== null && !lost && this.#isNews(newest.value)) {
          options.meet(newest.value);
          this.begin(newest.value);
        } else if (!saved.ok)
          return typeof options.words === 'string'
            ? explain(saved.error, options.words)
            : options.words(saved.error);
        return null;
      },
    );
  }

  /** Shows a message that the input equals the other person's version, so that nothing is left to save. */
  sayNothingLeft(): void {
    this.submission.say('They saved the same as you. Nothing is left to save.');
  }

  #isNews(stored: T): boolean {
    return JSON.stringify(stored) !== JSON.stringify(this.base);
  }

  /** Loads the stored item. A missing item counts as not saved if it is new, and as deleted if it was stored. */
  async #newest(
    options: SaveOptions<T>,
    why: Failure,
  ): Promise<Result<T | null, Failure> | 'gone'> {
    const newest = await options.newest(why);
    if (newest === 'gone' || !newest.ok || newest.value !== null) return newest;
    return this.base === null ? err(why) : 'gone';
  }
}
