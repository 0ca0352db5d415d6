import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import { useState, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

/** Text that is dots to whoever looks on; no type of styles knows the property. */
const DOTS: object = { WebkitTextSecurity: 'disc' };

const Box = styled('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '48px' },
    '& > input[data-hidden]': DOTS,
    // Where there are no dots, a blur.
    '@supports not (-webkit-text-security: disc)': {
      '& > input[data-hidden]': {
        color: 'transparent',
        caretColor: 'fg.default',
        textShadow: '0 0 8px var(--p-colors-fg-default)',
      },
    },
    // Firefox marks a field as filled in although nothing was taken; no background may take the mark off.
    '& > input[data-proof][value=""]:autofill': {
      boxShadow: 'inset 0 0 0 44px var(--p-colors-bg-surface)',
    },
    '& > input[data-proof][value=""]:autofill:focus': {
      boxShadow:
        'inset 0 0 0 44px var(--p-colors-bg-surface), 0 0 0 1px var(--p-colors-focus-ring)',
    },
    '& > button': { position: 'absolute', insetInlineEnd: '2px', top: '50%', marginTop: '-20px' },
    '@media (pointer: coarse)': { '& > button': { marginTop: '-22px' } },
  },
});

interface HidingFrameProps extends Omit<FieldFrameProps, 'children'> {
  /** What the eye shows. */
  readonly what: 'password' | 'code';
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
