import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { PromptState } from './advance-prompts.rule.ts';
import { readPromptUse } from './prompt-use.schema.ts';

/** Names under which a person's use is kept; `help-use` goes at sign-out, so that help is offered once a session. */
const FEEDBACK_USE = 'feedback-use';
const HELP_USE = 'help-use';
const HELP_STOPPED = 'help-stopped';

/** Keeps how far the prompts of one person have come, in this browser. */
export class PromptMemory {
  readonly #preferences: PreferenceStore;

  constructor(preferences: PreferenceStore) {
    this.#preferences = preferences;
  }

  read(userId: string): PromptState {
    return {
      feedback: readPromptUse(this.#preferences.read(userId, FEEDBACK_USE)),
      help: readPromptUse(this.#preferences.read(userId, HELP_USE)),
      helpStopped: this.#preferences.read(userId, HELP_STOPPED) === true,
    };
  }

  write(userId: string, { feedback, help, helpStopped }: PromptState): void {
    this.#preferences.write(userId, FEEDBACK_USE, feedback);
    this.#preferences.write(userId, HELP_USE, help);
    if (helpStopped) this.#preferences.write(userId, HELP_STOPPED, true);
  }
}
