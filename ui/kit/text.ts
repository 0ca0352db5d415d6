import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

const SIZES = ['caption', 'small', 'body', 'label', 'form', 'title', 'figure'] as const;

const look = {
  base: { outline: '0' },
  variants: {
    size: eachOf(SIZES, (textStyle) => ({ textStyle })),
    tone: { muted: { color: 'fg.muted' }, alarm: { color: 'state.alarm.fg' } },
    strong: { true: { fontWeight: '600' } },
    /** Limits lines to 72 characters. */
    measure: { true: { maxWidth: '72ch' } },
    /** `anywhere` breaks long words and URLs; `lines` also keeps the text's own line breaks. */
    wrap: {
      anywhere: { overflowWrap: 'anywhere' },
      lines: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      none: { whiteSpace: 'nowrap' },
    },
    /** Reduces the distance to the content that the text explains. */
    near: { true: { marginTop: '-8px' } },
    /** Moves the text to the end of its row. */
    end: { true: { marginInlineStart: 'auto' } },
    /** For a running clock: digit changes do not move the content beside the text. */
    steady: { true: { minWidth: '32px' } },
    below: { 1.5: { marginBottom: '1.5' }, 2: { marginBottom: '2' } },
    /** Padding for a card whose content extends to its edges. */
    inset: { true: { padding: '12px 16px' } },
    /** A single press selects the whole number or code. */
    whole: { true: { userSelect: 'all' } },
  },
} as const;

/** A paragraph in one of the text sizes and tones; `as` renders another element. */
export const Text = styled('p', look);

/** The title of a part of a screen; `as` sets its heading level. */
export const Heading = styled('h2', { ...look, defaultVariants: { size: 'label' } });

/** Emphasizes the important part of a row or sentence. */
export const Strong = styled('b', {
  base: { fontWeight: '600' },
  variants: {
    block: { true: { display: 'block' } },
    /** Keeps the default text color within less prominent text. */
    ink: { true: { color: 'fg.default' } },
    /** A line with a name followed by a badge. */
    row: { true: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } },
  },
});
