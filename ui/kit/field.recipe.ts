import { controlBox, focusEdge } from './looks.ts';
import { defineRecipe } from '@chakra-ui/react';

/** Media query for devices on which controls must be high enough for fingers. */
export const FINGER_HIGH = '@media (max-width: 40rem), (pointer: coarse)';

/** Styles of inputs (kit README §7): 40 px high, 44 px on touch devices, and 16 px text, so that phones do not zoom. */
export const inputRecipe = defineRecipe({
  base: {
    width: '100%',
    height: '2.5rem',
    px: '3',
    textStyle: 'form',
    color: 'fg.default',
    ...controlBox,
    outline: '0',
    appearance: 'none',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    '&:focus': focusEdge,
    '&[aria-invalid=true]': { borderColor: 'state.alarm.solid' },
    '&[aria-invalid=true]:focus': {
      borderColor: 'state.alarm.solid',
      boxShadow: '0 0 0 1px var(--p-colors-state-alarm-solid)',
    },
    _disabled: { background: 'bg.muted', color: 'fg.subtle', borderColor: 'border.default' },
    [FINGER_HIGH]: { height: '2.75rem' },
  },
});
