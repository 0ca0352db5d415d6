import { holdsAt, wallMoment, type WallMoment } from '../contacts/hours-of-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import { AUTHORITY_LEVELS, type AuthorityAct } from './authority-rights.ts';
import type { KnownCode, PasscodeTimes } from './passcode.ts';

/**
 * The result of checking a spoken code. `alarm` is true for a duress code, even if the code is refused. Only the
 * monitoring center and the provider's staff may learn of the alarm.
 */
export type CodeVerdict =
  | { readonly kind: 'accepted'; readonly code: KnownCode; readonly alarm: boolean }
  | { readonly kind: 'refused'; readonly alarm: boolean };

/** The time of the check and the time zone of the site. */
export interface CodePlace {
  readonly clock: WallClock;
  readonly timeZone: string;
  /** The current time in milliseconds UTC. */
  readonly now: number;
}

const countsAt = ({ validFrom, validUntil, hours }: PasscodeTimes, moment: WallMoment): boolean =>
  (validFrom === null || validFrom <= moment.today) &&
  (validUntil === null || moment.today <= validUntil) &&
  (hours === null || hours.some((window) => holdsAt(window, moment)));

/** The acts that a technician may ask for at any level (domain guide 6.4 "Tech ID"). */
const TECHNICIANS: readonly AuthorityAct[] = ['Hear history', 'Place on test'];

/** Checks whether the holder of a code may ask the monitoring center for an act (domain guide 6.4). */
export const mayAsk = (
  { authority, kind }: Pick<KnownCode, 'authority' | 'kind'>,
  act: AuthorityAct,
): boolean =>
  AUTHORITY_LEVELS[authority]?.may.includes(act) === true ||
  (kind === 'technician' && TECHNICIANS.includes(act));

const byAuthority = (a: KnownCode, b: KnownCode): number =>
  b.authority - a.authority || (a.id < b.id ? -1 : 1);

/** Returns the ordinary codes whose response a duress code gets: first codes of the same holder, then other codes by authority. */
const standIns = (known: readonly KnownCode[], forced: KnownCode): readonly KnownCode[] =>
  known
    .filter(({ kind }) => kind === 'normal')
    .toSorted(
      (a, b) =>
        Number(b.holder === forced.holder) - Number(a.holder === forced.holder) ||
        byAuthority(a, b),
    );

/**
 * Checks a code that was given for an act; `given` are the matching codes, `known` all codes of the site. A duress code
 * gets the response of an ordinary code, so that the response never reveals it. `alarm` is true even if the code is
 * refused.
 */
export const checkPasscode = (
  given: readonly KnownCode[],
  known: readonly KnownCode[],
  act: AuthorityAct,
  { clock, timeZone, now }: CodePlace,
): CodeVerdict => {
  const moment = wallMoment(clock.wallTime(now, timeZone));
  const forced = given.find(({ kind }) => kind === 'duress');
  const meant = forced === undefined ? given.toSorted(byAuthority) : standIns(known, forced);
  const code = meant.find((one) => !one.suspended && mayAsk(one, act) && countsAt(one, moment));
  const alarm = forced !== undefined;
  return code === undefined ? { kind: 'refused', alarm } : { kind: 'accepted', code, alarm };
};
