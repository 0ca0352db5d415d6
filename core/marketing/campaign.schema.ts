import * as z from 'zod/mini';
import { choiceField, choicesField, createForm, textField } from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { isBefore, isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { isWebAddress } from './is-web-address.rule.ts';

/** The dealer-branding values (domain guide 6.14) that a campaign may show. */
export const coBrandSlotSchema = z.enum(['logo', 'displayName', 'supportPhone', 'website']);
export type CoBrandSlot = z.infer<typeof coBrandSlotSchema>;

/** The maximum lengths of campaign texts, in characters. */
export const CAMPAIGN_LIMITS = { title: 128, url: 1024, search: 100 } as const;

/** The kinds of campaigns (domain guide 6.16). */
export const campaignKindSchema = z.enum([
  'Flyer',
  'E-mail template',
  'Social post',
  'Logo pack',
  'Program',
]);
export type CampaignKind = z.infer<typeof campaignKindSchema>;

/** Returns the display text of a kind. The stored word for email has a hyphen. */
export const campaignKindText = (kind: string): string => kind.replace('E-mail', 'Email');

/** Kinds of site groups (domain guide 3) that may see a campaign. */
export const audienceSchema = z.enum([
  'Dealer',
  'Branch',
  'Installer',
  'Homeowners association',
  'Service company',
]);
export type Audience = z.infer<typeof audienceSchema>;

/** The state of a campaign. Staff see campaigns in every state; the audience sees only published campaigns. */
export const campaignStateSchema = z.enum(['draft', 'published', 'retired']);
export type CampaignState = z.infer<typeof campaignStateSchema>;

const day = () =>
  textField(
    z.string().check(z.refine((text) => text === '' || isCalendarDay(text, 9999), 'Enter a date')),
  );

/**
 * The fields of a campaign, in form order. Request, response, form and storage have exactly these fields; a blank date
 * leaves that end of the validity period open.
 */
export const campaignForm = createForm({
  title: textField(requiredText('Title', CAMPAIGN_LIMITS.title)),
  kind: choiceField(campaignKindSchema, 'Flyer'),
  audience: choicesField(audienceSchema, 'Choose who may see it'),
  validFrom: day(),
  validTo: day(),
  url: textField(
    boundedText(CAMPAIGN_LIMITS.url).check(
      z.refine((text) => text === '' || isWebAddress(text), 'Enter an http or https address'),
    ),
  ),
  coBrand: choicesField(coBrandSlotSchema),
  state: choiceField(campaignStateSchema, 'draft'),
});

/** A campaign as edited in the form. Whether it may be published also depends on its file, which `lacksContent` checks. */
export const campaignFormSchema = z.object(campaignForm.draft).check(
  z.refine(({ validFrom, validTo }) => !isBefore(validTo, validFrom), {
    message: MESSAGES.newsDates,
    path: ['validFrom'],
  }),
);
export type CampaignForm = z.infer<typeof campaignFormSchema>;

/** The name and size of a campaign's only file, without its content. */
export const storedFileSchema = z.object({ name: z.string(), size: z.int() });
export type StoredFile = z.infer<typeof storedFileSchema>;

export const campaignSchema = z.object({
  id: z.string(),
  rev: z.int(),
  ...campaignForm.stored,
  file: z.nullable(storedFileSchema),
  /** How often the campaign's link was opened, counting each person once a day. `downloads` counts file downloads in the same way. */
  views: z.int(),
  downloads: z.int(),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** All campaigns that match the search, latest change first. `total` counts all campaigns, ignoring the search. */
export const campaignListSchema = z.object({
  campaigns: z.array(campaignSchema),
  total: z.int(),
});
export type CampaignList = z.infer<typeof campaignListSchema>;

/** How often one group opened or downloaded a campaign, counting each person once a day. */
export const groupUsageSchema = z.object({
  siteGroupNum: z.int(),
  name: z.string(),
  views: z.int(),
  downloads: z.int(),
});
export type GroupUsage = z.infer<typeof groupUsageSchema>;

/** The groups that used a campaign, busiest first. Empty until a group opens the campaign. */
export const campaignUsageSchema = z.object({ groups: z.array(groupUsageSchema) });
export type CampaignUsage = z.infer<typeof campaignUsageSchema>;
