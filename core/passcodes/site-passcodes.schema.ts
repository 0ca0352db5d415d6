import * as z from 'zod/mini';
import { passcodeForm } from './passcode-form.schema.ts';

const text = z.nullable(z.string());
const changed = {
  rev: z.int(),
  /** Who changed it last, and when; null for what came with the installation. */
  changedBy: text,
  changedAt: text,
};

/** A passcode of a site without the code (domain guide 6.4). */
export const listedPasscodeSchema = z.object({
  id: z.string(),
  ...changed,
  ...passcodeForm.stored,
  /** Customers register with it and the account number. */
  ofAccount: z.boolean(),
  /** False where only a hash is kept: set anew to reveal. */
  canReveal: z.boolean(),
  lastVerifiedAt: text,
});
export type ListedPasscode = z.infer<typeof listedPasscodeSchema>;

/** The PIN of a contact without the PIN; who they are and what they may is changed among the contacts. */
export const listedPinSchema = z.object({
  contactId: z.string(),
  ...changed,
  name: z.string(),
  relation: text,
  authority: z.int(),
  /** Why it does not count today: Suspended, Expired, Not yet; else Active. */
  state: z.enum(['Active', 'On vacation', 'Suspended', 'Not yet', 'Expired']),
  lastVerifiedAt: text,
});
export type ListedPin = z.infer<typeof listedPinSchema>;

/** Whether somebody who is forced can call for help; there only for who may change it, the code for nobody (domain guide 6.4). */
export const duressCardSchema = z.object({
  isSet: z.boolean(),
  ...changed,
  /** In whose name it is noted where it is given, so that nobody sees what it is; null without one. */
  holder: text,
});
export type DuressCard = z.infer<typeof duressCardSchema>;

/** The spoken codes of a site, none of them among them (domain guide 6.4). */
export const sitePasscodesSchema = z.object({
  siteNum: z.int(),
  timeZone: z.string(),
  asOf: z.string(),
  /** The day by the clocks of the site. */
  today: z.string(),
  /** The account passcode first, then by level and name. */
  passcodes: z.array(listedPasscodeSchema),
  pins: z.array(listedPinSchema),
  /** Contacts of the site without a PIN. */
  withoutPin: z.array(z.object({ contactId: z.string(), name: z.string() })),
  /** Who looked at a code last. */
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
