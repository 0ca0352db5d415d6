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

/** The stored company details, with the last editor. */
export const storedCompanySchema = z.object({ ...companyForm.stored, ...touched });
export type StoredCompany = z.infer<typeof storedCompanySchema>;

/** The stored alarm-handling defaults, with the last editor. */
export const storedDefaultsSchema = z.object({ ...defaultsForm.stored, ...touched });
export type StoredDefaults = z.infer<typeof storedDefaultsSchema>;

/** A contact of the dealer, shown locked in the call list of every site (domain guide 6.10 "Group contacts"). */
export const groupContactForm = createForm({
  company: { ...optionalText(boundedText(50).check(notEmpty)), label: 'Company or desk' },
  firstName: { ...optionalText(boundedText(50).check(notEmpty)), label: 'First name' },
  lastName: { ...optionalText(boundedText(50).check(notEmpty)), label: 'Last name' },
  phones: { ...phonesField, label: 'Phones' },
  emails: { ...emailsField, label: 'Emails' },
  notes: { ...optionalText(boundedText(1000)), label: 'Notes' },
});
export const groupContactSchema = z.object(groupContactForm.draft).check(
  z.refine(
    ({ company, firstName, lastName }) =>
      company !== null || firstName !== null || lastName !== null,
    { message: 'Enter a name or a company', path: ['company'] },
  ),
  z.refine(({ phones }) => phones.length > 0, {
    message: 'Enter a phone number that operators can call',
    path: ['phones'],
  }),
);
export type GroupContact = z.infer<typeof groupContactSchema>;
/** Returns the display name of a group contact: the company or department, or else the person. */
export const groupContactName = ({
  company,
  firstName,
  lastName,
}: Pick<GroupContact, 'company' | 'firstName' | 'lastName'>): string =>
  company ?? [firstName, lastName].filter(Boolean).join(' ');

/** Maximum number of contacts per group. */
export const MOST_GROUP_CONTACTS = 10;

export const storedGroupContactSchema = z.object({
  ...groupContactForm.stored,
  ...touched,
  id: z.string(),
});
export type StoredGroupContact = z.infer<typeof storedGroupContactSchema>;

/** A block of account numbers that the provider assigned to a group. */
export const numberBlockSchema = z.object({
  id: z.string(),
  siteGroupNum: z.int(),
  /** First number of the block, as entered in a panel. */
  first: z.string(),
  last: z.string(),
  /** How many account numbers of the block the provider reserves. */
  reserved: z.int(),
  used: z.int(),
  free: z.int(),
  /** The lowest number without a device; null if all are used. */
  nextFree: z.nullable(z.string()),
});
export type NumberBlock = z.infer<typeof numberBlockSchema>;

/** A group in the tree: an ancestor, the caller's group, or a group below. */
export const treeGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  parent: z.nullable(z.int()),
  status: z.enum(GROUP_STATES),
  /**
   * Number of accounts in this group alone; null for groups above the caller's own. Canceled accounts do not count, nor
   * accounts out of service in a category that does not count.
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
  /** Number of holidays per year in the group's holiday list. */
  holidayDays: z.int(),
  terms: z.nullable(z.object({ version: z.int(), by: z.string(), at: z.nullable(z.string()) })),
  company: storedCompanySchema,
  defaults: storedDefaultsSchema,
  contacts: z.array(storedGroupContactSchema),
  blocks: z.array(numberBlockSchema),
  tree: z.array(treeGroupSchema),
  /** Groups to which an administrator can give access, including the administrator's own groups. */
  givable: z.array(
    z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), answeringService: z.boolean() }),
  ),
});
export type AccountGroup = z.infer<typeof accountGroupSchema>;

/** Topics of a message to the representative. */
export const ASK_ABOUT = ['branch', 'block', 'message'] as const;
export type AskAbout = (typeof ASK_ABOUT)[number];

export const askFormSchema = z.object({
  text: boundedText(1000).check(z.minLength(1, 'Tell us what you need')),
});
export type AskForm = z.infer<typeof askFormSchema>;
