import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Submission } from '../forms/submission.ts';

/** What the offer asks of the core. */
export interface ContinueActions {
  /** The name of whose session waits; null when none does. */
  waiting(): Promise<Result<string | null, Failure>>;
  resume(): Promise<Result<void, Failure>>;
}

/** After an impersonation that is over: the staff member may go on as themselves, and nothing does it for them (SECURITY.md §2.9). */
export class ContinueAsViewModel {
  /** Null while it is not known, or when nobody waits any more. */
  name: string | null = null;
  readonly submission = new Submission();
  readonly #actions: ContinueActions;

  constructor(parts: { actions: ContinueActions }) {
    this.#actions = parts.actions;
    makeAutoObservable(this, { submission: false });
  }

  /** Asks who waits; without an answer nothing is offered, and the form is there all the same. */
  async start(): Promise<void> {
    const answer = await this.#actions.waiting();
    runInAction(() => {
      if (answer.ok) this.name = answer.value;
    });
  }

  /** Goes on; a session that waits no longer is not offered again. */
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
