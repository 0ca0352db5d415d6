import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useState } from 'react';
import { row } from './looks.ts';
import { ProviderLogo } from './logo.tsx';
import { styled } from './styled.ts';
import { COLORS } from './theme/colors.ts';
import { wearing } from './themed-pane.tsx';

/** What is shown of a dealer in one theme. */
export interface ShownBrand {
  readonly name: string;
  /** The dealer's; null shows its name. */
  readonly logoUrl: string | null;
  readonly pictureUrl: string;
  readonly poweredBy: string;
  readonly consumer?: boolean;
}

const Mark = styled('span', {
  base: {
    ...row('2'),
    fontWeight: '600',
    whiteSpace: 'nowrap',
    minWidth: '0',
    overflow: 'hidden',
    '& > img': { height: '15px', width: 'auto', maxWidth: '150px', objectFit: 'contain' },
  },
});

/** A logo as it stands on a page; a broken one gives way to the name it stands for. */
const ShownLogo = ({ name, logoUrl }: Pick<ShownBrand, 'name' | 'logoUrl'>) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Mark>
      {logoUrl === null || broken === logoUrl ? (
        name
      ) : (
        <img src={logoUrl} alt={name} onError={() => setBroken(logoUrl)} />
      )}
    </Mark>
  );
};

const button = {
  ...row('4px'),
  justifyContent: 'center',
  borderRadius: 'xs',
  background: 'accent.solid',
  color: 'accent.on',
  fontWeight: '600',
  '& > svg': { boxSize: '11px' },
} as const;
const field = {
  display: 'block',
  border: 'control',
  borderRadius: 'xs',
  padding: '2px 7px',
  background: 'bg.surface',
} as const;

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
    '& i': { ...field, fontStyle: 'normal', fontSize: '9px' },
    '& i[data-focus]': {
      borderColor: 'focus.ring',
      boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
    },
    '& u': { ...button, textDecoration: 'none', marginTop: '8px', padding: '3px', fontSize: '9px' },
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
        ...field,
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
      '& > u': { ...button, textDecoration: 'none', padding: '4px 9px', fontSize: '9px' },
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

const Letter = styled('div', {
  base: {
    padding: '10px 14px 12px',
    '& > header': {
      ...row('8px'),
      paddingBottom: '8px',
      borderBottom: 'subtle',
      color: 'fg.muted',
      fontSize: '9px',
      '& > b': { color: 'fg.default' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > time': { marginInlineStart: 'auto' },
    },
    '& > h4': { fontSize: '12px', fontWeight: '600', marginTop: '10px' },
    '& > p': { fontSize: '9px', marginTop: '4px' },
    '& > p > u': { textUnderlineOffset: '2px' },
    '& > footer': {
      marginTop: '12px',
      paddingTop: '8px',
      borderTop: 'subtle',
      fontSize: '8.5px',
      color: 'fg.muted',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
});

/** A mail as a reader shows it: no picture, because nothing in ours is fetched from anywhere. */
export const MailPreview = ({
  from,
  footer,
  time,
}: {
  readonly from: string;
  readonly footer: string;
  readonly time: string;
}) => (
  <Letter>
    <header>
      <b>{from}</b>
      <span>portal@example.com</span>
      <time>{time}</time>
    </header>
    <h4>Your report is ready</h4>
    <p>Open/close weekly, Mar 2 to Mar 8. The file stays for 90 days.</p>
    <p>
      <u>View report</u>
    </p>
    {footer !== '' && <footer>{footer}</footer>}
  </Letter>
);

const Desk = styled('div', {
  base: {
    padding: '10px 6% 0',
    background: 'bg.muted',
    '& > div': {
      ...wearing('light'),
      minHeight: '146px',
      padding: '12px 14px',
      background: COLORS.bg.surface.light,
      color: 'fg.default',
      fontSize: '9px',
      boxShadow: 'control',
    },
    '& header': {
      ...row('8px'),
      justifyContent: 'space-between',
      paddingBottom: '8px',
      borderBottom: '1px solid',
      borderBottomColor: 'accent.solid',
    },
    '& h4': { fontSize: '11px', fontWeight: '600', marginBlock: '8px 4px' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr auto auto auto', gap: '2px 14px' },
    '& dt': { fontWeight: '600' },
  },
});

const LINES = [
  ['Kestrel Print Works', 'HP1561', '08:02', '18:04'],
  ['Beacon Street Pharmacy', 'HP1092', '07:55', '20:11'],
  ['Fairlead Outfitters', 'HP1733', '09:00', '17:32'],
  ['Corner Hardware Co.', 'HP1209', '06:48', '19:02'],
] as const;

/** A report on paper, which is white in both themes. */
export const PaperPreview = ({
  name,
  logoUrl,
  named,
}: Pick<ShownBrand, 'name' | 'logoUrl'> & {
  /** The logo is a mark that does not say the name. */
  readonly named: boolean;
}) => (
  <Desk>
    <div data-pane="light">
      <header>
        <Mark>
          <ShownLogo name={name} logoUrl={logoUrl} />
          {named && name}
        </Mark>
        <span>Mar 2 – Mar 8, EDT</span>
      </header>
      <h4>Open/close weekly</h4>
      <dl>
        {LINES.map(([account, ...cells]) => [
          <dt key={account}>{account}</dt>,
          ...cells.map((cell) => <dd key={`${account} ${cell}`}>{cell}</dd>),
        ])}
      </dl>
    </div>
  </Desk>
);
