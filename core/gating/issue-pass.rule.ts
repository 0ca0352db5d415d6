import type { RequestContext } from '../session/request-context.ts';
import { needsBearer } from './gate.rule.ts';
import type { Pass } from './pass.ts';
import type { RequestKind } from './request-kind.rule.ts';

const bearerFor = (kind: RequestKind, context: RequestContext): string | null => {
  if (needsBearer(kind)) return context.token;
  // Identity speaks about a session: a live token goes along, one known to be dead is left out (I7).
  return kind === 'identity' && !context.tokenExpired ? context.token : null;
};

/** The pass of a request that may go, taken from the state of this very moment. */
export const issuePass = (kind: RequestKind, context: RequestContext): Pass => ({
  bearer: bearerFor(kind, context),
  application: context.user?.application ?? null,
  siteGroupNum: context.siteGroupNum,
  groupVersion: context.groupVersion,
  epoch: context.epoch,
  generation: context.generation,
});
