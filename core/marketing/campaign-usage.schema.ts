import * as z from 'zod/mini';

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
