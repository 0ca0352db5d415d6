import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from './submission.ts';

/** What would be deleted, and what is lost with it. */
export interface Deletion {
  /** A question: `Delete Main desk?`. */
  readonly title: string;
  /** What is not there any more afterwards, and for whom. */
  readonly text: string;
  /** The words of the press; `Delete` where nothing else is said. */
  readonly press?: string;
  readonly send: () => Answer<unknown>;
  readonly onOk: () => void;
  /** Where it was refused: somebody else may have changed it, and what is shown is read anew. */
  readonly onRefused?: () => void;
}

/** Asks before something goes that nothing brings back (domain guide 5.8): a first press sends nothing. */
export class AskedDeletion {
  asked: Deletion | null = null;
  readonly submission = new Submission();

  constructor() {
    makeAutoObservable(this, { asked: observableRef, submission: false });
  }

  ask(deletion: Deletion): void {
    this.asked = deletion;
    this.submission.clear();
  }

  keep(): void {
    this.asked = null;
  }

  /** The person said so. */
  async go(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const done = await this.submission.run(asked.send, {
      fallback: 'This could not be done.',
      onOk: () => {
        this.keep();
        asked.onOk();
      },
    });
    if (!done) asked.onRefused?.();
  }
}
