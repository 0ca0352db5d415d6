import { around, each } from './stack.ts';
import { styled } from './styled.ts';

const one = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const from = (width: string, gridTemplateColumns: string) => ({
  ...one,
  alignItems: 'start',
  [`@media (min-width: ${width})`]: { gridTemplateColumns },
});
const alone = { '& > :only-child': { gridColumn: '1 / -1' } } as const;
const asMany = (width: string, how: 'fill' | 'fit' = 'fill') => ({
  gridTemplateColumns: `repeat(auto-${how}, minmax(min(${width}, 100%), 1fr))`,
});

/** Grid layouts by purpose. Each layout defines the width at which its columns stack. */
export const Grid = styled('div', {
  base: { display: 'grid', border: '0' },
  variants: {
    columns: {
      /**
       * Two equal columns, stacked on the smallest phones, where a date does not fit in half the width. A single child
       * spans both columns.
       */
      pair: { ...from('360px', 'repeat(2, minmax(0, 1fr))'), ...alone },
      /** Two equal columns, stacked on phones. A single child spans both columns. */
      fields: { ...from('641px', 'repeat(2, minmax(0, 1fr))'), ...alone },
      /** A wide select and a short field that just fits a date. */
      choice: {
        gridTemplateColumns: 'minmax(0, 1fr) 10.75rem',
        alignItems: 'start',
        '@media (max-width: 40rem)': one,
      },
      /** A number and a name. */
      numbered: { gridTemplateColumns: '7rem minmax(0, 1fr)', alignItems: 'start' },
      /** A date, a text and a state. On phones the text is below the other two. */
      dated: {
        gridTemplateColumns: '7rem minmax(0, 1fr) auto',
        alignItems: 'baseline',
        '@media (max-width: 40rem)': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          rowGap: '0',
          '& > :nth-child(2)': { gridRow: '2', gridColumn: '1 / -1' },
        },
      },
      /** Two days and a number. */
      days: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px',
        alignItems: 'start',
        '@media (max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
      /** A switch, a day and a time. */
      moment: asMany('172px', 'fit'),
      /** A search and a style switch above a list. */
      search: {
        gridTemplateColumns: 'minmax(0, 20rem) 13.75rem',
        '@media (max-width: 40rem)': one,
      },
      /** Main content with related content beside it. */
      side: from('1024px', 'minmax(0, 2fr) minmax(0, 1fr)'),
      /** A dashboard: lists, with charts and saved items at the side. */
      board: from('1100px', 'minmax(0, 1fr) 312px'),
      /** Controls at the right of the content they affect; on phones the controls come before the content. */
      aside: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 64rem)': {
          gridTemplateColumns: 'minmax(0, 1fr) 21.5rem',
          '& > :last-child': { gridColumn: '1', gridRow: '1' },
        },
      },
      /**
       * A form of 560 px as the page. Beside it: what is running, then the rest. On narrow screens what is running comes
       * first.
       */
      formPage: {
        ...one,
        alignItems: 'start',
        '& > :nth-last-child(2)': { width: '100%', maxWidth: '560px' },
        '@media (min-width: 64rem)': {
          gridTemplateColumns: 'minmax(0, min(560px, 57%)) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          '& > *': { gridColumn: '2' },
          '& > :nth-last-child(2)': { gridColumn: '1', gridRow: '1 / 3' },
        },
        // What is running has no room beside the form.
        '@media (min-width: 64rem) and (max-width: 79.9988rem)': {
          '& > :nth-last-child(3)': { gridColumn: '1 / -1' },
          '& > :nth-last-child(3) ~ *': { gridRow: '2' },
        },
      },
      /** Two cards side by side if there is room. */
      halves: from('1024px', 'repeat(2, minmax(0, 1fr))'),
      /** A list and a panel with one of its items; `dockedWide` gives more room to a panel in which the user works. */
      docked: from('1180px', 'minmax(0, 1fr) 348px'),
      dockedWide: from('1180px', 'minmax(0, 5fr) minmax(0, 6fr)'),
      /** A week with related content beside it, or below if there is no room. */
      week: from('1100px', 'minmax(0, 1fr) 312px'),
      /** A week with actions. On narrow screens the actions come first; on wide screens they are at the right. */
      weekFirst: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 68.75rem)': {
          gridTemplateColumns: 'minmax(0, 1fr) 19.5rem',
          gridTemplateRows: 'auto 1fr',
          '& > :first-of-type': { gridColumn: '2' },
          '& > :nth-of-type(2)': { gridColumn: '1', gridRow: '1 / 3' },
          '& > :last-of-type': { gridColumn: '2', gridRow: '2' },
        },
      },
      /** A long text beside a list if there is room for both. */
      text: from('1280px', 'minmax(0, 7fr) minmax(0, 4fr)'),
      tiles: asMany('280px'),
      /** A form beside its result. */
      formFirst: from('1100px', '408px minmax(0, 1fr)'),
      /** Lists of different lengths, side by side. */
      lists: { ...asMany('280px'), alignItems: 'start' },
      previews: asMany('320px', 'fit'),
      cards: asMany('360px'),
    },
    gap: each((gap) => ({ gap })),
    /** A smaller gap on phones. */
    phoneGap: { 3: { '@media (max-width: 40rem)': { gap: '3' } } },
    ...around,
  },
});
