import fc from 'fast-check';
import { expect, it } from 'vitest';
import { troubleText } from '#core/home/trouble-text.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';

const CODES = [...EVENT_CODES, ...FURTHER_CODES];

it('every trouble has one sentence or two about what it means', () => {
  const codes = fc.oneof(fc.constantFrom(...CODES.map(({ code }) => code)), fc.string());
  fc.assert(
    fc.property(fc.option(codes, { nil: null }), (code) => {
      expect(troubleText({ code })).toMatch(/^[A-Z][^{}]+\.$/);
    }),
  );
});

it('a code and the letters that say the same have the same sentence', () => {
  for (const code of ['301', '302', '321', '351', '373', '383', '384', '200', '461'])
    expect(troubleText({ code: CODES.find((one) => one.code === code)?.sia[0] ?? '' })).toContain(
      code === '321' ? 'Ask for service' : troubleText({ code }),
    );
  expect(troubleText({ code: null })).toMatch(/did not check in/);
});
