import * as z from 'zod/mini';
import { dealerBrandSchema } from '../branding/branding.schema.ts';
import { campaignKindSchema, storedFileSchema } from '../marketing/campaign.schema.ts';

/** A campaign as the people of a group see it, with the group's branding values. */
export const resourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: campaignKindSchema,
  /** The last day on which the campaign is valid. Empty when the campaign has no last day. */
  validTo: z.string(),
  url: z.nullable(z.string()),
  file: z.nullable(storedFileSchema),
  coBrand: z.nullable(dealerBrandSchema),
});
export type Resource = z.infer<typeof resourceSchema>;

/** The resources that a group may use today, latest change first. */
export const resourceListSchema = z.object({ resources: z.array(resourceSchema) });
export type ResourceList = z.infer<typeof resourceListSchema>;
