import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { PromptState } from './advance-prompts.rule.ts';
import { readPromptUse } from './prompt-use.schema.ts';

/** The preference names for a person's active use. `help-use` is removed at sign-out, so that help is offered once per session. */
const FEEDBACK_USE = 'feedback-use';
const HELP_USE = 'help-use';
const HELP_STOPPED = 'help-stopped';

/** Reads the progress of a person's prompts from this browser. */
export const readPrompts = (preferences: PreferenceStore, userId: string): PromptState => ({
  feedback: readPromptUse(preferences.read(userId, FEEDBACK_USE)),
  help: readPromptUse(preferences.read(userId, HELP_USE)),
  helpStopped: preferences.read(userId, HELP_STOPPED) === true,
});

/** Stores the progress of a person's prompts. Once a person has stopped offers of help, the offers remain stopped. */
export const writePrompts = (
  preferences: PreferenceStore,
  userId: string,
  { feedback, help, helpStopped }: PromptState,
): void => {
  preferences.write(userId, FEEDBACK_USE, feedback);
  preferences.write(userId, HELP_USE, help);
  if (helpStopped) preferences.write(userId, HELP_STOPPED, true);
};
