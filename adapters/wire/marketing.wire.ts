import * as z from 'zod/mini';
import {
  campaignUsageSchema,
  CAMPAIGN_LIMITS,
  campaignForm,
  campaignListSchema,
  campaignSchema,
} from '#core/marketing/campaign.schema.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { endpoint } from './endpoint.ts';
import { fileReplySchema, STORED_MEDIA } from './file.wire.ts';
import { EXPORT_MEDIA, exportParams, listParams } from './lists.wire.ts';
import { numberText } from './params.ts';

const access = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const one = {
  access,
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
} as const;

/** Campaigns in every state, the latest change first; what a dealer is offered is another question, `listResources` (domain guide 6.16). */
export const listCampaigns = endpoint({
  operationId: 'listCampaigns',
  method: 'GET',
  path: 'marketing/campaigns',
  summary: 'Campaigns',
  access,
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(CAMPAIGN_LIMITS.search))),
  }),
  reply: campaignListSchema,
});

/** The campaigns a query finds. */
export const exportCampaigns = endpoint({
  operationId: 'exportCampaigns',
  method: 'GET',
  path: 'marketing/campaigns/export',
  summary: 'Campaigns as a file',
  access,
  query: z.strictObject({ ...listParams(CAMPAIGN_LIST), ...exportParams }),
  file: 'download',
  media: EXPORT_MEDIA,
  reply: fileReplySchema,
  errors: [422],
});

export const createCampaign = endpoint({
  operationId: 'createCampaign',
  method: 'POST',
  path: 'marketing/campaigns',
  summary: 'Create a campaign',
  access,
  body: z.strictObject(campaignForm.draft),
  reply: campaignSchema,
  oncePerKey: true,
  errors: [409, 422],
});

export const updateCampaign = endpoint({
  ...one,
  operationId: 'updateCampaign',
  method: 'PUT',
  path: 'marketing/campaigns/{id}',
  summary: 'Change a campaign',
  body: z.strictObject({ ...campaignForm.draft, rev: z.int() }),
  reply: campaignSchema,
  errors: [404, 409],
});

/** One PDF or picture of at most 10 MB; name and bytes change together, and with them the state that waited for it. */
export const uploadCampaignFile = endpoint({
  ...one,
  operationId: 'uploadCampaignFile',
  method: 'PUT',
  path: 'marketing/campaigns/{id}/file',
  summary: 'Store the file of a campaign',
  query: z.strictObject({ rev: numberText, state: z.optional(z.enum(['published', 'retired'])) }),
  file: 'upload',
  reply: campaignSchema,
  errors: [404, 409, 413, 422],
});

export const removeCampaignFile = endpoint({
  ...one,
  operationId: 'removeCampaignFile',
  method: 'DELETE',
  path: 'marketing/campaigns/{id}/file',
  summary: 'Delete the file of a campaign',
  query: z.strictObject({ rev: numberText }),
  reply: campaignSchema,
  errors: [404, 409],
});

export const campaignFile = endpoint({
  ...one,
  operationId: 'campaignFile',
  method: 'GET',
  path: 'marketing/campaigns/{id}/file',
  summary: 'The file of a campaign, for those who make it',
  file: 'download',
  media: STORED_MEDIA,
  reply: fileReplySchema,
  errors: [404],
});

/** Who made use of it, by group. */
export const campaignUsage = endpoint({
  ...one,
  operationId: 'campaignUsage',
  method: 'GET',
  path: 'marketing/campaigns/{id}/usage',
  summary: 'Views and downloads of a campaign by group',
  reply: campaignUsageSchema,
  errors: [404],
});
