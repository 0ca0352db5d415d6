import { holdsAt, wallMoment, type WallMoment } from '../contacts/call-hours.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import { type KnownCode, type PasscodeTimes, TEST_AUTHORITY } from './passcode.ts';

/** What a given code is good for. `alarm`: somebody is forced, which is said to the centre alone, whatever the answer. */
export type CodeVerdict =
  | { readonly kind: 'accepted'; readonly code: KnownCode; readonly alarm: boolean }
  | { readonly kind: 'refused'; readonly alarm: boolean };

/** The moment by the clocks of the site. */
export interface CodePlace {
  readonly clock: WallClock;
  readonly timeZone: string;
  /** Milliseconds UTC. */
  readonly now: number;
}

const countsAt = ({ validFrom, validUntil, hours }: PasscodeTimes, moment: WallMoment): boolean =>
  (validFrom === null || validFrom <= moment.today) &&
  (validUntil === null || moment.today <= validUntil) &&
  (hours === null || hours.some((window) => holdsAt(window, moment)));

/** Whether the holder of a code may place a site on test: level 3 and more, and every technician (domain guide 6.4). */
export const mayPlaceTests = ({
  authority,
  kind,
}: Pick<KnownCode, 'authority' | 'kind'>): boolean =>
  authority >= TEST_AUTHORITY || kind === 'technician';

const byAuthority = (a: KnownCode, b: KnownCode): number =>
  b.authority - a.authority || (a.id < b.id ? -1 : 1);

/**
 * What a code may do that was given to place a test; `given` are the codes on file it equals. A duress code is judged like
 * any other of its level, so that the answer never tells; it calls for help also where it is not accepted.
 */
export const judgePasscode = (
  given: readonly KnownCode[],
  { clock, timeZone, now }: CodePlace,
): CodeVerdict => {
  const moment = wallMoment(clock.wallTime(now, timeZone));
  const alarm = given.some(({ kind }) => kind === 'duress');
  const [code] = given
    .filter((one) => !one.suspended && mayPlaceTests(one) && countsAt(one, moment))
    .toSorted(byAuthority);
  return code === undefined ? { kind: 'refused', alarm } : { kind: 'accepted', code, alarm };
};
