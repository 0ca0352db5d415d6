import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { err, type Failure, type Result } from '#core/kernel/result.ts';
import { isMissing } from './is-missing.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Submission } from '../forms/submission.ts';
import type { RevisedFields } from './revised-fields.ts';
import type { TwoVersions } from './two-versions.ts';

/** One save: how it is sent, how a refusal for its revision is looked into, and who is told. */
interface SaveOptions<T> {
  /** Null where there is nothing and the answer does not say what is stored now. */
  readonly send: () => Promise<Result<T | null, Failure>>;
  /** What is stored now, after a refusal for the revision or because there is nothing: null when it is not there, `gone` when somebody deleted it. */
  readonly newest: (why: Failure) => Promise<Result<T | null, Failure> | 'gone'>;
  /** Whether what is stored is what was sent: after an answer that got lost the same press finds its own change there. */
  readonly isMine: (stored: T) => boolean;
  /** What is stored is looked into after an answer that got lost as well: it may be done (domain guide 5.3 "Time-outs"). */
  readonly looksAgain?: boolean;
  readonly done: (stored: T | null) => void;
  /** The words of a failure; a text stands for those that have none of their own. */
  readonly words: string | ((failure: Failure) => string | null);
}

/** Saves under the revision an edit began with (domain guide 5.3): a change of somebody else in between is shown, never overwritten unseen. A part of `RevisedEditor`, which every editor stands on. */
export class RevisedSave<T> {
  /** What the edit began with; null for what is not stored yet or not read. */
  base: T | null;
  /** What somebody else saved meanwhile. */
  theirs: T | null = null;
  /** Somebody else deleted it meanwhile. */
  gone = false;
  readonly submission = new Submission();
  readonly #fields: RevisedFields<T>;

  constructor(base: T | null, fields: RevisedFields<T>) {
    this.base = base;
    this.#fields = fields;
    makeAutoObservable(this, { base: observableRef, theirs: observableRef, submission: false });
  }

  /** The edit begins anew with what is stored, null for nothing. */
  begin(stored: T | null): void {
    this.base = stored;
    this.theirs = null;
    this.gone = false;
    this.submission.clear();
  }

  /** One press at a time. */
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

  /** The fields in which what somebody else saved differs from what is typed here, both as they are read. */
  get versions(): readonly TwoVersions[] {
    return this.theirs === null ? [] : this.#fields.apart(this.base, this.theirs);
  }

  /** Shows what the other one saved; what was typed is given up. Null when there is none. */
  reloadTheirs(): T | null {
    const { theirs } = this;
    if (theirs === null) return null;
    this.begin(theirs);
    this.#fields.show(theirs);
    return theirs;
  }

  /** Goes on from what the other one saved, to be saved over knowingly: what was typed stays, and nothing else of theirs is touched. Null when there is none. */
  keepMine(): T | null {
    const { base, theirs } = this;
    if (theirs === null) return null;
    this.#fields.rebase(base, theirs);
    this.begin(theirs);
    return theirs;
  }

  /** Says that nothing of mine differs from theirs any more, as a press that sends nothing tells nobody why. */
  sayNothingLeft(): void {
    this.submission.say('What they saved is the same as yours. Nothing is left to save.');
  }

  /** What is new and not there was not saved; what was there is gone. */
  async #newest(
    options: SaveOptions<T>,
    why: Failure,
  ): Promise<Result<T | null, Failure> | 'gone'> {
    const newest = await options.newest(why);
    if (newest === 'gone' || !newest.ok || newest.value !== null) return newest;
    return this.base === null ? err(why) : 'gone';
  }
}
