import { Children, type ReactNode } from 'react';
import { Fieldset, Legend } from '../kit/fieldset.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ol', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '12px',
    border: 'default',
    borderRadius: 'sm',
  },
});
const Place = styled('i', {
  base: {
    width: '20px',
    height: '1.25rem',
    marginTop: '10px',
    border: 'control',
    borderRadius: 'full',
    background: 'bg.raised',
    textStyle: 'caption',
    fontStyle: 'normal',
    fontWeight: '600',
    lineHeight: '1.125rem',
    textAlign: 'center',
    color: 'fg.muted',
  },
});
const Item = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '12px',
    // Draws the line from a field to the field that depends on it.
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '9.5px',
      top: '30px',
      bottom: '-18px',
      borderInlineStart: 'control',
    },
    // Styles the control that follows its number, with the label beside the control and messages below it.
    '& > :last-child': {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      '& [for]': { fontWeight: '400', color: 'fg.muted' },
      '& > :nth-child(3)': { gridColumn: '2' },
      '@media (max-width: 40rem)': { gridTemplateColumns: '84px minmax(0, 1fr)' },
    },
  },
});

interface ChainFieldsProps {
  readonly label: string;
  /** The fields, each depending on the field before. */
  readonly children: ReactNode;
}

/** A numbered sequence of fields, each depending on the field above. */
export const ChainFields = ({ label, children }: ChainFieldsProps) => (
  <Fieldset>
    <Legend>{label}</Legend>
    <List>
      {Children.toArray(children).map((child, at) => (
        <Item key={at}>
          <Place aria-hidden>{at + 1}</Place>
          {child}
        </Item>
      ))}
    </List>
  </Fieldset>
);
