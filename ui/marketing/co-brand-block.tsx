import type { Branding } from '#core/branding/branding.schema.ts';
import { websiteHost } from '#core/branding/contact-address.rule.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    width: '100%',
    padding: '8px 12px',
    background: 'bg.subtle',
    borderRadius: 'sm',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > img': { height: '24px', width: 'auto', maxWidth: '100%', objectFit: 'contain' },
    '& > [data-for=dark]': { display: 'none' },
    _dark: {
      '& > [data-for=light]': { display: 'none' },
      '& > [data-for=dark]': { display: 'block' },
    },
    '& > p': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: 'fg.muted' },
    '& b': { fontWeight: '600', color: 'fg.default' },
  },
});

/** A dealer's values beside a campaign; what is null is left out (domain guide 6.14, 6.16). */
export const CoBrandBlock = ({ brand }: { readonly brand: Branding }) => {
  const { displayName, headerLogoUrl, darkHeaderLogoUrl, supportPhone, website } = brand;
  const light = headerLogoUrl ?? darkHeaderLogoUrl;
  const dark = darkHeaderLogoUrl ?? headerLogoUrl;
  const host = websiteHost(website);
  const alt = displayName === null ? 'Logo of the dealer' : '';
  return (
    <Frame role="group" aria-label="Co-brand">
      {light !== null && <img data-for="light" loading="lazy" src={light} alt={alt} />}
      {dark !== null && <img data-for="dark" loading="lazy" src={dark} alt={alt} />}
      <p>
        {displayName !== null && <b>{displayName}</b>}
        {supportPhone !== null && <span>{supportPhone}</span>}
        {host !== null && <span>{host}</span>}
      </p>
    </Frame>
  );
};
