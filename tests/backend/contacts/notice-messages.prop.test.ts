import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import type { NoticeChoice } from '#core/backend/contacts/contact.repository.port.ts';
import { type NoticeFact, noticeMessages } from '#core/backend/contacts/notice-messages.rule.ts';
import { contactState } from '#core/contacts/contact-state.rule.ts';
import { anyDays } from '#tests/arbitraries/contacts.ts';

const NOW = Date.UTC(2026, 2, 4, 12);
const place = { now: NOW, wallClock: temporalWallClock, providerName: 'Northgate Monitoring' };
const kind = fc.constantFrom('alarm', 'cleared', 'trouble', 'test');

const anyFact: fc.Arbitrary<NoticeFact> = fc.record({
  siteNum: fc.integer({ min: 1, max: 2 }),
  kind,
  at: fc.integer({ min: NOW - 3 * 86400000, max: NOW }),
  text: fc.string({ minLength: 1, maxLength: 300 }),
});
const anyChoice: fc.Arbitrary<NoticeChoice> = fc
  .record({
    siteNum: fc.integer({ min: 1, max: 2 }),
    siteName: fc.string({ minLength: 1, maxLength: 60 }),
    timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin'),
    kind,
    channel: fc.constantFrom('sms', 'email'),
    to: fc.constantFrom('a', 'b', 'c'),
  })
  .chain((choice) => anyDays.map((days): NoticeChoice => ({ ...choice, ...days })));

describe('notices to contacts', () => {
  it('tell each fact once to each address, only by a wish of somebody active, and every such wish is met', () => {
    fc.assert(
      fc.property(anyFact, fc.array(anyChoice, { maxLength: 8 }), (fact, choices) => {
        const heard = choices.filter(
          (choice) =>
            choice.siteNum === fact.siteNum &&
            (choice.kind === fact.kind || (fact.kind === 'cleared' && choice.kind === 'alarm')) &&
            contactState(choice, temporalWallClock.wallTime(NOW, choice.timeZone).slice(0, 10)) ===
              'Active',
        );
        const sent = noticeMessages([fact], choices, place).map(
          ({ channel, to }) => `${channel} ${to}`,
        );
        expect(sent).toHaveLength(new Set(sent).size);
        expect(new Set(sent)).toEqual(new Set(heard.map(({ channel, to }) => `${channel} ${to}`)));
      }),
    );
  });

  it('fit into one text of 160 letters and still name the time', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 3 }), fc.array(anyChoice), (facts, choices) => {
        for (const { channel, text } of noticeMessages(facts, choices, place))
          if (channel === 'sms') {
            expect(text.length).toBeLessThanOrEqual(160);
            expect(text).toMatch(/\((\d{4}-\d\d-\d\d )?\d\d:\d\d\)$/);
          }
      }),
    );
  });
});
