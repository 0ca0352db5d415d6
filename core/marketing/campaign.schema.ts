import * as z from 'zod/mini';
import { MESSAGES } from '../kernel/messages.ts';
import { isDay } from './is-day.rule.ts';
import { isWebAddress } from './is-web-address.rule.ts';

/** Lengths of a campaign's texts. */
export const CAMPAIGN_LIMITS = { title: 128, url: 1024, search: 100 } as const;

/** What a campaign is (domain guide 6.16). */
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

const bounded = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Must be at most ${max} characters long`));
const day = z.string().check(z.refine((text) => text === '' || isDay(text), 'Enter a date'));

/** A campaign as it is edited; an empty day leaves that side open. */
export const campaignFormSchema = z
  .object({
    title: bounded(CAMPAIGN_LIMITS.title).check(z.minLength(1, 'Title is required')),
    kind: campaignKindSchema,
    audience: z.array(audienceSchema).check(z.minLength(1, 'Choose who may see it')),
    validFrom: day,
    validTo: day,
    url: bounded(CAMPAIGN_LIMITS.url).check(
      z.refine((text) => text === '' || isWebAddress(text), 'Enter an http or https address'),
    ),
    state: campaignStateSchema,
  })
  .check(
    z.refine(
      ({ validFrom, validTo }) => validFrom === '' || validTo === '' || validFrom <= validTo,
      { message: MESSAGES.newsDates, path: ['validFrom'] },
    ),
    z.refine(({ state, url }) => state === 'draft' || url !== '', {
      message: 'Only a draft may be without a link to its file',
      path: ['url'],
    }),
  );
export type CampaignForm = z.infer<typeof campaignFormSchema>;

/** A stored campaign. */
export const campaignSchema = z.object({
  id: z.string(),
  rev: z.int(),
  title: z.string(),
  kind: campaignKindSchema,
  audience: z.array(audienceSchema),
  validFrom: z.string(),
  validTo: z.string(),
  url: z.string(),
  state: campaignStateSchema,
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
