import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Shown = styled('div', {
  base: {
    margin: '-16px -24px 16px',
    padding: '16px 24px',
    background: 'bg.canvas',
    borderBottom: 'subtle',
    '@media (max-width: 640px)': { margin: '-16px -16px 16px', padding: '16px' },
  },
});

const Caption = styled('p', {
  base: { textStyle: 'caption', color: 'fg.muted', marginBottom: '2' },
});

interface SlideOverPreviewProps {
  /** What is heard; "Preview" is seen. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is being made as it will look, above the fields of a slide-over and from edge to edge. */
export const SlideOverPreview = ({ label, children }: SlideOverPreviewProps) => (
  <Shown aria-label={label} role="group">
    <Caption aria-hidden>Preview</Caption>
    {children}
  </Shown>
);
