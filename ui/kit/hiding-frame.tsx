import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import { useState, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { inputRecipe } from './field.recipe.ts';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

/** Text that is dots to whoever looks on; no type of styles knows the property. */
const DOTS: object = { WebkitTextSecurity: 'disc' };

/** What is typed unseen, with room for the eye; the dots of a password are the browser's, of anything else that is marked `data-hidden` ours. */
export const HidingInput = styled('input', {
  base: {
    ...inputRecipe.base,
    paddingInlineEnd: '48px',
    '&[data-hidden]': DOTS,
    // Where there are no dots, a blur.
    '@supports not (-webkit-text-security: disc)': {
      '&[data-hidden]': {
        color: 'transparent',
        caretColor: 'fg.default',
        textShadow: '0 0 8px var(--p-colors-fg-default)',
      },
    },
    // Firefox marks a field as filled in although nothing was taken; no background may take the mark off.
    '&[data-proof][value=""]:autofill': {
      boxShadow: 'inset 0 0 0 44px var(--p-colors-bg-surface)',
    },
    '&[data-proof][value=""]:autofill:focus': {
      boxShadow:
        'inset 0 0 0 44px var(--p-colors-bg-surface), 0 0 0 1px var(--p-colors-focus-ring)',
    },
  },
});

const Box = styled('div', {
  base: {
    position: 'relative',
    '& > [aria-controls]': {
      position: 'absolute',
      insetInlineEnd: '2px',
      top: '50%',
      marginTop: '-20px',
      '@media (pointer: coarse)': { marginTop: '-22px' },
    },
  },
});

interface HidingFrameProps extends Omit<FieldFrameProps, 'children'> {
  /** What the eye shows. */
  readonly what: 'password' | 'code';
  /** A `HidingInput`. */
  readonly children: (shown: boolean) => ReactNode;
}

/** The frame of a field that hides what is typed, with an eye that shows it. */
export const HidingFrame = ({ what, children, ...frame }: HidingFrameProps) => {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <Box>
        {children(shown)}
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${what}`}
          aria-controls={frame.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
};
