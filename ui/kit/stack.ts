import type { SystemStyleObject } from '@chakra-ui/react';
import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

/** The spacing steps, by their token names (kit README §4). */
const STEPS = [0, 1, 1.5, 2, 3, 4, 5] as const;

export const each = (look: (step: string) => SystemStyleObject) => eachOf(STEPS, look);

/** Margins and padding for content outside a column. */
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
    /** Forms are at most 560 wide, searches 440. */
    width: { form: { maxWidth: '560px' }, search: { maxWidth: '440px' } },
    /** Slides in like the next step of a process. */
    arriving: { true: { animation: 'arrive .5s cubic-bezier(.2, 0, 0, 1)' } },
    /** Fades in after 150 ms, so that content that is replaced sooner is never shown (ui README §9). */
    appearing: { true: { animation: 'appear .2s .15s backwards' } },
    /** Keeps a distance from an alert above it. */
    afterAlert: { true: { '[role=alert] + &': { marginTop: '4' } } },
    ...around,
  },
} as const;

/** Elements one below the other. */
export const Stack = styled('div', column);

/** The fields of a form, one below the other. */
export const FormStack = styled('form', column);

/** Elements side by side, centered vertically by default. */
export const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: each((columnGap) => ({ columnGap })),
    /** Wraps if there is no room, with this distance between lines. */
    wrap: each((rowGap) => ({ rowGap, flexWrap: 'wrap' })),
    align: { stretch: { alignItems: 'stretch' } },
    justify: { end: { justifyContent: 'flex-end' }, between: { justifyContent: 'space-between' } },
    /** On phones, each child takes a line. */
    phone: { blocks: { '@media (max-width: 640px)': { '& > *': { flex: '1 1 100%' } } } },
    ...around,
  },
});

/** Takes the remaining width of its row. */
export const Grow = styled('div', { base: { flex: '1 1 0', minWidth: '0' } });
