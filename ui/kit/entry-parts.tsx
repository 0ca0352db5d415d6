import type { ReactNode, Ref } from 'react';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { row } from './looks.ts';
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

/** A way on in the middle, close to what it belongs to; `guests` where those who enter by the house's own door do not need it. */
export const EntryWay = styled('div', {
  base: { display: 'grid', justifyItems: 'center', marginTop: '-8px' },
  // The staff form: the page's first script marks it before anything is painted.
  variants: { guests: { true: { 'html[data-internal] &': { display: 'none' } } } },
});
/** Another way in below a line: words as `p` with their title as `b`, and its button. */
export const EntryOffer = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '5',
    borderTop: 'default',
    '& b': { textStyle: 'label', display: 'block', color: 'fg.default' },
    '& p': { color: 'fg.muted' },
  },
});
/** Parts two ways in. */
export const OrLine = styled('div', {
  base: {
    ...row('4'),
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': { content: '""', flex: '1', borderTop: 'default' },
  },
});

/** What stands below the column of a page before the portal, from the top, and marked `data-bottom` from the bottom. */
export const EntryFoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: '100%',
    '& > [data-bottom]': { marginTop: 'auto' },
    '& > [data-bottom] ~ [data-bottom]': { marginTop: '0' },
  },
});
/** Small words and links, beside each other. */
export const EntryPlaces = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& a': { color: 'inherit', _hover: { textDecoration: 'underline' } },
  },
});
/** Room as wide as the column. */
export const EntryRoom = styled('div', {
  base: { position: 'relative', width: 'min(464px, 100%)', marginInline: 'auto' },
});

const Phone = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { boxSize: '16px' },
    '& a': { color: 'inherit', whiteSpace: 'nowrap', _hover: { textDecoration: 'underline' } },
  },
  variants: { centered: { true: { justifyContent: 'center' } } },
});

interface PhoneProps {
  readonly before: string;
  readonly phone: string;
  readonly href: string;
  readonly after?: string;
  readonly centered?: boolean;
}

/** A number to call with the words around it; on a phone one press calls it. */
export const PhoneLine = ({ before, phone, href, after = '', centered = false }: PhoneProps) => (
  <Phone centered={centered}>
    <PhoneIcon />
    <span>
      {before} <a href={href}>{phone}</a>
      {after}
    </span>
  </Phone>
);
