import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import { useState, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { inputRecipe } from './field.recipe.ts';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

/** Shows text as dots. Typed as `object`, because TypeScript's style types lack `WebkitTextSecurity`. */
const DOTS: object = { WebkitTextSecurity: 'disc' };

/**
 * An input with hidden text and room for the eye button. Passwords are hidden by the browser; other inputs are hidden if
 * marked `data-hidden`.
 */
export const HidingInput = styled('input', {
  base: {
    ...inputRecipe.base,
    paddingInlineEnd: '48px',
    '&[data-hidden]': DOTS,
    // Browsers without this property blur the text.
    '@supports not (-webkit-text-security: disc)': {
      '&[data-hidden]': {
        color: 'transparent',
        caretColor: 'fg.default',
        textShadow: '0 0 8px var(--p-colors-fg-default)',
      },
    },
    // Firefox colors a field as autofilled even if the autofilled value was rejected. A background cannot cover that
    // color, but a shadow can.
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
  /** The kind of value that the eye button reveals. */
  readonly what: 'password' | 'code';
  /** Renders the `HidingInput`. `shown` is true if its text is visible. */
  readonly children: (shown: boolean) => ReactNode;
}

/** The frame of a field with hidden text, with an eye button that reveals the text. */
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
