import { inlineRow } from './looks.ts';
import { defineRecipe } from '@chakra-ui/react';

const disabled = {
  background: 'bg.muted',
  color: 'fg.subtle',
  borderColor: 'transparent',
  cursor: 'default',
};

/**
 * Styles of buttons: one primary button per screen, the others secondary. `lg` is for sign-in and the bottom bar of phones
 * (kit README §7).
 */
export const buttonRecipe = defineRecipe({
  base: {
    ...inlineRow('2'),
    justifyContent: 'center',
    position: 'relative',
    border: '1px solid transparent',
    borderRadius: 'sm',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    transition: 'background .12s, border-color .12s',
    _disabled: disabled,
    // If Login is pressed before the app is ready, the page's first script stores the press and sets `data-queued` on the
    // root element. This rule then shows the button's spinner.
    '& > [data-spinner]': { display: 'none' },
    '&[aria-busy=true] > [data-spinner], html[data-queued=""] &[type=submit]:not([value]) > [data-spinner]':
      { display: 'inline-block' },
    '& > [data-lead] > svg': { boxSize: '20px' },
    '&[aria-busy=true] > [data-lead]': { display: 'none' },
  },
  variants: {
    look: {
      primary: {
        background: 'accent.solid',
        color: 'accent.on',
        _enabled: { _hover: { background: 'accent.hover' } },
      },
      secondary: {
        background: 'bg.surface',
        borderColor: 'border.control',
        color: 'fg.default',
        _enabled: { _hover: { background: 'bg.muted' } },
      },
      quiet: { color: 'fg.default', _enabled: { _hover: { background: 'bg.muted' } } },
      danger: { background: 'state.alarm.solid', color: 'state.alarm.on' },
      dangerOutline: {
        background: 'bg.surface',
        borderColor: 'state.alarm.solid',
        color: 'state.alarm.fg',
        _enabled: { _hover: { background: 'state.alarm.subtle' } },
      },
    },
    size: {
      sm: {
        height: '2rem',
        px: '3',
        gap: '1.5',
        fontSize: '0.8125rem',
        '& > [data-lead] > svg': { boxSize: '16px' },
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
      md: { height: '2.5rem', px: '4', '@media (pointer: coarse)': { minHeight: '44px' } },
      lg: { height: '2.75rem', px: '4', fontSize: '1rem', lineHeight: '1.5rem' },
    },
    block: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'secondary', size: 'md' },
});
