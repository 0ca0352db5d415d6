import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { styled } from '../kit/styled.ts';
import { ImpersonationBar } from '../impersonation/impersonation-bar.tsx';
import { AppHeader } from './app-header.tsx';
import { DialogHost } from './dialog-host.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PromptEffects } from './prompt-effects.tsx';
import { useRegistry } from './registry.ts';
import { SearchShortcut } from './search-shortcut.tsx';

const Page = styled('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: '56px 1fr',
    gridTemplateColumns: '100%',
    // What stays at the top stays below the bar of an impersonation.
    '&[data-visiting]': { '--visit': '44px', gridTemplateRows: '44px 56px 1fr' },
    // On paper only the screen itself.
    '@media print': {
      display: 'block',
      '& > header, & nav[aria-label=Main]': { display: 'none' },
      '& [data-navigation]': { display: 'block' },
    },
  },
});
const Below = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '100%',
    '&[data-navigation]': {
      '@media (min-width: 641px)': { gridTemplateColumns: '64px minmax(0, 1fr)' },
      '@media (min-width: 1024px) and (min-height: 768px)': {
        gridTemplateColumns: '232px minmax(0, 1fr)',
      },
    },
  },
});
const Main = styled('main', {
  base: {
    width: '100%',
    maxWidth: '1208px',
    padding: '24px',
    outline: '0',
    '@media (max-width: 640px)': { padding: '16px' },
  },
});
const Skip = styled('a', {
  base: {
    position: 'absolute',
    zIndex: '100',
    insetInlineStart: '16px',
    top: '-48px',
    padding: '8px 12px',
    borderRadius: 'sm',
    background: 'bg.raised',
    boxShadow: 'overlay',
    '&:focus': { top: '8px' },
  },
});

/** Header, navigation and room for a screen; without a session the navigation is left out (kit README §6). */
export const AppFrame = observer(
  ({
    navigation = true,
    children,
  }: {
    /** False where the route hides it (spec §2.1). */
    readonly navigation?: boolean;
    readonly children: ReactNode;
  }) => {
    const registry = useRegistry();
    const session = registry.create('session');
    const { version } = registry.create('group');
    const visiting = session.view !== null && session.view.impersonation !== null;
    const beside = navigation && session.complete;
    // A new version draws everything anew: nothing of another person or group stays on the screen.
    return (
      <Page data-visiting={visiting ? '' : undefined}>
        <Skip
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('content')?.focus();
          }}
        >
          Skip to content
        </Skip>
        <ImpersonationBar />
        <AppHeader />
        <Below data-navigation={beside ? '' : undefined}>
          {beside && <NavigationBar />}
          <Main id="content" tabIndex={-1}>
            <Fragment key={version}>{children}</Fragment>
          </Main>
        </Below>
        <DialogHost key={version} />
        {session.complete && <PromptEffects />}
        <SearchShortcut />
      </Page>
    );
  },
);
