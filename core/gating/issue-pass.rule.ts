import type { RequestContext } from '../session/request-context.ts';
import { needsBearer } from './gate.rule.ts';
import type { Pass } from './pass.ts';
import type { RequestKind } from './request-kind.rule.ts';

const bearerFor = (kind: RequestKind, context: RequestContext): string | null => {
  if (needsBearer(kind)) return context.token;
  // An identity request carries the token unless the token is known to be expired (I7).
  return kind === 'identity' && !context.tokenExpired ? context.token : null;
};

/** Creates the pass of a request from the current session state. */
export const issuePass = (kind: RequestKind, context: RequestContext): Pass => ({
  bearer: bearerFor(kind, context),
  application: context.user?.application ?? null,
  siteGroupNum: context.siteGroupNum,
  groupVersion: context.groupVersion,
  epoch: context.epoch,
  generation: context.generation,
});
