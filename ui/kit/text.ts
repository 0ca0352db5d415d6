import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

const SIZES = ['caption', 'small', 'body', 'label', 'form', 'title', 'figure'] as const;

const look = {
  base: { outline: '0' },
  variants: {
    size: eachOf(SIZES, (textStyle) => ({ textStyle })),
    tone: { muted: { color: 'fg.muted' }, alarm: { color: 'state.alarm.fg' } },
    strong: { true: { fontWeight: '600' } },
    /** No line longer than 72 characters. */
    measure: { true: { maxWidth: '72ch' } },
    /** Long words and addresses break anywhere; the text's own lines stay. */
    wrap: {
      anywhere: { overflowWrap: 'anywhere' },
      lines: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      none: { whiteSpace: 'nowrap' },
    },
    /** Stands closer to what it explains than a column's parts do. */
    near: { true: { marginTop: '-8px' } },
    /** At the end of its row. */
    end: { true: { marginInlineStart: 'auto' } },
    /** A running clock: what stands beside it does not move as the digits change. */
    steady: { true: { minWidth: '32px' } },
    below: { 1.5: { marginBottom: '1.5' }, 2: { marginBottom: '2' } },
    /** In a card that reaches its own edges. */
    inset: { true: { padding: '12px 16px' } },
    /** A number or code that a press selects as a whole. */
    whole: { true: { userSelect: 'all' } },
  },
} as const;

/** A paragraph, or with `as` a span, in one of the sizes and tones. */
export const Text = styled('p', look);

/** The title of a part; its level is chosen with `as`. */
export const Heading = styled('h2', { ...look, defaultVariants: { size: 'label' } });

/** What counts in a row or sentence. */
export const Strong = styled('b', {
  base: { fontWeight: '600' },
  variants: {
    block: { true: { display: 'block' } },
    /** Keeps the ink of plain text in words that are quieter. */
    ink: { true: { color: 'fg.default' } },
    /** With a badge after it, in a line of its own. */
    row: { true: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } },
  },
});
