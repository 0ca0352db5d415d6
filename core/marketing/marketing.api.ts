import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  campaignUsageSchema,
  CAMPAIGN_LIMITS,
  campaignForm,
  campaignListSchema,
  campaignSchema,
} from './campaign.schema.ts';
import { CAMPAIGN_LIST } from './campaign-columns.ts';
import { fileReplySchema, STORED_MEDIA } from '../documents/file-answer.ts';
import { exportInput, listFile } from '../lists/list-input.ts';
import { wholeNumber } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const access = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;

const one = { access, input: { id: z.string().check(z.maxLength(64)) } } as const;

export const marketingApi = {
  /** Campaigns in every state, the latest change first, at most 200; what a dealer is offered is another question, `listResources` (domain guide 6.16). */
  listCampaigns: operation({
    summary: 'Campaigns',
    access,
    input: { search: z.optional(z.string().check(z.maxLength(CAMPAIGN_LIMITS.search))) },
    output: campaignListSchema,
  }),

  /** The campaigns a query finds. */
  exportCampaigns: operation({
    ...listFile,
    summary: 'Campaigns as a file',
    access,
    ...exportInput(CAMPAIGN_LIST, {}),
    background: true,
  }),

  createCampaign: operation({
    summary: 'Create a campaign',
    access,
    input: z.strictObject(campaignForm.draft),
    output: campaignSchema,
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  /** 409 `staleRev` when it is not revision `rev` any more, as of its file. */
  updateCampaign: operation({
    ...one,
    summary: 'Change a campaign',
    input: { ...one.input, ...campaignForm.draft, rev: wholeNumber },
    output: campaignSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** One PDF or picture of at most 10 MB; name and bytes change together, and with them the state that waited for it; a repeat of what was stored is answered like the first. */
  uploadCampaignFile: operation({
    ...one,
    summary: 'Store the file of a campaign',
    input: { ...one.input, rev: wholeNumber, state: z.optional(z.enum(['published', 'retired'])) },
    output: campaignSchema,
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    repeatable: 'byKey',
    file: 'upload',
  }),

  removeCampaignFile: operation({
    ...one,
    summary: 'Delete the file of a campaign',
    input: { ...one.input, rev: wholeNumber },
    output: campaignSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  campaignFile: operation({
    ...one,
    summary: 'The file of a campaign, for those who make it',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: STORED_MEDIA,
  }),

  /** Who made use of it, by group. */
  campaignUsage: operation({
    ...one,
    summary: 'Views and downloads of a campaign by group',
    output: campaignUsageSchema,
    refusals: ['notFound'],
  }),
};

/** What campaigns ask of the provider, for those who make them (domain guide 6.16). */
export type MarketingGateway = GatewayOf<typeof marketingApi>;
