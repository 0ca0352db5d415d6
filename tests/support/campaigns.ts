import fc from 'fast-check';
import {
  audienceSchema,
  campaignForm,
  campaignKindSchema,
  campaignStateSchema,
  type Campaign,
  coBrandSlotSchema,
} from '#core/marketing/campaign.schema.ts';

/** Returns a published flyer for dealers with a link and no file, plus the given changes. */
export const campaignOf = (id: string, change: Partial<Campaign> = {}): Campaign => ({
  id,
  rev: 1,
  ...campaignForm.show(null),
  title: `Campaign ${id}`,
  audience: ['Dealer'],
  url: 'https://files.example.com/a.pdf',
  state: 'published',
  file: null,
  views: 0,
  downloads: 0,
  updatedAt: '2026-03-12T14:08:00.000Z',
  updatedBy: 'Marcus Hale',
  ...change,
});

const url = fc.constantFrom('', 'https://files.example.com/a');

/** Generates campaigns in every state, with or without a link or a file. */
export const anyCampaign: fc.Arbitrary<Campaign> = fc
  .record({
    title: fc.string({ minLength: 1, maxLength: 128 }),
    kind: fc.constantFrom(...campaignKindSchema.options),
    audience: fc.subarray([...audienceSchema.options], { minLength: 1 }),
    coBrand: fc.subarray([...coBrandSlotSchema.options]),
    state: fc.constantFrom(...campaignStateSchema.options),
    file: fc.option(fc.record({ name: fc.constant('a.pdf'), size: fc.nat() })),
    url,
  })
  .map((change) => campaignOf('a', change));
