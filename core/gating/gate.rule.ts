import type { RequestContext } from '../session/request-context.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What to do with a request: send it, hold it, or refresh the access token first. */
export type GateDecision = 'pass' | 'hold' | 'refresh';

/** Returns true if user, token and, for a dealer, the site group are known. */
export const isReady = ({ user, token, siteGroupNum }: RequestContext): boolean =>
  user !== null && token !== null && (user.application !== 2 || siteGroupNum !== null);

/** Returns true for request kinds that need a bearer token (gating README "Kinds of request"). */
export const needsBearer = (kind: RequestKind): boolean =>
  kind === 'completion' || kind === 'stream' || kind === 'protected';

const may = (kind: RequestKind, context: RequestContext): boolean => {
  switch (kind) {
    case 'external':
    case 'open':
    case 'identity':
      return true;
    case 'completion':
      // While a demand is open, the site group is not required, because a dealer without a group could otherwise never complete the demand.
      return context.actionRequired ? context.token !== null : isReady(context);
    case 'stream':
    case 'protected':
      return isReady(context) && !context.actionRequired;
  }
};

/**
 * Decides whether a request is sent, held, or needs a token refresh first (gating README "Predicates"). The gate is for
 * usability, not for security.
 */
export const gate = (kind: RequestKind, context: RequestContext): GateDecision => {
  if (!may(kind, context)) return 'hold';
  return needsBearer(kind) && context.tokenExpired ? 'refresh' : 'pass';
};
