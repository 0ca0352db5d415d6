import type { RequestContext } from '../session/request-context.ts';
import type { Pass } from './pass.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What happens to a response: `deliver` the response, `sessionOver` if the session has ended, or drop the response as `stale`. */
export type Settlement = 'deliver' | 'sessionOver' | 'stale';

const isQuiet = (kind: RequestKind): boolean => kind === 'protected' || kind === 'stream';

/**
 * Checks a response against the current session (gating README I13 to I15). Only a response to a request with a bearer
 * token can be stale. A failed request that is neither `protected` nor `stream` is always delivered while its epoch lasts.
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
