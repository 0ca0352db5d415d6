import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { LockedSite } from './site-data.repository.port.ts';

/** Who touched a row last, and when (milliseconds UTC). */
export interface LastTouch {
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

/** 409 for a row that somebody changed since it was read: who, and when by the clocks of the site (domain guide 5.3). */
export const changedAtSite = (
  { wallClock, clock }: Pick<BackendPorts, 'wallClock' | 'clock'>,
  { timeZone }: Pick<LockedSite, 'timeZone'>,
  { updatedBy, updatedAt }: LastTouch,
) => changedMeanwhile({ by: updatedBy, at: updatedAt }, { wallClock, timeZone, now: clock.now() });
