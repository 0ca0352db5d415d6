import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Submission } from '../forms/submission.ts';

/** The use cases for returning to the staff member's own session. */
export interface ContinueActions {
  /** Returns the name of the staff member whose session is waiting; null if there is none. */
  waiting(): Promise<Result<string | null, Failure>>;
  resume(): Promise<Result<void, Failure>>;
}

/**
 * Lets a staff member return to their own session after an impersonation has expired. The portal never returns
 * automatically (SECURITY.md §2.9).
 */
export class ContinueAsViewModel {
  /** The name of the staff member; null before the response, or if no session is waiting. */
  name: string | null = null;
  readonly submission = new Submission();
  readonly #actions: ContinueActions;

  constructor(parts: { actions: ContinueActions }) {
    this.#actions = parts.actions;
    makeAutoObservable(this, { submission: false });
  }

  /** Loads the name of the staff member whose session is waiting. If the request fails, nothing is offered. */
  async start(): Promise<void> {
    const answer = await this.#actions.waiting();
    runInAction(() => {
      if (answer.ok) this.name = answer.value;
    });
  }

  /** Resumes the staff member's session. If that session is no longer waiting, the offer disappears. */
  async press(): Promise<void> {
    await this.submission.press(
      () => this.#actions.resume(),
      (result) => {
        if (result.ok) return null;
        if (result.error.kind === 'sessionEnded') this.name = null;
        return explain(result.error, MESSAGES.validateCredentials);
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly continueAs: ContinueAsViewModel;
  }
}
