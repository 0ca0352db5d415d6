import * as z from 'zod/mini';
import { contactForm } from './contact-form.schema.ts';

/** A contact on a call list as sent to the browser, without the PIN (domain guide 6.2, 5.7). */
export const contactSchema = z.object({
  ...contactForm.stored,
  id: z.string(),
  rev: z.int(),
  /** True for a contact of the site group, which cannot be changed at the site. */
  inherited: z.boolean(),
  position: z.int(),
  hasPin: z.boolean(),
  /**
   * When the contact was suspended, and by whom. Null if the contact is not suspended, or was suspended by a version that
   * did not record this.
   */
  suspendedAt: z.nullable(z.string()),
  suspendedBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;

/** Call list of a site, with the facts that decide the call order (domain guide 6.2). */
export const contactListSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  groupName: z.string(),
  timeZone: z.string(),
  /** Revision that increases when a contact is added, removed or moved on the list. */
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  policeCome: z.boolean(),
  /** Number of contacts that the site group wants called in enhanced call verification (ECV). */
  ecvContacts: z.int(),
  /** Phone numbers of the site that are called before any contact. */
  places: z.array(z.object({ name: z.string(), number: z.string() })),
  agencies: z.object({
    Police: z.optional(z.string()),
    Fire: z.optional(z.string()),
    Medical: z.optional(z.string()),
  }),
  /** The site's own contacts, then the contacts of its site group. */
  contacts: z.array(contactSchema),
});
export type ContactList = z.infer<typeof contactListSchema>;

/** Call list of a site as one user sees it. */
export const seenContactListSchema = z.extend(contactListSchema, {
  /** True if the user can access another site, to which contacts may be copied. */
  hasOtherSites: z.boolean(),
});
export type SeenContactList = z.infer<typeof seenContactListSchema>;

/** Identifies the call list to which saved input belongs. */
export const listPlaceSchema = z.pick(contactListSchema, { siteNum: true });
export type ListPlace = z.infer<typeof listPlaceSchema>;

/** Result of restoring a contact. `pinGone` is true if the contact's PIN was dropped because another code now equals this PIN. */
export const restoredContactSchema = z.object({ pinGone: z.boolean() });
export type RestoredContact = z.infer<typeof restoredContactSchema>;

export const copyTargetSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
});
export type CopyTarget = z.infer<typeof copyTargetSchema>;

/** Outcome of a copy at one site. `why` is the reason if the contact was not copied. */
export const copyOutcomeSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  copied: z.int(),
  why: z.nullable(z.string()),
});
export type CopyOutcome = z.infer<typeof copyOutcomeSchema>;
