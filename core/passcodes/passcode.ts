import type { CallHours } from '../contacts/contact.ts';

/** The kinds of spoken codes. A duress code sounds like any other code (domain guide 6.4). */
export type PasscodeKind = 'normal' | 'duress' | 'technician';

/** When a code is valid: days at the site, both included, and weekly hours. Null means always. */
export interface PasscodeTimes {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly hours: readonly CallHours[] | null;
}

/** A code on file without the code itself: a passcode of the site, or the PIN of one of its contacts (domain guide 6.4). */
export interface KnownCode extends PasscodeTimes {
  readonly id: string;
  readonly of: 'passcode' | 'pin';
  readonly holder: string;
  /** Level 0 to 5. */
  readonly authority: number;
  readonly kind: PasscodeKind;
  /** The code is on file but has no rights for now. */
  readonly suspended: boolean;
}
