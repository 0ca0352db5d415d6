import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/failure.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Result } from '#core/kernel/result.ts';

/** One save: how it is sent, how a refusal for its revision is looked into, and who is told. */
export interface SaveWay<T> {
  readonly send: () => Promise<Result<T, Failure>>;
  /** What is stored now; null when that cannot be read. */
  readonly newest: () => Promise<T | null>;
  /** Whether what is stored is what was sent: after an answer that got lost the same press finds its own change there. */
  readonly isMine: (stored: T) => boolean;
  readonly done: (stored: T) => void;
  readonly fallback: string;
}

/** Saves under the revision an edit began with (domain guide 5.3): a change of somebody else in between is shown, never overwritten unseen. */
export class RevisedSave<T> {
  /** What the edit began with; null for what is not stored yet or not read. */
  base: T | null;
  /** What somebody else saved meanwhile. */
  theirs: T | null = null;
  busy = false;
  /** Words above the form; `refusals` grows with them, so that equal words are heard again. */
  problem: string | null = null;
  refusals = 0;

  constructor(base: T | null = null) {
    this.base = base;
    makeAutoObservable(this, { base: observableRef, theirs: observableRef });
  }

  /** The edit begins anew with what is stored. */
  begin(stored: T): void {
    this.base = stored;
    this.theirs = null;
    this.problem = null;
  }

  /** One press at a time; the caller looks whether it is `busy`. */
  async run(way: SaveWay<T>): Promise<void> {
    this.busy = true;
    this.problem = null;
    const saved = await way.send();
    const stored = saved.ok ? saved.value : isStale(saved.error) ? await way.newest() : null;
    runInAction(() => {
      this.busy = false;
      if (stored !== null && (saved.ok || way.isMine(stored))) {
        this.begin(stored);
        way.done(stored);
      } else if (stored !== null) this.theirs = stored;
      else if (!saved.ok) {
        this.problem = explain(saved.error, way.fallback);
        this.refusals += 1;
      }
    });
  }

  /** Goes on from what the other one saved: to be shown, or to be saved over knowingly. Null when there is none. */
  acceptTheirs(): T | null {
    const { theirs } = this;
    if (theirs !== null) this.begin(theirs);
    return theirs;
  }
}
