import { formatPhone } from '../kernel/format-phone.rule.ts';
import type { DealerBrand } from '../branding/branding.schema.ts';
import type { CoBrandSlot } from './campaign.schema.ts';

/** Returns the dealer's values for the branding fields that a campaign uses, or null when there are no values to show. */
export const fillCoBrand = (
  slots: readonly CoBrandSlot[],
  brand: DealerBrand,
): DealerBrand | null => {
  const at = <T>(slot: CoBrandSlot, value: T | null): T | null =>
    slots.includes(slot) ? value : null;
  const filled: DealerBrand = {
    displayName: at('displayName', brand.displayName),
    headerLogoUrl: at('logo', brand.headerLogoUrl),
    darkHeaderLogoUrl: at('logo', brand.darkHeaderLogoUrl),
    supportPhone: at('supportPhone', brand.supportPhone && formatPhone(brand.supportPhone)),
    website: at('website', brand.website),
  };
  return Object.values(filled).every((value) => value === null) ? null : filled;
};
