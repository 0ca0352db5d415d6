import { row } from '../kit/looks.ts';
import { ProviderLogo } from '../kit/logo.tsx';
import { type ShownBrand, ShownLogo, smallButton, smallField } from './shown-brand.look.tsx';
import { styled } from '../kit/styled.ts';

const Entry = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '47% 1fr',
    minHeight: '226px',
  },
});
const SignIn = styled('div', {
  base: { padding: '12px 10% 12px 18px', display: 'grid', alignContent: 'start', gap: '3px' },
});
const Title = styled('h4', {
  base: { fontSize: '14px', fontWeight: '600', lineHeight: '1.3', marginTop: '14px' },
});
const Words = styled('p', { base: { fontSize: '9px', color: 'fg.muted' } });
const Label = styled('b', { base: { fontSize: '9px', fontWeight: '600', marginTop: '4px' } });
const Field = styled('i', {
  base: {
    ...smallField,
    fontStyle: 'normal',
    fontSize: '9px',
    '&[data-focus]': {
      borderColor: 'focus.ring',
      boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
    },
  },
});
const Press = styled('u', {
  base: {
    ...smallButton,
    textDecoration: 'none',
    marginTop: '8px',
    padding: '3px',
    fontSize: '9px',
  },
});
const Way = styled('s', {
  base: {
    textDecoration: 'none',
    textAlign: 'center',
    color: 'accent.fg',
    fontSize: '9px',
    fontWeight: '600',
    marginTop: '4px',
  },
});
const Pane = styled('figure', {
  base: { position: 'relative', background: 'artwork.night', minWidth: '0' },
});
const Picture = styled('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 25%',
  },
});
const PoweredBy = styled('figcaption', {
  base: {
    ...row('6px'),
    position: 'absolute',
    insetInlineStart: '10px',
    bottom: '8px',
    fontSize: '9px',
    whiteSpace: 'nowrap',
    color: 'artwork.soft',
    '--logo-ink': 'colors.artwork.ink',
    '--logo-soft': 'colors.artwork.soft',
    '--logo-lintel': 'colors.artwork.lintel',
    '& svg': { height: '11px', width: 'auto' },
    // Sets the height of the logo.
    '& > :last-child': { height: '11px' },
    '& svg + *': { fontSize: '9px', paddingInlineStart: '4px' },
  },
});

/** A small preview of the sign-in page. */
export const SignInPreview = ({ brand }: { readonly brand: ShownBrand }) => (
  <Entry>
    <SignIn>
      <ShownLogo {...brand} />
      <Title>Sign in</Title>
      <Words>For the people of {brand.name}.</Words>
      <Label>Username</Label>
      <Field data-focus="">dealer.admin</Field>
      <Label>Password</Label>
      <Field>••••••••••••</Field>
      <Press>Login</Press>
      <Way>Forgot username or password?</Way>
    </SignIn>
    <Pane>
      <Picture src={brand.pictureUrl} alt="" />
      <PoweredBy>
        Powered by <ProviderLogo name={brand.poweredBy} size="line" />
      </PoweredBy>
    </Pane>
  </Entry>
);
