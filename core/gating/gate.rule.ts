import type { RequestContext } from '../session/request-context.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** What to do with a request now: send it, keep it, or have the token renewed first. */
export type GateDecision = 'pass' | 'hold' | 'refresh';

/** Whether the session is whole enough for everything: user, token, and a group where the application needs one. */
export const isReady = ({ user, token, siteGroupNum }: RequestContext): boolean =>
  user !== null && token !== null && (user.application !== 2 || siteGroupNum !== null);

/** Kinds that the server would refuse without a bearer, so they wait for one (gating README "Kinds of request"). */
export const needsBearer = (kind: RequestKind): boolean =>
  kind === 'completion' || kind === 'stream' || kind === 'protected';

const may = (kind: RequestKind, context: RequestContext): boolean => {
  switch (kind) {
    case 'external':
    case 'open':
    case 'identity':
      return true;
    case 'completion':
      // Never asks for the group while something is demanded: a dealer without one would be stuck.
      return context.actionRequired ? context.token !== null : isReady(context);
    case 'stream':
    case 'protected':
      return isReady(context) && !context.actionRequired;
  }
};

/** The gate itself (gating README "Predicates"); serves the person, protects nothing. */
export const gate = (kind: RequestKind, context: RequestContext): GateDecision => {
  if (!may(kind, context)) return 'hold';
  return needsBearer(kind) && context.tokenExpired ? 'refresh' : 'pass';
};
