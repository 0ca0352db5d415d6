import type { BackendPorts } from '../backend-ports.ts';
import { refusalOf } from '../refusal.ts';
import type { StoredTest } from '../site-test.repository.port.ts';

/** It ended, or began, since the caller looked. */
export const TEST_OVER = refusalOf(
  'conflict',
  'testOver',
  'This test is not in this state any more.',
);

/** Somebody changed it since the caller looked; who and when, by the clocks of the site (domain guide 5.3). */
export const changedMeanwhile = (
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  { updatedBy, placedBy, updatedAt }: StoredTest,
  timeZone: string,
) =>
  refusalOf(
    'conflict',
    'staleRev',
    `Changed by ${updatedBy ?? placedBy} at ${wallClock.wallTime(updatedAt, timeZone).slice(11)}.`,
  );
