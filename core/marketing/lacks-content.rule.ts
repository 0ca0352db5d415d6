import type { CampaignForm } from './campaign.schema.ts';

/** What a campaign without anything to open is told. */
export const LACKS_CONTENT = 'Only a draft may be without a link or a file';

/** Only a draft may have nothing to open: neither a link nor a file. */
export const lacksContent = (
  { state, url }: Pick<CampaignForm, 'state' | 'url'>,
  hasFile: boolean,
): boolean => state !== 'draft' && url === '' && !hasFile;
