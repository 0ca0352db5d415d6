import { expect, it } from 'vitest';
import { openingStrip } from '#ui/shell/openings/opening-strip.rule.ts';

it('says of each day when it was open, today since when, and a day without an opening as closed', () => {
  const strip = (spans: readonly { from: number; to: number }[], now: number | null) =>
    openingStrip({ day: '2026-03-12', spans: [...spans], now });
  expect(strip([{ from: 474, to: 848 }], 848)).toMatchObject({
    label: 'Thu',
    words: 'Thursday: open since 07:54',
  });
  expect(
    strip(
      [
        { from: 0, to: 65 },
        { from: 480, to: 1440 },
      ],
      null,
    ).words,
  ).toBe('Thursday: open 00:00 to 01:05, 08:00 to 24:00');
  expect(strip([], null).words).toBe('Thursday: closed all day');
  expect(strip([], 848).words).toBe('Thursday: closed so far');
});
