import { describe, expect, it } from 'vitest';
import { COLORS, STATE_COLORS, STATES, type ColorPair } from '#ui/kit/theme/colors.ts';

const channel = (hex: string, at: number): number => {
  const part = parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const TEXT = 4.5;
const MARK = 3;
const { accent, bg, border, data, fg, focus } = COLORS;
const PLAIN = [bg.canvas, bg.surface, bg.subtle, bg.muted, bg.raised, bg.nav];
const TINTS = STATES.map((state) => STATE_COLORS[state].subtle);

type Row = readonly [name: string, front: ColorPair, backs: readonly ColorPair[], least: number];

const rows: readonly Row[] = [
  ['fg.default', fg.default, [...PLAIN, accent.subtle, ...TINTS], TEXT],
  ['fg.muted', fg.muted, [...PLAIN, accent.subtle, ...TINTS], TEXT],
  ['fg.subtle', fg.subtle, PLAIN, TEXT],
  ['fg.inverse', fg.inverse, [bg.inverse], TEXT],
  ['accent.fg', accent.fg, [...PLAIN, accent.subtle], TEXT],
  ['accent.on', accent.on, [accent.solid, accent.hover], TEXT],
  // `bg.muted` is the background of disabled controls only, and disabled controls have no border.
  [
    'border.control',
    border.control,
    [...PLAIN.filter((p) => p !== bg.muted), STATE_COLORS.test.subtle],
    MARK,
  ],
  ['accent.solid', accent.solid, PLAIN, MARK],
  ['focus.ring', focus.ring, [...PLAIN, accent.subtle], MARK],
  ['data.bar', data.bar, [bg.canvas, bg.surface, bg.subtle, bg.raised], MARK],
  ...STATES.flatMap((state): Row[] => {
    const { fg: text, solid, subtle, on } = STATE_COLORS[state];
    return [
      [`${state}.fg`, text, [...PLAIN, subtle], TEXT],
      [`${state}.solid`, solid, [...PLAIN, subtle], MARK],
      [`${state}.on`, on, [solid], TEXT],
    ];
  }),
];

describe('the token table', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each(rows)(
    '%s can be read wherever it may stand, in both themes',
    (_, front, backs, least) => {
      for (const theme of ['light', 'dark'] as const)
        for (const back of backs)
          expect(
            contrast(front[theme], back[theme]),
            `${theme} ${front[theme]} on ${back[theme]}`,
          ).toBeGreaterThanOrEqual(least);
    },
  );
});
