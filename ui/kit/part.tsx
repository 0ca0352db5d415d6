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
  /** A ref for code that focuses the title. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a tab: title, explanation and content, separated from the previous part by a line. */
export const Part = ({ id, title, text, titleRef, children }: PartProps) => (
  <Frame aria-labelledby={id}>
    <Title id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
      {title}
    </Title>
    <About>{text}</About>
    {children}
  </Frame>
);

/** A list with lines between its rows. In a card the list extends to the edges; elsewhere it has a border. */
export const Rows = styled('ul', {
  base: { '& > :not(:first-child)': { borderTop: 'subtle' } },
  variants: { framed: { true: { border: 'default', borderRadius: 'md' } } },
});

/** A row of `Rows`, whose parts are side by side or stacked. */
export const RowItem = styled('li', {
  base: { ...row('3'), padding: '8px 16px', overflowWrap: 'anywhere' },
  variants: {
    /** The minimum height: 40, 44 or 48 px. */
    height: { sm: { minHeight: '40px' }, md: { minHeight: '44px' }, lg: { minHeight: '48px' } },
    inset: {
      /** For controls that have their own padding. */
      none: { padding: '0 12px' },
      md: { padding: '10px 16px' },
      lg: { padding: '12px 16px' },
      /** For a row with a button at the end. */
      action: { padding: '8px 12px 8px 16px' },
    },
    justify: { between: { justifyContent: 'space-between' } },
    block: { true: { display: 'block' } },
  },
});
