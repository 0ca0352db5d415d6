import ArchiveBoxIcon from '@heroicons/react/16/solid/ArchiveBoxIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import { CAMPAIGN_STATES } from '#core/marketing/campaign-columns.ts';
import type { CampaignState } from '#core/marketing/campaign.schema.ts';

/** The text, icon and tone of each campaign state. */
export const STATE_LOOKS = {
  draft: { text: CAMPAIGN_STATES.draft, tone: 'info', icon: PencilIcon },
  published: { text: CAMPAIGN_STATES.published, tone: 'ok', icon: CheckIcon },
  retired: { text: CAMPAIGN_STATES.retired, tone: 'neutral', icon: ArchiveBoxIcon },
} as const satisfies Record<CampaignState, unknown>;
