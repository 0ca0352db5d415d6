import { DURATIONS } from '../kernel/limits.ts';
import { PROMPT_STAGES, type PromptUse } from './prompt-use.schema.ts';

/** The prompts, in the order used when both are due. */
export const PROMPTS = ['feedback', 'help'] as const;
export type Prompt = (typeof PROMPTS)[number];

/** The prompt states of one person. `helpStopped` is true when the person declined offers of help. */
export interface PromptState {
  readonly feedback: PromptUse;
  readonly help: PromptUse;
  readonly helpStopped: boolean;
}

/** A prompt to show: an `alert` is a quiet entry in the notification list, a `question` is the card (spec §9). */
export interface PromptWord {
  readonly prompt: Prompt;
  readonly say: 'alert' | 'question';
}

/** The active use in milliseconds after which each prompt appears (spec §9). */
const DUE = {
  feedback: { alert: DURATIONS.feedbackAlert, question: DURATIONS.feedbackPrompt },
  help: { alert: DURATIONS.helpAlert, question: DURATIONS.helpPrompt },
} as const;

const advance = (
  use: PromptUse,
  prompt: Prompt,
  mayAsk: boolean,
): { readonly use: PromptUse; readonly say: PromptWord['say'] | null } => {
  if (use.stage === 'waiting' && use.ms >= DUE[prompt].alert)
    return { use: { ...use, stage: 'alerted' }, say: 'alert' };
  if (use.stage === 'alerted' && use.ms >= DUE[prompt].question && mayAsk)
    return { use: { ...use, stage: 'asked' }, say: 'question' };
  return { use, say: null };
};

/**
 * Adds use and returns the prompts that are due: each alert and question once, the alert first. Only one question appears
 * at a time, and only when `mayAsk` is true; otherwise the question waits.
 */
export const advancePrompts = (
  state: PromptState,
  input: { readonly usedMs: number; readonly mayAsk: boolean },
): { readonly state: PromptState; readonly words: readonly PromptWord[] } => {
  const words: PromptWord[] = [];
  let next = state;
  for (const prompt of PROMPTS) {
    const grown = { ...next[prompt], ms: next[prompt].ms + input.usedMs };
    const silent = prompt === 'help' && next.helpStopped;
    const mayAsk = input.mayAsk && !words.some(({ say }) => say === 'question');
    const { use, say } = silent ? { use: grown, say: null } : advance(grown, prompt, mayAsk);
    next = { ...next, [prompt]: use };
    if (say !== null) words.push({ prompt, say });
  }
  return { state: next, words };
};

const join = (a: PromptUse, b: PromptUse): PromptUse => ({
  ms: Math.max(a.ms, b.ms),
  stage: PROMPT_STAGES.indexOf(a.stage) >= PROMPT_STAGES.indexOf(b.stage) ? a.stage : b.stage,
});

/** Merges the states of two tabs, or of a tab and the storage. A prompt that either state has already shown counts as shown. */
export const joinPrompts = (a: PromptState, b: PromptState): PromptState => ({
  feedback: join(a.feedback, b.feedback),
  help: join(a.help, b.help),
  helpStopped: a.helpStopped || b.helpStopped,
});
