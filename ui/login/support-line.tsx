import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { dialAddress } from '#core/branding/contact-address.rule.ts';
import { styled } from '../kit/styled.ts';

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { width: '16px', height: '16px' },
    '& a': { color: 'inherit', whiteSpace: 'nowrap', _hover: { textDecoration: 'underline' } },
  },
  variants: { centered: { true: { justifyContent: 'center' } } },
});

/** A number to call with the words around it; on a phone one press calls it. */
export const SupportLine = ({
  before,
  phone,
  after = '',
  centered = false,
}: {
  readonly before: string;
  readonly phone: string;
  readonly after?: string;
  readonly centered?: boolean;
}) => (
  <Line centered={centered}>
    <PhoneIcon />
    <span>
      {before} <a href={dialAddress(phone)}>{phone}</a>
      {after}
    </span>
  </Line>
);
