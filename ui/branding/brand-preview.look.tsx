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
    '& > div': {
      padding: '12px 10% 12px 18px',
      display: 'grid',
      alignContent: 'start',
      gap: '3px',
    },
    '& h4': { fontSize: '14px', fontWeight: '600', lineHeight: '1.3', marginTop: '14px' },
    '& p': { fontSize: '9px', color: 'fg.muted' },
    '& b': { fontSize: '9px', fontWeight: '600', marginTop: '4px' },
    '& i': { ...smallField, fontStyle: 'normal', fontSize: '9px' },
    '& i[data-focus]': {
      borderColor: 'focus.ring',
      boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
    },
    '& u': {
      ...smallButton,
      textDecoration: 'none',
      marginTop: '8px',
      padding: '3px',
      fontSize: '9px',
    },
    '& s': {
      textDecoration: 'none',
      textAlign: 'center',
      color: 'accent.fg',
      fontSize: '9px',
      fontWeight: '600',
      marginTop: '4px',
    },
    '& > figure': { position: 'relative', background: 'artwork.night', minWidth: '0' },
    '& > figure > img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '50% 25%',
    },
    '& > figure > figcaption': {
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
  },
});

/** The sign-in page, small. */
export const SignInPreview = ({ brand }: { readonly brand: ShownBrand }) => (
  <Entry>
    <div>
      <ShownLogo {...brand} />
      <h4>Sign in</h4>
      <p>For the people of {brand.name}.</p>
      <b>Username</b>
      <i data-focus="">dealer.admin</i>
      <b>Password</b>
      <i>••••••••••••</i>
      <u>Login</u>
      <s>Forgot username or password?</s>
    </div>
    <figure>
      <img src={brand.pictureUrl} alt="" />
      <figcaption>
        Powered by <ProviderLogo name={brand.poweredBy} size="line" />
      </figcaption>
    </figure>
  </Entry>
);

const Bar = styled('div', {
  base: {
    '& > header': {
      ...row('10px'),
      padding: '6px 12px',
      borderBottom: 'default',
      '& > span:nth-of-type(2)': {
        ...row('5px'),
        ...smallField,
        display: 'flex',
        flex: '0 1 110px',
        fontSize: '8.5px',
        color: 'fg.muted',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      },
      '& svg': { boxSize: '10px', flexShrink: '0' },
      '& > em': {
        ...row('8px'),
        marginInlineStart: 'auto',
        fontStyle: 'normal',
        '& > b': {
          ...row('0'),
          justifyContent: 'center',
          boxSize: '17px',
          borderRadius: 'full',
          background: 'bg.inverse',
          color: 'fg.inverse',
          fontSize: '7px',
        },
      },
    },
    '& > div': { display: 'grid', gridTemplateColumns: '36% 1fr' },
    '& nav': { background: 'bg.nav', padding: '6px', fontSize: '9px', color: 'fg.muted' },
    '& nav > p': { ...row('6px'), padding: '3px 8px', '& > svg': { boxSize: '10px' } },
    '& nav > [data-on]': {
      background: 'bg.surface',
      color: 'fg.default',
      fontWeight: '600',
      boxShadow: 'inset 2px 0 0 var(--p-colors-accent-solid)',
      borderRadius: 'xs',
      '& > svg': { color: 'accent.fg' },
    },
    '& section': {
      ...row('3'),
      justifyContent: 'space-between',
      padding: '8px 12px',
      background: 'bg.canvas',
      fontWeight: '600',
      '& > u': { ...smallButton, textDecoration: 'none', padding: '4px 9px', fontSize: '9px' },
    },
  },
});

/** The head of every screen, small. */
export const HeaderPreview = ({ brand }: { readonly brand: ShownBrand }) => (
  <Bar>
    <header>
      <ShownLogo {...brand} />
      <span>
        <MagnifyingGlassIcon aria-hidden />
        Search accounts
      </span>
      <em>
        <BellIcon aria-hidden />
        <b>DR</b>
      </em>
    </header>
    <div>
      <nav>
        <p data-on="">
          <HomeIcon aria-hidden />
          Home
        </p>
        <p>
          <MagnifyingGlassIcon aria-hidden />
          Account search
        </p>
      </nav>
      <section>
        Home
        <u>
          <BeakerIcon aria-hidden />
          Place on test
        </u>
      </section>
    </div>
  </Bar>
);
