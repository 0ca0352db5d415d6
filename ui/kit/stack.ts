import type { SystemStyleObject } from '@chakra-ui/react';
import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

/** The steps of space by their token names (kit README §4). */
const STEPS = [0, 1, 1.5, 2, 3, 4, 5] as const;

export const each = (look: (step: string) => SystemStyleObject) => eachOf(STEPS, look);

/** Room before and after what stands in no column. */
export const around = {
  above: each((marginTop) => ({ marginTop })),
  below: each((marginBottom) => ({ marginBottom })),
  pad: each((padding) => ({ padding })),
};

const column = {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', border: '0', outline: '0' },
  variants: {
    gap: each((gap) => ({ gap })),
    align: { start: { justifyItems: 'start' } },
    /** Forms end at 560, searches at 440. */
    width: { form: { maxWidth: '560px' }, search: { maxWidth: '440px' } },
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
    align: { stretch: { alignItems: 'stretch' } },
    justify: { end: { justifyContent: 'flex-end' }, between: { justifyContent: 'space-between' } },
    /** On phones everything in it takes a line. */
    phone: { blocks: { '@media (max-width: 640px)': { '& > *': { flex: '1 1 100%' } } } },
    ...around,
  },
});

/** Takes what its row leaves. */
export const Grow = styled('div', { base: { flex: '1 1 0', minWidth: '0' } });
