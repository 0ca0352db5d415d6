import * as z from 'zod/mini';
import { choiceField, choicesField, createForm, textField } from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { isWebAddress } from './is-web-address.rule.ts';

/** Values of the dealer's branding (domain guide 6.14) that may stand with a campaign. */
export const coBrandSlotSchema = z.enum(['logo', 'displayName', 'supportPhone', 'website']);
export type CoBrandSlot = z.infer<typeof coBrandSlotSchema>;

/** Lengths of a campaign's texts. */
export const CAMPAIGN_LIMITS = { title: 128, url: 1024, search: 100 } as const;

/** What a campaign offers (domain guide 6.16), in the words people read and choose from. */
export const campaignKindSchema = z.enum([
  'Flyer',
  'E-mail template',
  'Social post',
  'Logo pack',
  'Program',
]);
export type CampaignKind = z.infer<typeof campaignKindSchema>;

/** Kinds of site groups (domain guide 3) that may be shown it. */
export const audienceSchema = z.enum([
  'Dealer',
  'Branch',
  'Installer',
  'Homeowners association',
  'Service company',
]);
export type Audience = z.infer<typeof audienceSchema>;

/** Draft and retired are seen by staff only, published by the audience too. */
export const campaignStateSchema = z.enum(['draft', 'published', 'retired']);
export type CampaignState = z.infer<typeof campaignStateSchema>;

const day = () =>
  textField(
    z.string().check(z.refine((text) => text === '' || isCalendarDay(text, 9999), 'Enter a date')),
  );

/** The fields of a campaign, in the order of the form: what is sent, answered, typed and stored has exactly these; an empty day leaves that side open. */
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

/** A campaign as it is edited. Whether it may be published also depends on its file (`lacksContent`). */
export const campaignFormSchema = z
  .object(campaignForm.draft)
  .check(
    z.refine(
      ({ validFrom, validTo }) => validFrom === '' || validTo === '' || validFrom <= validTo,
      { message: MESSAGES.newsDates, path: ['validFrom'] },
    ),
  );
export type CampaignForm = z.infer<typeof campaignFormSchema>;

/** The one file of a campaign, named but not read. */
export const storedFileSchema = z.object({ name: z.string(), size: z.int() });
export type StoredFile = z.infer<typeof storedFileSchema>;

/** A stored campaign. */
export const campaignSchema = z.object({
  id: z.string(),
  rev: z.int(),
  ...campaignForm.stored,
  file: z.nullable(storedFileSchema),
  /** Persons and days on which its link was opened or its file was fetched. */
  views: z.int(),
  downloads: z.int(),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** All that fit, the latest change first; `total` counts without the search. */
export const campaignListSchema = z.object({
  campaigns: z.array(campaignSchema),
  total: z.int(),
});
export type CampaignList = z.infer<typeof campaignListSchema>;

/** What one group has made of a campaign: persons counted once a day. */
export const groupUsageSchema = z.object({
  siteGroupNum: z.int(),
  name: z.string(),
  views: z.int(),
  downloads: z.int(),
});
export type GroupUsage = z.infer<typeof groupUsageSchema>;

/** Groups that opened a campaign, the busiest first; empty while nobody has. */
export const campaignUsageSchema = z.object({ groups: z.array(groupUsageSchema) });
export type CampaignUsage = z.infer<typeof campaignUsageSchema>;
