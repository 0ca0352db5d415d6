import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Submission } from '../forms/submission.ts';

/** The use cases behind the offer. */
export interface ContinueActions {
  /** Returns the name of the staff member whose session waits; null if none does. */
  waiting(): Promise<Result<string | null, Failure>>;
  resume(): Promise<Result<void, Failure>>;
}

/**
 * After an impersonation has expired, offers the staff member to continue as themselves. It never happens automatically
 * (SECURITY.md §2.9).
 */
export class ContinueAsViewModel {
  /** Null until it is known, or when no session waits any more. */
  name: string | null = null;
  readonly submission = new Submission();
  readonly #actions: ContinueActions;

  constructor(parts: { actions: ContinueActions }) {
    this.#actions = parts.actions;
    makeAutoObservable(this, { submission: false });
  }

  /** Asks whose session waits. Without a response nothing is offered, and the sign-in form works as usual. */
  async start(): Promise<void> {
    const answer = await this.#actions.waiting();
    runInAction(() => {
      if (answer.ok) this.name = answer.value;
    });
  }

  /** Continues the session. A session that no longer waits is not offered again. */
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
