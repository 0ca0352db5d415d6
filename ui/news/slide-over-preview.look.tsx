import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Shown = styled('div', {
  base: {
    margin: '-16px -24px 16px',
    padding: '16px 24px',
    background: 'bg.canvas',
    borderBottom: 'subtle',
    '@media (max-width: 40rem)': { margin: '-16px -16px 16px', padding: '16px' },
  },
});

const Caption = styled('p', {
  base: { textStyle: 'caption', color: 'fg.muted', marginBottom: '2' },
});

interface SlideOverPreviewProps {
  /** Accessible name of the preview. The visible label is "Preview". */
  readonly label: string;
  readonly children: ReactNode;
}

/** A full-width preview of the edited item, above the fields of a slide-over. */
export const SlideOverPreview = ({ label, children }: SlideOverPreviewProps) => (
  <Shown aria-label={label} role="group">
    <Caption aria-hidden>Preview</Caption>
    {children}
  </Shown>
);
