import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LockedBranding } from './branding.repository.port.ts';

export type BrandingPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'wallClock' | 'ids' | 'secrets' | 'providerName'
>;

/** The branding revision a change is based on; null skips the revision check. */
export interface BrandingInput extends ListInput {
  readonly rev: number | null;
}

/** Locks the branding of the active group and checks the revision a change is based on. A group of another dealer is not found. */
export const lockBranding = async (
  ports: Pick<BrandingPorts, 'clock' | 'wallClock'>,
  tx: Transaction,
  caller: SessionCaller,
  input: BrandingInput,
): Reply<LockedBranding & { readonly siteGroupNum: number }> => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  const locked = siteGroupNum === null ? null : await tx.branding.lock(siteGroupNum);
  if (siteGroupNum === null || locked === null) return NOT_FOUND;
  if (input.rev !== null && locked.rev !== input.rev) {
    const { wallClock, clock } = ports;
    const touch = { by: locked.changedBy, at: locked.changedAt };
    return changedMeanwhile(touch, { wallClock, timeZone: locked.timeZone, now: clock.now() });
  }
  return ok({ ...locked, siteGroupNum });
};
