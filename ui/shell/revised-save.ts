import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/failure.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Result } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';

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
  readonly submission = new Submission();

  constructor(base: T | null = null) {
    this.base = base;
    makeAutoObservable(this, { base: observableRef, theirs: observableRef, submission: false });
  }

  /** The edit begins anew with what is stored. */
  begin(stored: T): void {
    this.base = stored;
    this.theirs = null;
    this.submission.clear();
  }

  /** One press at a time. */
  async run(way: SaveWay<T>): Promise<void> {
    await this.submission.press(
      async () => {
        const saved = await way.send();
        const stale = !saved.ok && isStale(saved.error);
        return { saved, stored: saved.ok ? saved.value : stale ? await way.newest() : null };
      },
      ({ saved, stored }) => {
        if (stored === null) return saved.ok ? null : explain(saved.error, way.fallback);
        if (saved.ok || way.isMine(stored)) {
          this.begin(stored);
          way.done(stored);
        } else this.theirs = stored;
        return null;
      },
    );
  }

  /** Goes on from what the other one saved: to be shown, or to be saved over knowingly. Null when there is none. */
  acceptTheirs(): T | null {
    const { theirs } = this;
    if (theirs !== null) this.begin(theirs);
    return theirs;
  }
}
