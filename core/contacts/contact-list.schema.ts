import * as z from 'zod/mini';
import { contactForm } from './contact-form.schema.ts';

/** Somebody on a call list as the screen has them; the PIN itself never is (domain guide 6.2, 5.7). */
export const contactSchema = z.object({
  ...contactForm.stored,
  id: z.string(),
  rev: z.int(),
  /** Of the site group: locked here. */
  inherited: z.boolean(),
  position: z.int(),
  hasPin: z.boolean(),
  /** Since when and by whom it is suspended; null while it is not, and of one suspended before that was kept. */
  suspendedAt: z.nullable(z.string()),
  suspendedBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;

/** The call list of a site with what decides its order (domain guide 6.2). */
export const contactListSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  groupName: z.string(),
  timeZone: z.string(),
  /** Counts changes of who is on the list and in which order. */
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  policeCome: z.boolean(),
  /** How many of the list the group wishes to be called in enhanced verification. */
  ecvContacts: z.int(),
  /** Numbers of the site that are called before anybody of the list. */
  places: z.array(z.object({ name: z.string(), number: z.string() })),
  agencies: z.object({
    Police: z.optional(z.string()),
    Fire: z.optional(z.string()),
    Medical: z.optional(z.string()),
  }),
  /** The site's own, then those of its group. */
  contacts: z.array(contactSchema),
});
export type ContactList = z.infer<typeof contactListSchema>;

/** The call list as somebody sees it. */
export const seenContactListSchema = z.extend(contactListSchema, {
  /** Whether they see another site of the group, which contacts may be copied to. */
  hasOtherSites: z.boolean(),
});
export type SeenContactList = z.infer<typeof seenContactListSchema>;

/** Of which list something was typed. */
export const listPlaceSchema = z.pick(contactListSchema, { siteNum: true });
export type ListPlace = z.infer<typeof listPlaceSchema>;

/** How a contact came back: without its PIN where another code has that by now. */
export const restoredContactSchema = z.object({ pinGone: z.boolean() });
export type RestoredContact = z.infer<typeof restoredContactSchema>;

/** A site a contact may be copied to. */
export const copyTargetSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
});
export type CopyTarget = z.infer<typeof copyTargetSchema>;

/** What became of a copy at one site; `why` says what stood against it. */
export const copyOutcomeSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  copied: z.int(),
  why: z.nullable(z.string()),
});
export type CopyOutcome = z.infer<typeof copyOutcomeSchema>;
