import * as z from 'zod/mini';
import {
  campaignUsageSchema,
  CAMPAIGN_LIMITS,
  campaignForm,
  campaignListSchema,
  campaignSchema,
} from '#core/marketing/campaign.schema.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { get, post, put, remove } from './endpoint.ts';
import { fileReplySchema, STORED_MEDIA } from './file.wire.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { numberText } from './params.ts';

const access = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const one = {
  access,
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
} as const;

/** Campaigns in every state, the latest change first; what a dealer is offered is another question, `listResources` (domain guide 6.16). */
export const listCampaigns = get('listCampaigns', 'marketing/campaigns', {
  summary: 'Campaigns',
  access,
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(CAMPAIGN_LIMITS.search))),
  }),
  reply: campaignListSchema,
});

/** The campaigns a query finds. */
export const exportCampaigns = get('exportCampaigns', 'marketing/campaigns/export', {
  ...listFile,
  summary: 'Campaigns as a file',
  access,
  query: z.strictObject({ ...listParams(CAMPAIGN_LIST), ...exportParams }),
});

export const createCampaign = post('createCampaign', 'marketing/campaigns', {
  summary: 'Create a campaign',
  access,
  body: z.strictObject(campaignForm.draft),
  reply: campaignSchema,
  oncePerKey: true,
  errors: [409, 422],
});

export const updateCampaign = put('updateCampaign', 'marketing/campaigns/{id}', {
  repeatable: 'byKey',
  ...one,
  summary: 'Change a campaign',
  body: z.strictObject({ ...campaignForm.draft, rev: z.int() }),
  reply: campaignSchema,
  errors: [404, 409],
});

/** One PDF or picture of at most 10 MB; name and bytes change together, and with them the state that waited for it. */
export const uploadCampaignFile = put('uploadCampaignFile', 'marketing/campaigns/{id}/file', {
  repeatable: 'byKey',
  ...one,
  summary: 'Store the file of a campaign',
  query: z.strictObject({ rev: numberText, state: z.optional(z.enum(['published', 'retired'])) }),
  file: 'upload',
  reply: campaignSchema,
  errors: [404, 409, 413, 422],
});

export const removeCampaignFile = remove('removeCampaignFile', 'marketing/campaigns/{id}/file', {
  repeatable: 'byKey',
  ...one,
  summary: 'Delete the file of a campaign',
  query: z.strictObject({ rev: numberText }),
  reply: campaignSchema,
  errors: [404, 409],
});

export const campaignFile = get('campaignFile', 'marketing/campaigns/{id}/file', {
  ...one,
  summary: 'The file of a campaign, for those who make it',
  file: 'download',
  media: STORED_MEDIA,
  reply: fileReplySchema,
  errors: [404],
});

/** Who made use of it, by group. */
export const campaignUsage = get('campaignUsage', 'marketing/campaigns/{id}/usage', {
  ...one,
  summary: 'Views and downloads of a campaign by group',
  reply: campaignUsageSchema,
  errors: [404],
});
