import type { ReactNode, Ref } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    '& > h1': { textStyle: 'signInTitle', outline: '0' },
    '& > p': { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& > p b': { color: 'fg.default', fontWeight: '600' },
  },
  variants: {
    large: { true: { '@media (min-width: 1024px)': { '& > h1': { textStyle: 'figure' } } } },
  },
});

interface EntryHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Names title and text, as `-title` and `-why`, and lets the title take the focus. */
  readonly id?: string;
  /** A figure's size where the window is wide. */
  readonly large?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of a step that has the screen for itself, and why it is there. */
export const EntryHead = ({ title, text, id, large = false, titleRef }: EntryHeadProps) => (
  <Frame large={large}>
    <h1 ref={titleRef} {...(id !== undefined && { id: `${id}-title`, tabIndex: -1 })}>
      {title}
    </h1>
    {text !== undefined && <p id={id && `${id}-why`}>{text}</p>}
  </Frame>
);
