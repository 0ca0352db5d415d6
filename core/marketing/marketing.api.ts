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
  /**
   * Returns up to 200 campaigns in every state, latest change first. Dealers use `listResources`, which returns only
   * campaigns offered to them (domain guide 6.16).
   */
  listCampaigns: operation({
    summary: 'Campaigns',
    access,
    input: { search: z.optional(z.string().check(z.maxLength(CAMPAIGN_LIMITS.search))) },
    output: campaignListSchema,
  }),

  /** Exports to a file the campaigns that match a query. */
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

  /** Changes a campaign. Returns 409 `staleRev` when `rev` is not the current revision. */
  updateCampaign: operation({
    ...one,
    summary: 'Change a campaign',
    input: { ...one.input, ...campaignForm.draft, rev: wholeNumber },
    output: campaignSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /**
   * Stores one PDF or picture of at most 10 MB, then sets the campaign's state if `state` is given. Repeating the upload
   * of the same file returns the first response.
   */
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
    summary: 'The file of a campaign, for its editors',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: STORED_MEDIA,
  }),

  /** Returns the views and downloads of a campaign by group. */
  campaignUsage: operation({
    ...one,
    summary: 'Views and downloads of a campaign by group',
    output: campaignUsageSchema,
    refusals: ['notFound'],
  }),
};

/** The provider's operations for people who edit campaigns (domain guide 6.16). */
export type MarketingGateway = GatewayOf<typeof marketingApi>;
