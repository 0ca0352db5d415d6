import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealerBrand } from '#core/branding/branding.schema.ts';
import { coBrandSlotSchema } from '#core/marketing/campaign.schema.ts';
import { fillCoBrand } from '#core/marketing/fill-co-brand.rule.ts';
import { SAMPLE_BRAND } from '#core/marketing/sample-brand.ts';

const slots = fc.subarray([...coBrandSlotSchema.options], { minLength: 1 });
const brand = fc.record({
  displayName: fc.option(fc.string()),
  headerLogoUrl: fc.option(fc.string()),
  darkHeaderLogoUrl: fc.option(fc.string()),
  supportPhone: fc.option(fc.string()),
  website: fc.option(fc.string()),
});

const NOTHING: DealerBrand = {
  displayName: null,
  headerLogoUrl: null,
  darkHeaderLogoUrl: null,
  supportPhone: null,
  website: null,
};

describe('the co-brand of a campaign', () => {
  it('holds the dealer’s own value in each slot that is named, and nothing in any other', () => {
    fc.assert(
      fc.property(slots, brand, (named, values) => {
        const filled = fillCoBrand(named, values) ?? NOTHING;
        const at = (slot: (typeof named)[number], value: string | null) =>
          named.includes(slot) ? value : null;
        expect(filled).toEqual({
          displayName: at('displayName', values.displayName),
          headerLogoUrl: at('logo', values.headerLogoUrl),
          darkHeaderLogoUrl: at('logo', values.darkHeaderLogoUrl),
          supportPhone: at('supportPhone', values.supportPhone),
          website: at('website', values.website),
        });
      }),
    );
  });

  it('is none where no slot is named or the dealer has no value for any', () => {
    expect(fillCoBrand([], SAMPLE_BRAND)).toBeNull();
    fc.assert(
      fc.property(slots, (named) => {
        expect(fillCoBrand(named, NOTHING)).toBeNull();
        expect(fillCoBrand(named, SAMPLE_BRAND)).not.toBeNull();
      }),
    );
  });
});
