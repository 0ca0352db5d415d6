import type { SystemStyleObject } from '@chakra-ui/react';
import { eachOf } from './looks.ts';
import { styled } from './styled.ts';

/** The spacing steps, by their token names (kit README §4). */
const STEPS = [0, 1, 1.5, 2, 3, 4, 5] as const;

export const each = (look: (step: string) => SystemStyleObject) => eachOf(STEPS, look);

/** Style variants for margins and padding outside a column. */
export const around = {
  above: each((marginTop) => ({ marginTop })),
  below: each((marginBottom) => ({ marginBottom })),
  pad: each((padding) => ({ padding })),
};

const column = {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', border: '0', outline: '0' },
  variants: {
    gap: each((gap) => ({ gap })),
    align: { start: { justifyItems: 'start' }, end: { justifyItems: 'end' } },
    /** The maximum width: 560 px for forms, 440 px for searches, 720 px for texts to read. */
    width: {
      form: { maxWidth: '35rem' },
      search: { maxWidth: '27.5rem' },
      text: { maxWidth: '45rem' },
    },
    /** Slides in, like the next step of a process. */
    arriving: { true: { animation: 'arrive .5s cubic-bezier(.2, 0, 0, 1)' } },
    /** Fades in after 150 ms, so that content that is soon replaced never appears (ui README §9). */
    appearing: { true: { animation: 'appear .2s .15s backwards' } },
    /** Adds a distance to an alert directly above. */
    afterAlert: { true: { '[role=alert] + &': { marginTop: '4' } } },
    ...around,
  },
} as const;

/** Stacks elements vertically. */
export const Stack = styled('div', column);

/** Stacks the fields of a form vertically. */
export const FormStack = styled('form', column);

/** Places elements side by side, vertically centered by default. */
export const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: each((columnGap) => ({ columnGap })),
    /** Wraps if there is no room, with the given row gap. */
    wrap: each((rowGap) => ({ rowGap, flexWrap: 'wrap' })),
    align: { stretch: { alignItems: 'stretch' } },
    justify: { end: { justifyContent: 'flex-end' }, between: { justifyContent: 'space-between' } },
    /** On phones, gives each child a line of its own. */
    phone: { blocks: { '@media (max-width: 40rem)': { '& > *': { flex: '1 1 100%' } } } },
    ...around,
  },
});

/** Takes the remaining width of its row. */
export const Grow = styled('div', { base: { flex: '1 1 0', minWidth: '0' } });
