import { useState } from 'react';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** The parts of a dealer's branding that a preview shows in one theme. */
export interface ShownBrand {
  readonly name: string;
  /** The URL of the dealer's logo. If null, the dealer's name is shown. */
  readonly logoUrl: string | null;
  readonly pictureUrl: string;
  readonly poweredBy: string;
  readonly consumer?: boolean;
}

/** Layout of a logo with the name beside it. */
export const BrandMark = styled('span', {
  base: {
    ...row('2'),
    fontWeight: '600',
    whiteSpace: 'nowrap',
    minWidth: '0',
    overflow: 'hidden',
  },
});
const Picture = styled('img', {
  base: {
    height: '15px',
    width: 'auto',
    minWidth: '0',
    maxWidth: 'min(150px, 100%)',
    objectFit: 'contain',
    objectPosition: 'left',
  },
});

/** Shows a logo, or the name if the picture is missing or broken. */
export const ShownLogo = ({ name, logoUrl }: Pick<ShownBrand, 'name' | 'logoUrl'>) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <BrandMark>
      {logoUrl === null || broken === logoUrl ? (
        name
      ) : (
        <Picture src={logoUrl} alt={name} onError={() => setBroken(logoUrl)} />
      )}
    </BrandMark>
  );
};

/** Style of a button in a preview, smaller than in the portal. */
export const smallButton = {
  ...row('4px'),
  justifyContent: 'center',
  borderRadius: 'xs',
  background: 'accent.solid',
  color: 'accent.on',
  fontWeight: '600',
  '& > svg': { boxSize: '11px' },
} as const;
/** Style of a field in a preview, smaller than in the portal. */
export const smallField = {
  display: 'block',
  border: 'control',
  borderRadius: 'xs',
  padding: '2px 7px',
  background: 'bg.surface',
} as const;
