import type { Campaign, CoBrandSlot } from '#core/marketing/campaign.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';

/** Labels of the branding fields that a campaign can use. */
export const SLOT_TEXT = {
  logo: 'Logo',
  displayName: 'Display name',
  supportPhone: 'Support phone',
  website: 'Web site',
} as const satisfies Record<CoBrandSlot, string>;

/** Returns a text about how often a campaign was viewed and downloaded. */
export const usageText = ({ views, downloads }: Pick<Campaign, 'views' | 'downloads'>): string =>
  `${counted(views, 'view')}, ${counted(downloads, 'download')}`;

const dayWord = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** Returns a text about the validity period of a campaign, both days inclusive. */
export const validText = ({
  validFrom,
  validTo,
}: Pick<Campaign, 'validFrom' | 'validTo'>): string => {
  if (validFrom === '' && validTo === '') return 'Always';
  if (validTo === '') return `From ${dayWord(validFrom)}`;
  if (validFrom === '') return `Until ${dayWord(validTo)}`;
  return `${dayWord(validFrom)} – ${dayWord(validTo)}`;
};
