import * as z from 'zod/mini';
import {
  audienceSchema,
  CAMPAIGN_LIMITS,
  campaignKindSchema,
  campaignListSchema,
  campaignSchema,
  campaignStateSchema,
} from '#core/marketing/campaign.schema.ts';
import { endpoint } from './endpoint.ts';

const access = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const day = z.string().check(z.maxLength(10));

const form = {
  title: z.string().check(z.minLength(1), z.maxLength(CAMPAIGN_LIMITS.title)),
  kind: campaignKindSchema,
  audience: z.array(audienceSchema).check(z.minLength(1), z.maxLength(5)),
  validFrom: day,
  validTo: day,
  url: z.string().check(z.maxLength(CAMPAIGN_LIMITS.url)),
  state: campaignStateSchema,
};

/** Campaigns in every state, for those who make them (domain guide 6.16). */
export const listCampaigns = endpoint({
  operationId: 'listCampaigns',
  method: 'GET',
  path: 'marketing/campaigns',
  summary: 'Campaigns',
  access,
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(CAMPAIGN_LIMITS.search))),
  }),
  body: null,
  reply: campaignListSchema,
  errors: [],
});

export const createCampaign = endpoint({
  operationId: 'createCampaign',
  method: 'POST',
  path: 'marketing/campaigns',
  summary: 'Create a campaign',
  access,
  query: null,
  body: z.strictObject(form),
  reply: campaignSchema,
  oncePerKey: true,
  errors: [409, 422],
});

export const updateCampaign = endpoint({
  operationId: 'updateCampaign',
  method: 'PUT',
  path: 'marketing/campaigns/{id}',
  summary: 'Change a campaign',
  access,
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  query: null,
  body: z.strictObject({ ...form, rev: z.int() }),
  reply: campaignSchema,
  errors: [404, 409],
});

export const MARKETING_ENDPOINTS = [listCampaigns, createCampaign, updateCampaign];
