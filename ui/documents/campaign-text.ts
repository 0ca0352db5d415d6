import type { Campaign, CoBrandSlot } from '#core/marketing/campaign.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';

/** Labels of the branding fields that a campaign can use. */
export const SLOT_TEXT = {
  logo: 'Logo',
  displayName: 'Display name',
  supportPhone: 'Support phone',
  website: 'Web site',
} as const satisfies Record<CoBrandSlot, string>;

/** Returns how often a campaign was used. */
export const usageText = ({ views, downloads }: Pick<Campaign, 'views' | 'downloads'>): string =>
  `${counted(views, 'view')}, ${counted(downloads, 'download')}`;

const dayWord = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** Returns the period in which a campaign is valid, both days included. */
export const validText = ({
  validFrom,
  validTo,
}: Pick<Campaign, 'validFrom' | 'validTo'>): string => {
  if (validFrom === '' && validTo === '') return 'Always';
  if (validTo === '') return `From ${dayWord(validFrom)}`;
  if (validFrom === '') return `Until ${dayWord(validTo)}`;
  return `${dayWord(validFrom)} – ${dayWord(validTo)}`;
};
