import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceSchema } from '#core/marketing/campaign.schema.ts';
import { isOffered } from '#core/marketing/is-offered.rule.ts';
import { anyCampaign, campaignOf } from '../../support/campaigns.ts';

const DAY = 24 * 3_600_000;
const dayText = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
const dayNumber = fc.integer({ min: 4000, max: 40_000 });
const kind = fc.constantFrom(...audienceSchema.options);

describe('a campaign', () => {
  it('is seen by the kinds of groups it names and by no other', () => {
    fc.assert(
      fc.property(anyCampaign, kind, (campaign, of) => {
        const shown = { ...campaign, state: 'published' as const, url: 'https://a.example' };
        expect(isOffered(shown, { kind: of, today: '2026-03-12' })).toBe(
          campaign.audience.includes(of),
        );
      }),
    );
  });

  it('is seen from its first day to its last, both included; an open side never ends it', () => {
    fc.assert(
      fc.property(dayNumber, fc.nat({ max: 400 }), fc.nat({ max: 400 }), (first, length, at) => {
        const [validFrom, validTo] = [dayText(first), dayText(first + length)];
        const whole = campaignOf('a', { validFrom, validTo });
        const on = (day: number) => ({ kind: 'Dealer' as const, today: dayText(day) });
        expect(isOffered(whole, on(first + Math.min(at, length)))).toBe(true);
        expect(isOffered(whole, on(first))).toBe(true);
        expect(isOffered(whole, on(first + length))).toBe(true);
        expect(isOffered(whole, on(first - 1 - at))).toBe(false);
        expect(isOffered(whole, on(first + length + 1 + at))).toBe(false);
        expect(isOffered({ ...whole, validTo: '' }, on(first + length + 1 + at))).toBe(true);
        expect(isOffered({ ...whole, validFrom: '' }, on(first - 1 - at))).toBe(true);
      }),
    );
  });

  it('is seen only while it is published and has something to open', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        const to = { kind: campaign.audience[0] ?? 'Dealer', today: '2026-03-12' } as const;
        const opens = campaign.url !== '' || campaign.file !== null;
        expect(isOffered(campaign, to)).toBe(campaign.state === 'published' && opens);
      }),
    );
  });
});
