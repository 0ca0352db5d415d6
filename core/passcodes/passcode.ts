import type { CallHours } from '../contacts/contact.ts';

/** The kind of a spoken code. A duress code looks like any other code (domain guide 6.4). */
export type PasscodeKind = 'normal' | 'duress' | 'technician';

/** When a code is valid: first and last day at the site, both inclusive, and weekly hours. Null means no restriction. */
export interface PasscodeTimes {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly hours: readonly CallHours[] | null;
}

/** A stored code without its digits: a passcode of the site, or the PIN of a contact (domain guide 6.4). */
export interface KnownCode extends PasscodeTimes {
  readonly id: string;
  readonly of: 'passcode' | 'pin';
  readonly holder: string;
  /** The authority level, 0 to 5. */
  readonly authority: number;
  readonly kind: PasscodeKind;
  /** True if the code is stored but has no rights for now. */
  readonly suspended: boolean;
}
