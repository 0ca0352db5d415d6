import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Count } from '../kit/card.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { KeyCap } from '../kit/key-cap.tsx';
import { row } from '../kit/looks.ts';
import { currentPlace, sideColumn } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Group = styled('div', {
  base: {
    '& [data-entry]': {
      position: 'relative',
      ...row('3'),
      width: '100%',
      minHeight: '2.25rem',
      px: '3',
      borderRadius: 'sm',
      color: 'fg.muted',
      textAlign: 'start',
      '@media (pointer: coarse), (max-width: 40rem)': { minHeight: '2.75rem' },
      '&:hover': { background: 'bg.muted' },
      '& > svg': { boxSize: '20px' },
      '& > [data-hint], & > [data-count]': { marginInlineStart: 'auto' },
    },
    '& [data-entry][aria-current=page]': {
      ...currentPlace('6px'),
      color: 'fg.default',
      fontWeight: '600',
    },
  },
});
const Heading = styled('h2', {
  base: { padding: '16px 12px 6px', textStyle: 'caption', fontWeight: '600', color: 'fg.subtle' },
});
/** The navigation with text, beside the page. */
export const NavigationColumn = styled('nav', {
  base: {
    ...sideColumn,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    background: 'bg.nav',
  },
});
const DrawerRoom = styled('div', {
  base: { padding: '12px 8px', display: 'flex', flexDirection: 'column', flex: '1' },
});
const Before = styled('div', { base: { padding: '0 4px 8px', '&:empty': { display: 'none' } } });
const Line = styled('p', {
  base: {
    ...row('1.5'),
    marginTop: 'auto',
    padding: '16px 4px 4px 8px',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& > svg': { boxSize: '16px' },
  },
});

interface NavigationInDrawerProps {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
}

/** The navigation in the phone menu, below the account or group switcher. */
export const NavigationInDrawer = ({ label, before, after, children }: NavigationInDrawerProps) => (
  <DrawerRoom>
    <Before>{before}</Before>
    <nav aria-label={label}>{children}</nav>
    {after}
  </DrawerRoom>
);

interface NavigationEntriesProps {
  readonly id: string;
  readonly heading: string | null;
  /** The entries, each a link or button with `data-entry` that contains a `NavigationLabel`. `aria-current` marks the current page. */
  readonly children: readonly ReactNode[];
}

/** A group of entries with an optional heading. */
export const NavigationEntries = ({ id, heading, children }: NavigationEntriesProps) => (
  <Group>
    {heading !== null && <Heading id={id}>{heading}</Heading>}
    <ul aria-labelledby={heading === null ? undefined : id}>
      {children.map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </ul>
  </Group>
);

interface NavigationLabelProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly count?: { readonly value: number; readonly words: string } | undefined;
}

/** The content of an entry: icon and name, optionally with a shortcut and a count of items that need attention. */
export const NavigationLabel = ({ icon: Icon, text, hint, count }: NavigationLabelProps) => (
  <>
    <Icon aria-hidden />
    <span data-label="">{text}</span>
    {hint !== undefined && (
      <KeyCap data-hint="" aria-hidden>
        {hint}
      </KeyCap>
    )}
    {count !== undefined && (
      <Count urgent data-count="">
        <span aria-hidden>{count.value > 99 ? '99+' : count.value}</span>
        <HiddenText>, {count.words}</HiddenText>
      </Count>
    )}
  </>
);

const Help = styled('address', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: 'auto',
    padding: '12px 12px 4px',
    textStyle: 'small',
    fontStyle: 'normal',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
/** A link in `HelpLines`. */
export const HelpLink = styled('a', {
  base: { minHeight: '24px', display: 'inline-flex', alignItems: 'center' },
});
const Name = styled('b', { base: { fontWeight: '600', color: 'fg.default' } });

/** The contact for help in the navigation footer: a name, then lines and `HelpLink`s. */
export const HelpLines = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <Help>
    <Name>{name}</Name>
    {children}
  </Help>
);

/** The name of the portal's provider in the navigation footer. */
export const MakerLine = ({ children }: { readonly children: ReactNode }) => (
  <Line>
    <svg viewBox="0 0 32 32" aria-hidden>
      <use href="#logo-mark" />
    </svg>
    {children}
  </Line>
);
