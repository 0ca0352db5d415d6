import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import type { CodeNotSent } from './code-request.ts';

/** The words for a code that did not go out (spec §8 "Code request"): a limit always in the catalogue's words; null when there is nothing to say. */
export const explainCodeRequest = (notSent: CodeNotSent): string | null => {
  if (notSent.kind === 'moved') return null;
  if (notSent.kind === 'noContact') return MESSAGES.noContactToResend;
  if (notSent.failure.kind === 'rateLimited') return MESSAGES.tooManyAttempts;
  return explain(notSent.failure, MESSAGES.sendCode);
};
