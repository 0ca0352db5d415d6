import type { ReactNode, Ref } from 'react';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: {
    ...column('3'),
    '& + &': { marginTop: '6', paddingTop: '4', borderTop: 'default' },
    '& > h3': { textStyle: 'label', outline: '0' },
    '& > p': { textStyle: 'small', color: 'fg.muted', marginTop: '-8px', maxWidth: '72ch' },
  },
});

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** For whoever gives the title the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One part of a tab: what it is called, what it means, and what stands in it; a line parts it from the one before. */
export const Part = ({ id, title, text, titleRef, children }: PartProps) => (
  <Frame aria-labelledby={id}>
    <h3 id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
      {title}
    </h3>
    <p>{text}</p>
    {children}
  </Frame>
);
