import type { SystemStyleObject } from '@chakra-ui/react';
import { styled } from './styled.ts';

/** The steps of space by their token names (kit README §4). */
type Step = 0 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8;
const STEPS: readonly Step[] = [0, 1, 1.5, 2, 3, 4, 5, 6, 8];

const each = (look: (step: string) => SystemStyleObject) =>
  Object.fromEntries(STEPS.map((step) => [step, look(String(step))])) as Record<
    Step,
    SystemStyleObject
  >;

/** Room before and after what stands in no column. */
const around = {
  above: each((marginTop) => ({ marginTop })),
  below: each((marginBottom) => ({ marginBottom })),
  pad: each((padding) => ({ padding })),
};

const column = {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', border: '0', outline: '0' },
  variants: {
    gap: each((gap) => ({ gap })),
    align: { start: { justifyItems: 'start' }, center: { justifyItems: 'center' } },
    /** Forms end at 560, searches at 440, texts at 72 characters. */
    width: {
      form: { maxWidth: '560px' },
      search: { maxWidth: '440px' },
      text: { maxWidth: '72ch' },
    },
    /** Comes in as the next step does. */
    arriving: { true: { animation: 'arrive .5s cubic-bezier(.2, 0, 0, 1)' } },
    /** Shows itself only when it stays: under 150 ms nothing is shown (ui README §9). */
    appearing: { true: { animation: 'appear .2s .15s backwards' } },
    /** Keeps its distance from an alert above it. */
    afterAlert: { true: { '[role=alert] + &': { marginTop: '4' } } },
    ...around,
  },
} as const;

/** Parts one below the other. */
export const Stack = styled('div', column);

/** The fields of a form, one below the other. */
export const FormStack = styled('form', column);

/** Parts beside each other, in the middle of the line unless said otherwise. */
export const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: each((columnGap) => ({ columnGap })),
    /** Goes on below where there is no room; the lines stand this far apart. */
    wrap: each((rowGap) => ({ rowGap, flexWrap: 'wrap' })),
    align: { start: { alignItems: 'flex-start' }, stretch: { alignItems: 'stretch' } },
    justify: {
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    /** On phones every button takes a line. */
    phone: { blocks: { '@media (max-width: 640px)': { '& > button': { flex: '1 1 100%' } } } },
    ...around,
  },
});

/** Takes what its row leaves. */
export const Grow = styled('div', { base: { flex: '1 1 0', minWidth: '0' } });

const one = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const asMany = (width: string, how: 'fill' | 'fit' = 'fill') => ({
  gridTemplateColumns: `repeat(auto-${how}, minmax(min(${width}, 100%), 1fr))`,
});

/** Columns by what they are for; each knows where it becomes narrower. */
export const Grid = styled('div', {
  base: { display: 'grid', border: '0' },
  variants: {
    columns: {
      /** Two halves at every width. */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      /** Two halves, one below the other on phones. */
      fields: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 641px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
      /** A wide choice and a short one. */
      choice: {
        gridTemplateColumns: 'minmax(0, 1fr) 150px',
        alignItems: 'start',
        '@media (max-width: 640px)': one,
      },
      /** Two days and a number. */
      days: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px',
        alignItems: 'start',
        '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
      /** A search and a switch of looks above a list. */
      search: {
        gridTemplateColumns: 'minmax(0, 320px) 220px',
        '@media (max-width: 640px)': one,
      },
      /** What is read beside what goes with it. */
      side: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      },
      /** A long text beside its list, where both have room. */
      text: {
        ...one,
        alignItems: 'start',
        '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
      },
      counts: asMany('240px', 'fit'),
      tiles: asMany('280px'),
      previews: asMany('320px', 'fit'),
      cards: asMany('360px'),
    },
    gap: each((gap) => ({ gap })),
    /** Closer on phones. */
    phoneGap: { 3: { '@media (max-width: 640px)': { gap: '3' } } },
    ...around,
  },
});
