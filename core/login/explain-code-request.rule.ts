import type { Failure } from '../kernel/result.ts';
import type { CodeReceipt } from '../mfa/mfa.gateway.port.ts';
import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import type { LoginFlow } from './login-flow.rule.ts';

/** A sent code. `nextAt` is when another code may be requested, in milliseconds UTC. */
export interface CodeSent {
  readonly receipt: CodeReceipt;
  readonly nextAt: number;
}

/** Why no code was sent. `nextAt` is when another code may be requested; null for at once. */
export type CodeNotSent =
  | { readonly kind: 'noContact' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly nextAt: number | null }
  /** Another login step is due now. */
  | { readonly kind: 'moved'; readonly flow: LoginFlow };

/**
 * Returns the message for a code that was not sent (spec §8 "Code request"); null if there is nothing to show. For a rate
 * limit, the message always comes from the catalogue.
 */
export const explainCodeRequest = (notSent: CodeNotSent): string | null => {
  if (notSent.kind === 'moved') return null;
  if (notSent.kind === 'noContact') return MESSAGES.noContactToResend;
  if (notSent.failure.kind === 'rateLimited') return MESSAGES.tooManyAttempts;
  return explain(notSent.failure, MESSAGES.sendCode);
};
