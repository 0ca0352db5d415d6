import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import type { ComponentProps } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { centered, heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Person = styled('button', {
  base: {
    ...row('2'),
    height: '2.5rem',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg': { boxSize: '16px', color: 'fg.muted' },
    '& > [data-name]': { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis' },
    '@media (pointer: coarse)': { height: '2.75rem' },
    '@media (max-width: 63.9375rem)': { '& > [data-name]': heardOnly },
    '@media (max-width: 40rem)': { '& > svg': { display: 'none' } },
  },
});
const Initials = styled('i', {
  base: {
    ...centered,
    boxSize: '2rem',
    borderRadius: 'full',
    background: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'caption',
    fontStyle: 'normal',
    fontWeight: '600',
  },
});
const Head = styled('div', {
  base: { padding: '12px 18px', borderBottom: 'default', overflowWrap: 'anywhere' },
});
const Name = styled('b', { base: { display: 'block', textStyle: 'label' } });
const Username = styled('span', { base: { textStyle: 'small', color: 'fg.muted' } });

/** The head of the user menu. */
export const PersonHead = ({
  name,
  username,
}: {
  readonly name: string;
  readonly username: string;
}) => (
  <Head>
    <Name>{name}</Name>
    <Username>{username}</Username>
  </Head>
);

export interface PersonButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  readonly initials: string;
  readonly name: string;
  /** Text for screen readers before the name. */
  readonly label: string;
}

/** The button of the signed-in person: a disc with initials, and the name. A narrow header shows only the disc. */
export const PersonButton = ({ initials, name, label, ...wear }: PersonButtonProps) => (
  <Person type="button" {...wear}>
    <Initials aria-hidden>{initials}</Initials>
    <HiddenText>{label}, </HiddenText>
    <span data-name="">{name}</span>
    <ChevronDownIcon aria-hidden />
  </Person>
);
