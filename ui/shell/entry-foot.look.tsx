import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { styled } from '../kit/styled.ts';

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
  },
});

const quietLink = { color: 'inherit', _hover: { textDecoration: 'underline' } } as const;

/** A link among them. */
export const EntryLink = styled('a', { base: quietLink });

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

/** A number to call with the words around it; on a phone one press calls it. */
export const PhoneLine = ({ before, phone, href, after = '', centered = false }: PhoneProps) => (
  <Phone centered={centered}>
    <PhoneIcon />
    <span>
      {before} <Call href={href}>{phone}</Call>
      {after}
    </span>
  </Phone>
);
