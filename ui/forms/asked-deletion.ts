import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from './submission.ts';

/** A deletion that the user must confirm. */
export interface Deletion {
  /** The question, such as `Remove Maria Lopez?`. */
  readonly title: string;
  /** Explains what is lost, and for whom. */
  readonly text: string;
  /** The label of the confirm button; `Delete` by default. */
  readonly press?: string;
  readonly send: () => Answer<unknown>;
  readonly onOk: () => void;
  /** Called after the server refuses the deletion, so that the caller reloads data that another user may have changed. */
  readonly onRefused?: () => void;
}

/** Asks for confirmation before a permanent deletion (domain guide 5.8). Nothing is sent before the confirmation. */
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

  /** Performs the confirmed deletion. */
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
