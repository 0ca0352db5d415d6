import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { LockedSite } from './site-data.repository.port.ts';

/** Who last changed a row, and when in milliseconds UTC. */
export interface LastTouch {
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

/**
 * Returns the 409 refusal for a row that changed after the caller read it. The message names who changed the row, and when
 * in the site's time zone (domain guide 5.3).
 */
export const changedAtSite = (
  { wallClock, clock }: Pick<BackendPorts, 'wallClock' | 'clock'>,
  { timeZone }: Pick<LockedSite, 'timeZone'>,
  { updatedBy, updatedAt }: LastTouch,
) => changedMeanwhile({ by: updatedBy, at: updatedAt }, { wallClock, timeZone, now: clock.now() });
