import * as z from 'zod/mini';
import { passcodeForm } from './passcode-form.schema.ts';

const text = z.nullable(z.string());
const changed = {
  rev: z.int(),
  /** The person who last changed the code. Null for a code imported at installation. */
  changedBy: text,
  changedAt: text,
};

/** A passcode of a site without the code (domain guide 6.4). */
export const listedPasscodeSchema = z.object({
  id: z.string(),
  ...changed,
  ...passcodeForm.stored,
  /** True for the account passcode, which customers register with together with the account number. */
  ofAccount: z.boolean(),
  /** False when only a hash is stored. Such a code must be set again before it can be revealed. */
  canReveal: z.boolean(),
  lastVerifiedAt: text,
});
export type ListedPasscode = z.infer<typeof listedPasscodeSchema>;

/** A contact's PIN in the list, without the PIN itself. The contact's name and rights are edited on the contacts screen. */
export const listedPinSchema = z.object({
  contactId: z.string(),
  ...changed,
  name: z.string(),
  relation: text,
  authority: z.int(),
  /** The state of the PIN today. A PIN that is Suspended, Expired or Not yet is not valid. */
  state: z.enum(['Active', 'On vacation', 'Suspended', 'Not yet', 'Expired']),
  lastVerifiedAt: text,
});
export type ListedPin = z.infer<typeof listedPinSchema>;

/** Whether a duress code is set. Only people who may change it receive this card; the code itself is never returned (domain guide 6.4). */
export const duressCardSchema = z.object({
  isSet: z.boolean(),
  ...changed,
  /**
   * The name that the log shows when the duress code is used, so that the log does not reveal the duress. Null when no
   * duress code is set.
   */
  holder: text,
});
export type DuressCard = z.infer<typeof duressCardSchema>;

/** The list of a site's spoken codes, without the codes (domain guide 6.4). */
export const sitePasscodesSchema = z.object({
  siteNum: z.int(),
  timeZone: z.string(),
  asOf: z.string(),
  /** Today's date at the site. */
  today: z.string(),
  /** The passcodes: first the account passcode, then the others by level and name. */
  passcodes: z.array(listedPasscodeSchema),
  pins: z.array(listedPinSchema),
  withoutPin: z.array(z.object({ contactId: z.string(), name: z.string() })),
  lastReveal: z.nullable(
    z.object({
      of: z.enum(['passcode', 'pin']),
      holder: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  duress: z.optional(duressCardSchema),
});
export type SitePasscodes = z.infer<typeof sitePasscodesSchema>;
