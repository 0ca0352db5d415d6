import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
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
    '& span': { fontSize: '9px', paddingInlineStart: '4px' },
    '& > div': { height: '11px' },
  },
});

/** The sign-in page, small. */
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

const Head = styled('header', {
  base: {
    ...row('10px'),
    padding: '6px 12px',
    borderBottom: 'default',
    '& svg': { boxSize: '10px', flexShrink: '0' },
  },
});
const Below = styled('div', { base: { display: 'grid', gridTemplateColumns: '36% 1fr' } });
const Navigation = styled('nav', {
  base: { background: 'bg.nav', padding: '6px', fontSize: '9px', color: 'fg.muted' },
});
const NavigationEntry = styled('p', {
  base: {
    ...row('6px'),
    padding: '3px 8px',
    '& > svg': { boxSize: '10px' },
    '&[data-on]': {
      background: 'bg.surface',
      color: 'fg.default',
      fontWeight: '600',
      boxShadow: 'inset 2px 0 0 var(--p-colors-accent-solid)',
      borderRadius: 'xs',
      '& > svg': { color: 'accent.fg' },
    },
  },
});
const PageHead = styled('section', {
  base: {
    ...row('3'),
    justifyContent: 'space-between',
    padding: '8px 12px',
    background: 'bg.canvas',
    fontWeight: '600',
  },
});
const PagePress = styled('u', {
  base: { ...smallButton, textDecoration: 'none', padding: '4px 9px', fontSize: '9px' },
});
const Search = styled('span', {
  base: {
    ...row('5px'),
    ...smallField,
    display: 'flex',
    flex: '0 1 110px',
    fontSize: '8.5px',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
});
const End = styled('em', {
  base: { ...row('8px'), marginInlineStart: 'auto', fontStyle: 'normal' },
});
const Initials = styled('b', {
  base: {
    ...row('0'),
    justifyContent: 'center',
    boxSize: '17px',
    borderRadius: 'full',
    background: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: '7px',
  },
});

/** The head of every screen, small. */
export const HeaderPreview = ({ brand }: { readonly brand: ShownBrand }) => (
  <div>
    <Head>
      <ShownLogo {...brand} />
      <Search>
        <MagnifyingGlassIcon aria-hidden />
        Search accounts
      </Search>
      <End>
        <BellIcon aria-hidden />
        <Initials>DR</Initials>
      </End>
    </Head>
    <Below>
      <Navigation>
        <NavigationEntry data-on="">
          <HomeIcon aria-hidden />
          Home
        </NavigationEntry>
        <NavigationEntry>
          <MagnifyingGlassIcon aria-hidden />
          Account search
        </NavigationEntry>
      </Navigation>
      <PageHead>
        Home
        <PagePress>
          <BeakerIcon aria-hidden />
          Place on test
        </PagePress>
      </PageHead>
    </Below>
  </div>
);
