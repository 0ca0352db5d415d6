import type { RequestContext } from '../session/request-context.ts';
import type { Pass } from './pass.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What becomes of an answer: it reaches its caller, or it must not be shown any more. */
export type Settlement = 'deliver' | 'sessionOver' | 'stale';

const isQuiet = (kind: RequestKind): boolean => kind === 'protected' || kind === 'stream';

/**
 * Checks an answer against the session as it is now (gating README I13 to I15). Only answers made for a bearer can be out of
 * date; a failure outside protected always reaches its caller while its epoch lasts.
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
