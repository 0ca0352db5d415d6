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

/** Columns by purpose. Each layout defines where it becomes narrower. */
export const Grid = styled('div', {
  base: { display: 'grid', border: '0' },
  variants: {
    columns: {
      /** Two halves, one below the other on the smallest phones, where a date does not fit in half. A single child takes both. */
      pair: { ...from('360px', 'repeat(2, minmax(0, 1fr))'), ...alone },
      /** Two halves, one below the other on phones. A single child takes both. */
      fields: { ...from('641px', 'repeat(2, minmax(0, 1fr))'), ...alone },
      /** A wide select and a short field, which is just wide enough for a date. */
      choice: {
        gridTemplateColumns: 'minmax(0, 1fr) 172px',
        alignItems: 'start',
        '@media (max-width: 640px)': one,
      },
      /** A number and its name. */
      numbered: { gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'start' },
      /** Two days and a number. */
      days: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px',
        alignItems: 'start',
        '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
      /** A switch, a day and a time. */
      moment: asMany('172px', 'fit'),
      /** A search and a style switch above a list. */
      search: { gridTemplateColumns: 'minmax(0, 320px) 220px', '@media (max-width: 640px)': one },
      /** The main content, and related content beside it. */
      side: from('1024px', 'minmax(0, 2fr) minmax(0, 1fr)'),
      /** A dashboard: lists, with charts and saved items beside them. */
      board: from('1100px', 'minmax(0, 1fr) 312px'),
      /** Controls at the right of the content they act on; on phones, they come first. */
      aside: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 1024px)': {
          gridTemplateColumns: 'minmax(0, 1fr) 344px',
          '& > :last-child': { gridColumn: '1', gridRow: '1' },
        },
      },
      /** Cards side by side if there is room for two. */
      halves: from('1024px', 'repeat(2, minmax(0, 1fr))'),
      /** A list and a panel about it. The panel becomes wide when it is used. */
      docked: from('1180px', 'minmax(0, 1fr) 348px'),
      dockedWide: from('1180px', 'minmax(0, 5fr) minmax(0, 6fr)'),
      /** A week and related content beside it, or below it if there is no room. */
      week: from('1100px', 'minmax(0, 1fr) 312px'),
      /** The same, with the most frequent actions first on narrow screens and at the right on wide ones. */
      weekFirst: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 1100px)': {
          gridTemplateColumns: 'minmax(0, 1fr) 312px',
          gridTemplateRows: 'auto 1fr',
          '& > :first-of-type': { gridColumn: '2' },
          '& > :nth-of-type(2)': { gridColumn: '1', gridRow: '1 / 3' },
          '& > :last-of-type': { gridColumn: '2', gridRow: '2' },
        },
      },
      /** A long text beside its list, if both have room. */
      text: from('1280px', 'minmax(0, 7fr) minmax(0, 4fr)'),
      tiles: asMany('280px'),
      /** A form beside its result. */
      formFirst: from('1100px', '408px minmax(0, 1fr)'),
      /** Lists of different lengths side by side. */
      lists: { ...asMany('280px'), alignItems: 'start' },
      previews: asMany('320px', 'fit'),
      cards: asMany('360px'),
    },
    gap: each((gap) => ({ gap })),
    /** A smaller gap on phones. */
    phoneGap: { 3: { '@media (max-width: 640px)': { gap: '3' } } },
    ...around,
  },
});
