import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { styled } from '../kit/styled.ts';

/** The footer of an entry page. Items start at the top; those with `data-bottom` are at the bottom. */
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

/** Short texts and links side by side. */
export const EntryPlaces = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    textStyle: 'caption',
    color: 'fg.subtle',
  },
});

const quietLink = { color: 'inherit', _hover: { textDecoration: 'underline' } } as const;

/** A link in `EntryPlaces`. */
export const EntryLink = styled('a', { base: quietLink });

/** A container as wide as the page's column. */
export const EntryRoom = styled('div', {
  base: { position: 'relative', width: 'min(29rem, 100%)', marginInline: 'auto' },
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
  },
  variants: { centered: { true: { justifyContent: 'center' } } },
});
const Call = styled('a', { base: { ...quietLink, whiteSpace: 'nowrap' } });

interface PhoneProps {
  readonly before: string;
  readonly phone: string;
  readonly href: string;
  readonly after?: string;
  readonly centered?: boolean;
}

/** A phone number within a text. On a phone, pressing the number calls it. */
export const PhoneLine = ({ before, phone, href, after = '', centered = false }: PhoneProps) => (
  <Phone centered={centered}>
    <PhoneIcon />
    <span>
      {before} <Call href={href}>{phone}</Call>
      {after}
    </span>
  </Phone>
);
