import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import type { ComponentProps } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { centered, heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Person = styled('button', {
  base: {
    ...row('2'),
    height: '40px',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > i': {
      ...centered,
      boxSize: '32px',
      borderRadius: 'full',
      background: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      fontStyle: 'normal',
      fontWeight: '600',
    },
    '& > svg': { boxSize: '16px', color: 'fg.muted' },
    '& > [data-name]': { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis' },
    '@media (pointer: coarse)': { height: '44px' },
    '@media (max-width: 1023px)': { '& > [data-name]': heardOnly },
    '@media (max-width: 640px)': { '& > svg': { display: 'none' } },
  },
});
/** The head of the menu below it: a name as `b`, and a `span`. */
export const PersonHead = styled('div', {
  base: {
    padding: '12px 18px',
    borderBottom: 'default',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', textStyle: 'label' },
    '& > span': { textStyle: 'small', color: 'fg.muted' },
  },
});

export interface PersonButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  readonly initials: string;
  readonly name: string;
  /** Heard before the name. */
  readonly label: string;
}

/** Who one is, as a disc with initials and a name, which gives way to the disc alone. */
export const PersonButton = ({ initials, name, label, ...wear }: PersonButtonProps) => (
  <Person type="button" {...wear}>
    <i aria-hidden>{initials}</i>
    <HiddenText>{label}, </HiddenText>
    <span data-name="">{name}</span>
    <ChevronDownIcon aria-hidden />
  </Person>
);
