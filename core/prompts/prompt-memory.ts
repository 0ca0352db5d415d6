import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { PromptState } from './advance-prompts.rule.ts';
import { readPromptUse } from './prompt-use.schema.ts';

/** Names under which a person's use is kept; `help-use` goes at sign-out, so that help is offered once a session. */
const FEEDBACK_USE = 'feedback-use';
const HELP_USE = 'help-use';
const HELP_STOPPED = 'help-stopped';

/** How far the prompts of one person have come, as this browser keeps it. */
export const readPrompts = (preferences: PreferenceStore, userId: string): PromptState => ({
  feedback: readPromptUse(preferences.read(userId, FEEDBACK_USE)),
  help: readPromptUse(preferences.read(userId, HELP_USE)),
  helpStopped: preferences.read(userId, HELP_STOPPED) === true,
});

/** Keeps it; what was stopped once stays so. */
export const writePrompts = (
  preferences: PreferenceStore,
  userId: string,
  { feedback, help, helpStopped }: PromptState,
): void => {
  preferences.write(userId, FEEDBACK_USE, feedback);
  preferences.write(userId, HELP_USE, help);
  if (helpStopped) preferences.write(userId, HELP_STOPPED, true);
};
