import type { CallHours } from '../contacts/contact.ts';

/** What a spoken code says beside who gives it; a duress code sounds like any other (domain guide 6.4). */
export type PasscodeKind = 'normal' | 'duress' | 'technician';

/** When a code counts: days of the site, both ends included, and weekly hours; null is always. */
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
  /** On file, and without its rights for now. */
  readonly suspended: boolean;
}
