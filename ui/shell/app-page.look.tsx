import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';
import { useFirstTab } from '../kit/use-title-focus.ts';

const Page = styled('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: 'var(--header) 1fr',
    gridTemplateColumns: '100%',
    '&[data-visiting]': { gridTemplateRows: 'var(--visit) var(--header) 1fr' },
    // Prints only the current screen.
    '@media print': {
      display: 'block',
      '& > [data-app-bar], & [data-menu]': { display: 'none' },
      '& [data-navigation]': { display: 'block' },
    },
  },
});
const Below = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '100%',
    '&[data-navigation]': {
      '@media (min-width: 40.0625rem)': { gridTemplateColumns: '64px minmax(0, 1fr)' },
      '@media (min-width: 64rem) and (min-height: 48rem)': {
        gridTemplateColumns: '14.5rem minmax(0, 1fr)',
      },
    },
  },
});
const Main = styled('main', {
  base: {
    width: '100%',
    maxWidth: '90rem',
    padding: '24px',
    outline: '0',
    '@media (max-width: 40rem)': {
      padding: '16px',
      // Lets the end of the page be scrolled above a toast.
      'body:has([data-toast]) &': { paddingBottom: '160px' },
    },
  },
});
const Skip = styled('a', {
  base: {
    position: 'absolute',
    zIndex: '100',
    insetInlineStart: '16px',
    top: '-6rem',
    padding: '8px 12px',
    borderRadius: 'sm',
    background: 'bg.raised',
    boxShadow: 'overlay',
    '&:focus': { top: '8px' },
  },
});

export interface AppPageProps {
  /** True if a 44 px bar is above the whole page. Sticky elements then stay below the bar. */
  readonly impersonating: boolean;
  /** The impersonation bar and the header. */
  readonly top: ReactNode;
  /** The navigation beside the screen; null for none. */
  readonly navigation: ReactNode;
  readonly children: ReactNode;
  /** Layers over the page, such as dialogs. */
  readonly layers: ReactNode;
}

/** The header, the navigation and the current screen, with a skip link to the screen (kit README §6). */
export const AppPage = ({ impersonating, top, navigation, children, layers }: AppPageProps) => (
  <Page data-visiting={impersonating ? '' : undefined}>
    <Skip
      ref={useFirstTab()}
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </Skip>
    {top}
    <Below data-navigation={navigation === null ? undefined : ''}>
      {navigation}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Below>
    {layers}
  </Page>
);
