import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/site-scope.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { HeldLooks } from './branding.repository.port.ts';

/** What work on looks needs. */
export type BrandingPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'wallClock' | 'ids' | 'secrets' | 'providerName'
>;

/** Of which revision a change began; null where it does not matter. */
export interface FromLooks extends ListInput {
  readonly rev: number | null;
}

/** Holds the looks of the active group at the revision a change began with; a foreign group is not found. */
export const holdLooks = async (
  ports: Pick<BrandingPorts, 'clock' | 'wallClock'>,
  tx: Transaction,
  caller: SessionCaller,
  input: FromLooks,
): Reply<HeldLooks & { readonly siteGroupNum: number }> => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  const held = siteGroupNum === null ? null : await tx.branding.hold(siteGroupNum);
  if (siteGroupNum === null || held === null) return NOT_FOUND;
  if (input.rev !== null && held.rev !== input.rev) {
    const { wallClock, clock } = ports;
    const touch = { by: held.changedBy, at: held.changedAt };
    return changedMeanwhile(touch, { wallClock, timeZone: held.timeZone, now: clock.now() });
  }
  return ok({ ...held, siteGroupNum });
};
