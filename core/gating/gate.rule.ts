import type { RequestContext } from '../session/request-context.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What to do with a request now: send it, hold it, or refresh the token first. */
export type GateDecision = 'pass' | 'hold' | 'refresh';

/** Returns true if the session is complete: user, token, and a group if the application needs one. */
export const isReady = ({ user, token, siteGroupNum }: RequestContext): boolean =>
  user !== null && token !== null && (user.application !== 2 || siteGroupNum !== null);

/** Returns true for kinds that the server refuses without a bearer token, so they wait for one (gating README "Kinds of request"). */
export const needsBearer = (kind: RequestKind): boolean =>
  kind === 'completion' || kind === 'stream' || kind === 'protected';

const may = (kind: RequestKind, context: RequestContext): boolean => {
  switch (kind) {
    case 'external':
    case 'open':
    case 'identity':
      return true;
    case 'completion':
      // Does not require the group while a demand is open. Otherwise a dealer without a group would be stuck.
      return context.actionRequired ? context.token !== null : isReady(context);
    case 'stream':
    case 'protected':
      return isReady(context) && !context.actionRequired;
  }
};

/** Decides what to do with a request (gating README "Predicates"). The gate serves the user; it does not protect anything. */
export const gate = (kind: RequestKind, context: RequestContext): GateDecision => {
  if (!may(kind, context)) return 'hold';
  return needsBearer(kind) && context.tokenExpired ? 'refresh' : 'pass';
};
