import * as z from 'zod/mini';
import { contactForm } from './contact-form.schema.ts';

/** A contact on a call list as sent to the screen, never with the PIN itself (domain guide 6.2, 5.7). */
export const contactSchema = z.object({
  ...contactForm.stored,
  id: z.string(),
  rev: z.int(),
  /** True for a contact of the site group, which cannot be changed at the site. */
  inherited: z.boolean(),
  position: z.int(),
  hasPin: z.boolean(),
  /** Since when and by whom the contact is suspended. Null if it is not, or if it was suspended before this was recorded. */
  suspendedAt: z.nullable(z.string()),
  suspendedBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;

/** The call list of a site, with the facts that decide its order (domain guide 6.2). */
export const contactListSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  groupName: z.string(),
  timeZone: z.string(),
  /** Counts changes of the members of the list and of their order. */
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  policeCome: z.boolean(),
  /** How many contacts the group wants called in enhanced verification. */
  ecvContacts: z.int(),
  /** Numbers of the site that are called before any contact. */
  places: z.array(z.object({ name: z.string(), number: z.string() })),
  agencies: z.object({
    Police: z.optional(z.string()),
    Fire: z.optional(z.string()),
    Medical: z.optional(z.string()),
  }),
  /** The site's own contacts, then those of its group. */
  contacts: z.array(contactSchema),
});
export type ContactList = z.infer<typeof contactListSchema>;

/** The call list as one user sees it. */
export const seenContactListSchema = z.extend(contactListSchema, {
  /** True if the user can access another site of the group, to which contacts may be copied. */
  hasOtherSites: z.boolean(),
});
export type SeenContactList = z.infer<typeof seenContactListSchema>;

/** The call list to which saved input belongs. */
export const listPlaceSchema = z.pick(contactListSchema, { siteNum: true });
export type ListPlace = z.infer<typeof listPlaceSchema>;

/** The result of restoring a contact: without its PIN if another code uses it now. */
export const restoredContactSchema = z.object({ pinGone: z.boolean() });
export type RestoredContact = z.infer<typeof restoredContactSchema>;

/** A site to which a contact may be copied. */
export const copyTargetSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
});
export type CopyTarget = z.infer<typeof copyTargetSchema>;

/** The outcome of a copy at one site. `why` states why it was not possible. */
export const copyOutcomeSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  copied: z.int(),
  why: z.nullable(z.string()),
});
export type CopyOutcome = z.infer<typeof copyOutcomeSchema>;
