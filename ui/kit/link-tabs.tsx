import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const List = styled('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > a': {
      position: 'relative',
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      height: '40px',
      paddingInline: '10px',
      color: 'fg.muted',
      '&:hover': { color: 'fg.default' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (pointer: coarse)': { height: '44px' },
    },
    '& > [aria-current]': {
      color: 'fg.default',
      fontWeight: '600',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        height: '3px',
        background: 'accent.solid',
      },
    },
    '@media print': { display: 'none' },
  },
});

/** Parts of a page that have an address of their own, as links; the current one bears `aria-current`. */
export const LinkTabs = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => <List aria-label={label}>{children}</List>;
