import type { RequestContext } from '../session/request-context.ts';
import type { Pass } from './pass.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What happens to a response: it is delivered to its caller, or it must no longer be shown. */
export type Settlement = 'deliver' | 'sessionOver' | 'stale';

const isQuiet = (kind: RequestKind): boolean => kind === 'protected' || kind === 'stream';

/**
 * Checks a response against the current session (gating README I13 to I15). Only responses to requests with a bearer token
 * can be outdated. A failure of other kinds than protected always reaches its caller while its epoch lasts.
 */
export const settleAnswer = (
  answer: { readonly kind: RequestKind; readonly pass: Pass; readonly failed: boolean },
  context: RequestContext,
): Settlement => {
  const { kind, pass, failed } = answer;
  if (pass.bearer === null) return 'deliver';
  if (pass.epoch !== context.epoch) return 'sessionOver';
  if (failed) return isQuiet(kind) && context.user === null ? 'sessionOver' : 'deliver';
  return pass.groupVersion === context.groupVersion ? 'deliver' : 'stale';
};
