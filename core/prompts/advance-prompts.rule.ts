import { DURATIONS } from '../kernel/limits.ts';
import { PROMPT_STAGES, type PromptUse } from './prompt-use.schema.ts';

/** What is asked, and in which order when both are due. */
export const PROMPTS = ['feedback', 'help'] as const;
export type Prompt = (typeof PROMPTS)[number];

/** Both prompts of one person; `helpStopped` is their own wish. */
export interface PromptState {
  readonly feedback: PromptUse;
  readonly help: PromptUse;
  readonly helpStopped: boolean;
}

/** An `alert` is a quiet entry in the notification list, a `question` the card (spec §9). */
export interface PromptWord {
  readonly prompt: Prompt;
  readonly say: 'alert' | 'question';
}

/** Milliseconds of real use, not of an open tab, after which each prompt speaks (spec §9). */
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
 * Adds use and says what is due: each alert and each question once, the alert first, one question at a time and only
 * when one may be asked now; an unasked question waits.
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

/** What two tabs, or a tab and what is kept, know together: neither forgets what the other said. */
export const joinPrompts = (a: PromptState, b: PromptState): PromptState => ({
  feedback: join(a.feedback, b.feedback),
  help: join(a.help, b.help),
  helpStopped: a.helpStopped || b.helpStopped,
});
