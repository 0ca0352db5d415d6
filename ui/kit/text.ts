import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

const SIZES = ['caption', 'small', 'body', 'label', 'form', 'title', 'figure'] as const;

const look = {
  base: { outline: '0' },
  variants: {
    size: eachOf(SIZES, (textStyle) => ({ textStyle })),
    tone: { muted: { color: 'fg.muted' }, alarm: { color: 'state.alarm.fg' } },
    strong: { true: { fontWeight: '600' } },
    /** Limits a line to 72 characters. */
    measure: { true: { maxWidth: '72ch' } },
    /** Long words and addresses break anywhere; `lines` also keeps the text's own line breaks. */
    wrap: {
      anywhere: { overflowWrap: 'anywhere' },
      lines: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      none: { whiteSpace: 'nowrap' },
    },
    /** Closer to the content it explains than other elements of a column. */
    near: { true: { marginTop: '-8px' } },
    /** Moves the text to the end of its row. */
    end: { true: { marginInlineStart: 'auto' } },
    /** For a running clock, so that the content beside it does not move when the digits change. */
    steady: { true: { minWidth: '32px' } },
    below: { 1.5: { marginBottom: '1.5' }, 2: { marginBottom: '2' } },
    /** Padding in a card whose content extends to its edges. */
    inset: { true: { padding: '12px 16px' } },
    /** A number or code that a single press selects as a whole. */
    whole: { true: { userSelect: 'all' } },
  },
} as const;

/** A paragraph, or with `as` a span, in one of the sizes and tones. */
export const Text = styled('p', look);

/** The title of a part. `as` sets its level. */
export const Heading = styled('h2', { ...look, defaultVariants: { size: 'label' } });

/** The important part of a row or sentence. */
export const Strong = styled('b', {
  base: { fontWeight: '600' },
  variants: {
    block: { true: { display: 'block' } },
    /** Keeps the default text color within less prominent text. */
    ink: { true: { color: 'fg.default' } },
    /** For a name followed by a badge, in a line of its own. */
    row: { true: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } },
  },
});
