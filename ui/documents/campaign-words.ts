import ArchiveBoxIcon from '@heroicons/react/16/solid/ArchiveBoxIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import { CAMPAIGN_STATES } from '#core/marketing/campaign-columns.ts';
import type { Campaign, CampaignState, CoBrandSlot } from '#core/marketing/campaign.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';

/** The states in words, icons and tones. */
export const STATE_LOOKS = {
  draft: { text: CAMPAIGN_STATES.draft, tone: 'info', icon: PencilIcon },
  published: { text: CAMPAIGN_STATES.published, tone: 'ok', icon: CheckIcon },
  retired: { text: CAMPAIGN_STATES.retired, tone: 'neutral', icon: ArchiveBoxIcon },
} as const satisfies Record<CampaignState, unknown>;

/** The slots of a dealer's branding in words. */
export const SLOT_WORDS = {
  logo: 'Logo',
  displayName: 'Display name',
  supportPhone: 'Support phone',
  website: 'Web site',
} as const satisfies Record<CoBrandSlot, string>;

/** How often a campaign was used. */
export const usageWords = ({ views, downloads }: Pick<Campaign, 'views' | 'downloads'>): string =>
  `${counted(views, 'view')}, ${counted(downloads, 'download')}`;

const dayWord = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** From when to when a campaign counts, both days included. */
export const validWords = ({
  validFrom,
  validTo,
}: Pick<Campaign, 'validFrom' | 'validTo'>): string => {
  if (validFrom === '' && validTo === '') return 'Always';
  if (validTo === '') return `From ${dayWord(validFrom)}`;
  if (validFrom === '') return `Until ${dayWord(validTo)}`;
  return `${dayWord(validFrom)} – ${dayWord(validTo)}`;
};
