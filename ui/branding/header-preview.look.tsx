import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { row } from '../kit/looks.ts';
import { type ShownBrand, ShownLogo, smallButton, smallField } from './shown-brand.look.tsx';
import { styled } from '../kit/styled.ts';

const Head = styled('header', {
  base: {
    ...row('10px'),
    padding: '6px 12px',
    borderBottom: 'default',
    '& svg': { boxSize: '10px', flexShrink: '0' },
  },
});
const Below = styled('div', { base: { display: 'grid', gridTemplateColumns: '36% 1fr' } });
const Navigation = styled('div', {
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

/** A small preview of the page header. */
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
