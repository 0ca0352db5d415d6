import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { ReactNode } from 'react';
import { KeyCap } from '../kit/key-cap.tsx';
import { controlBox, row } from '../kit/looks.ts';
import { heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: 'var(--visit, 0px)',
    zIndex: '30',
    ...row('3'),
    height: 'var(--header)',
    px: '4',
    // At 400 % zoom the bar would take a quarter of the window.
    '@media (max-width: 40rem) and (max-height: 25rem)': { position: 'static' },
    background: 'bg.surface',
    borderBottom: 'default',
    '@media (max-width: 40rem)': { gap: '1', px: '2' },
    // Makes the logo's column as wide as the navigation below.
    '& > [data-logo]': {
      minWidth: '0',
      borderRadius: 'xs',
      '@media (min-width: 64rem)': { flex: '0 0 13.5rem' },
    },
    '& > [data-switcher]': { minWidth: '0', flex: '0 1 auto' },
    '& > [data-end]': {
      marginInlineStart: 'auto',
      ...row('2'),
      flexShrink: '0',
      // On phones, the help is in the menu instead.
      '@media (max-width: 40rem)': { gap: '0', '& > [data-help]': { display: 'none' } },
    },
  },
  variants: {
    // On phones, the account switcher replaces the logo for customers; a dealer's group switcher is in the menu.
    leads: {
      switcher: { '@media (max-width: 40rem)': { '& > [data-logo]': { display: 'none' } } },
      logo: { '@media (max-width: 40rem)': { '& > [data-switcher]': { display: 'none' } } },
    },
  },
});
const Field = styled('button', {
  base: {
    ...row('2'),
    flex: '0 1 27.5rem',
    minWidth: '44px',
    height: '2.5rem',
    px: '3',
    ...controlBox,
    color: 'fg.subtle',
    textAlign: 'start',
    '&:hover': { background: 'bg.subtle' },
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
    '& > [data-words]': { truncate: true },
    '& > [data-keys]': { marginInlineStart: 'auto' },
    '@media (pointer: coarse)': { height: '2.75rem' },
    // On narrow screens only the icon shows; the text remains its accessible name.
    '@media (max-width: 47.9375rem)': {
      flex: '0 0 44px',
      height: '2.75rem',
      justifyContent: 'center',
      marginInlineStart: 'auto',
      padding: '0',
      borderColor: 'transparent',
      '& > [data-words]': heardOnly,
      '& > [data-keys]': { display: 'none' },
      '& ~ [data-end]': { marginInlineStart: '0' },
    },
  },
});

export interface AppBarProps {
  /** The first item on phones. */
  readonly leads: 'logo' | 'switcher';
  /** The button that opens the menu on phones. */
  readonly menu?: ReactNode;
  /** A link with the logo, marked with `data-logo`. */
  readonly logo: ReactNode;
  /** The switcher for the customer account or dealer group. */
  readonly switcher?: ReactNode;
  readonly search?: ReactNode;
  /** The person's buttons. On phones, the help is in the menu instead. */
  readonly end: ReactNode;
}

/** The header of the portal (kit README §6). */
export const AppBar = ({ leads, menu, logo, switcher, search, end }: AppBarProps) => (
  <Bar leads={leads} data-app-bar="">
    {menu}
    {logo}
    {switcher !== undefined && <div data-switcher="">{switcher}</div>}
    {search}
    <div data-end="">{end}</div>
  </Bar>
);

/** Hides an item on phones, where the menu contains it. */
export const NotOnPhones = ({ children }: { readonly children: ReactNode }) => (
  <span data-help="">{children}</span>
);

interface SearchOpenerProps {
  readonly text: string;
  readonly keys: string;
  /** The shortcut keys in `aria-keyshortcuts` format. */
  readonly shortcuts: string;
  readonly onPress: () => void;
}

/** A button that looks like a search field and shows its shortcut. On narrow screens only the icon shows. */
export const SearchOpener = ({ text, keys, shortcuts, onPress }: SearchOpenerProps) => (
  <Field type="button" aria-haspopup="dialog" aria-keyshortcuts={shortcuts} onClick={onPress}>
    <MagnifyingGlassIcon aria-hidden />
    <span data-words="">{text}</span>
    <KeyCap data-keys="" aria-hidden>
      {keys}
    </KeyCap>
  </Field>
);
