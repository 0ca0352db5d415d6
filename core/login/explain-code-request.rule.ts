import type { Failure } from '../kernel/result.ts';
import type { CodeReceipt } from '../mfa/mfa.gateway.port.ts';
import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import type { LoginFlow } from './login-flow.rule.ts';

/** A code is on its way; the next may be asked for at `nextAt` (ms). */
export interface CodeSent {
  readonly receipt: CodeReceipt;
  readonly nextAt: number;
}

/** Why no code went out; `nextAt` is null where another try may follow at once. */
export type CodeNotSent =
  | { readonly kind: 'noContact' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly nextAt: number | null }
  /** Another step is due by now. */
  | { readonly kind: 'moved'; readonly flow: LoginFlow };

/** The words for a code that did not go out (spec §8 "Code request"): a limit always in the catalogue's words; null when there is nothing to say. */
export const explainCodeRequest = (notSent: CodeNotSent): string | null => {
  if (notSent.kind === 'moved') return null;
  if (notSent.kind === 'noContact') return MESSAGES.noContactToResend;
  if (notSent.failure.kind === 'rateLimited') return MESSAGES.tooManyAttempts;
  return explain(notSent.failure, MESSAGES.sendCode);
};
