import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { campaignFormSchema, type CampaignForm } from '#core/marketing/campaign.schema.ts';
import { isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { lacksContent } from '#core/marketing/plan-campaign-save.rule.ts';
import { isWebAddress } from '#core/marketing/is-web-address.rule.ts';

const DAY = 24 * 3_600_000;
const dayText = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
const dayNumber = fc.integer({ min: 0, max: 40_000 });

const GOOD: CampaignForm = {
  title: 'Flyer',
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: 'https://files.example.com/a.pdf',
  coBrand: [],
  state: 'published',
};
const errorsOf = (change: Partial<CampaignForm>) => {
  const read = readForm(campaignFormSchema, { ...GOOD, ...change });
  return read.ok ? {} : read.error;
};

describe('a day', () => {
  it('is every day of the calendar', () => {
    fc.assert(
      fc.property(dayNumber, (number) => {
        expect(isCalendarDay(dayText(number), 9999)).toBe(true);
      }),
    );
  });

  it('is nothing that the calendar does not have', () => {
    for (const text of ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', ''])
      expect(isCalendarDay(text, 9999), text).toBe(false);
    for (const text of ['2024-02-29', '2000-02-29'])
      expect(isCalendarDay(text, 9999), text).toBe(true);
    fc.assert(
      fc.property(dayNumber, fc.stringMatching(/^[^\d-]+$/), (number, more) => {
        expect(isCalendarDay(dayText(number) + more, 9999)).toBe(false);
        expect(isCalendarDay(more + dayText(number), 9999)).toBe(false);
      }),
    );
  });
});

describe('the link of a campaign', () => {
  it('may be opened only by http and https', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (address) => {
        expect(isWebAddress(address)).toBe(true);
      }),
    );
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,<script>',
      'JAVASCRIPT://files.example.com/%0aalert(1)',
      '//files.example.com',
      'https://',
      'https://a b.example.com',
      'https://user@files.example.com',
      'https://files.example.com\\@evil.example.com',
      ' https://files.example.com',
    ])
      expect(isWebAddress(address), address).toBe(false);
  });
});

describe('a campaign', () => {
  it('may be without a link and a file only while it is a draft', () => {
    for (const hasFile of [true, false]) {
      expect(lacksContent({ state: 'draft', url: '' }, hasFile)).toBe(false);
      for (const state of ['published', 'retired'] as const) {
        expect(lacksContent({ state, url: '' }, hasFile)).toBe(!hasFile);
        expect(lacksContent({ state, url: 'https://a.example' }, hasFile)).toBe(false);
      }
    }
  });

  it('needs a title and somebody to see it', () => {
    expect(errorsOf({ title: '  ' })['title']).toEqual(['Title is required']);
    expect(errorsOf({ title: 'x'.repeat(129) })['title']).toHaveLength(1);
    expect(errorsOf({ audience: [] })['audience']).toEqual(['Choose who may see it']);
  });

  it('begins no later than it ends; an open side is never wrong', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: 1, max: 4000 }), (begin, days) => {
        const [early, late] = [dayText(begin), dayText(begin + days)];
        expect(errorsOf({ validFrom: early, validTo: late })).toEqual({});
        expect(errorsOf({ validFrom: early, validTo: early })).toEqual({});
        expect(errorsOf({ validFrom: late, validTo: '' })).toEqual({});
        expect(errorsOf({ validFrom: '', validTo: early })).toEqual({});
        expect(errorsOf({ validFrom: late, validTo: early })['validFrom']).toEqual([
          'Start date cannot be after end date',
        ]);
      }),
    );
  });
});
