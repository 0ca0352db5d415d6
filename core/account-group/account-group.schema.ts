import * as z from 'zod/mini';
import { phonesField, emailsField } from '../contacts/phones-field.schema.ts';
import { createForm, optionalText } from '../forms/create-form.schema.ts';
import { boundedText, notEmpty } from '../forms/bounded-text.schema.ts';
import { audienceSchema } from '../marketing/campaign.schema.ts';
import { companyForm, defaultsForm, GROUP_STATES } from './company.schema.ts';

const touched = {
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
};

/** The company, with the user who last changed it. */
export const storedCompanySchema = z.object({ ...companyForm.stored, ...touched });
export type StoredCompany = z.infer<typeof storedCompanySchema>;

/** The alarm-handling defaults, with the user who last changed them. */
export const storedDefaultsSchema = z.object({ ...defaultsForm.stored, ...touched });
export type StoredDefaults = z.infer<typeof storedDefaultsSchema>;

/** A contact of the dealer, locked into the call list of every site (domain guide 6.10 "Group contacts"). */
export const groupContactForm = createForm({
  company: { ...optionalText(boundedText(50).check(notEmpty)), label: 'Company or desk' },
  firstName: { ...optionalText(boundedText(50).check(notEmpty)), label: 'First name' },
  lastName: { ...optionalText(boundedText(50).check(notEmpty)), label: 'Last name' },
  phones: { ...phonesField, label: 'Phones' },
  emails: { ...emailsField, label: 'E-mails' },
  notes: { ...optionalText(boundedText(1000)), label: 'Notes' },
});
export const groupContactSchema = z.object(groupContactForm.draft).check(
  z.refine(
    ({ company, firstName, lastName }) =>
      company !== null || firstName !== null || lastName !== null,
    { message: 'Enter a name or a company', path: ['company'] },
  ),
  z.refine(({ phones }) => phones.length > 0, {
    message: 'Enter a phone number: an operator calls it',
    path: ['phones'],
  }),
);
export type GroupContact = z.infer<typeof groupContactSchema>;
/** Returns the display name of a group contact: its company or department, otherwise the person. */
export const groupContactName = ({
  company,
  firstName,
  lastName,
}: Pick<GroupContact, 'company' | 'firstName' | 'lastName'>): string =>
  company ?? [firstName, lastName].filter(Boolean).join(' ');

/** Maximum number of contacts of a group. */
export const MOST_GROUP_CONTACTS = 10;

export const storedGroupContactSchema = z.object({
  ...groupContactForm.stored,
  ...touched,
  id: z.string(),
});
export type StoredGroupContact = z.infer<typeof storedGroupContactSchema>;

/** A block of numbers that a group gives out; the provider assigns it. */
export const numberBlockSchema = z.object({
  id: z.string(),
  siteGroupNum: z.int(),
  /** First and last number of the block, as entered in a panel. */
  first: z.string(),
  last: z.string(),
  /** Count of numbers in the block that the provider reserves for itself. */
  reserved: z.int(),
  used: z.int(),
  free: z.int(),
  /** The first number that no device has; null if all are used. */
  nextFree: z.nullable(z.string()),
});
export type NumberBlock = z.infer<typeof numberBlockSchema>;

/** A group of the tree: the parent, the group itself, and the groups below. */
export const treeGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  parent: z.nullable(z.int()),
  status: z.enum(GROUP_STATES),
  /**
   * Accounts of this group alone, without canceled ones and those out of service in a category that does not count; null
   * for groups above the caller's own.
   */
  accounts: z.nullable(z.int()),
  users: z.nullable(z.int()),
  answeringService: z.boolean(),
});

/** A dealer's own group as its administrators see it (domain guide 6.10). */
export const accountGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  kind: audienceSchema,
  status: z.enum(GROUP_STATES),
  /** The day the dealer became a customer of the provider; null if unknown. */
  since: z.nullable(z.string()),
  representative: z.nullable(z.string()),
  answeringService: z.boolean(),
  services: z.array(z.string()),
  /** Days per year in its group of holidays. */
  holidayDays: z.int(),
  terms: z.nullable(z.object({ version: z.int(), by: z.string(), at: z.nullable(z.string()) })),
  company: storedCompanySchema,
  defaults: storedDefaultsSchema,
  contacts: z.array(storedGroupContactSchema),
  blocks: z.array(numberBlockSchema),
  tree: z.array(treeGroupSchema),
  /** Groups to which an administrator can give access, including their own. */
  givable: z.array(
    z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), answeringService: z.boolean() }),
  ),
});
export type AccountGroup = z.infer<typeof accountGroupSchema>;

/** What a message to the representative is about. */
export const ASK_ABOUT = ['branch', 'block', 'message'] as const;
export type AskAbout = (typeof ASK_ABOUT)[number];

export const askFormSchema = z.object({
  text: boundedText(1000).check(z.minLength(1, 'Say what you need')),
});
export type AskForm = z.infer<typeof askFormSchema>;
