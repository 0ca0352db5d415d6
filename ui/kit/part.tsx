import type { ReactNode, Ref } from 'react';
import { row } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: {
    ...column('3'),
    '& + &': { marginTop: '6', paddingTop: '4', borderTop: 'default' },
  },
});

const Title = styled('h3', { base: { textStyle: 'label', outline: '0' } });
const About = styled('p', {
  base: { textStyle: 'small', color: 'fg.muted', marginTop: '-8px', maxWidth: '72ch' },
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
    <Title id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
      {title}
    </Title>
    <About>{text}</About>
    {children}
  </Frame>
);

/** A list whose rows a line parts; in a card it reaches the edges, elsewhere it has a frame. */
export const Rows = styled('ul', {
  base: { '& > :not(:first-child)': { borderTop: 'subtle' } },
  variants: { framed: { true: { border: 'default', borderRadius: 'md' } } },
});

/** One row: its parts beside each other, or as a block of lines. */
export const RowItem = styled('li', {
  base: { ...row('3'), padding: '8px 16px', overflowWrap: 'anywhere' },
  variants: {
    /** At least this high: 40, 44, 48. */
    height: { sm: { minHeight: '40px' }, md: { minHeight: '44px' }, lg: { minHeight: '48px' } },
    inset: {
      /** Between controls that bring their own room. */
      none: { padding: '0 12px' },
      md: { padding: '10px 16px' },
      lg: { padding: '12px 16px' },
      /** A button at the end. */
      action: { padding: '8px 12px 8px 16px' },
    },
    justify: { between: { justifyContent: 'space-between' } },
    block: { true: { display: 'block' } },
  },
});
