import { chakra } from '@chakra-ui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AppHeader } from './app-header.tsx';
import { DialogHost } from './dialog-host.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PromptKeeper } from './prompt-keeper.tsx';
import { useRegistry } from './registry.ts';
import { SearchShortcut } from './search-shortcut.tsx';

const Page = chakra('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: '56px 1fr',
    gridTemplateColumns: '100%',
  },
});
const Below = chakra('div', {
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
const Main = chakra('main', {
  base: {
    width: '100%',
    maxWidth: '1208px',
    padding: '24px',
    outline: '0',
    '@media (max-width: 640px)': { padding: '16px' },
  },
});
const Skip = chakra('a', {
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

/** Header, navigation and room for a screen; without a session the navigation is left out (tokens.md §6). */
export const AppFrame = observer(({ children }: { readonly children: ReactNode }) => {
  const session = useRegistry().create('session');
  return (
    <Page>
      <Skip
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        Skip to content
      </Skip>
      <AppHeader />
      <Below data-navigation={session.complete ? '' : undefined}>
        {session.complete && <NavigationBar />}
        <Main id="content" tabIndex={-1}>
          {children}
        </Main>
      </Below>
      <DialogHost />
      {session.complete && <PromptKeeper />}
      <SearchShortcut />
    </Page>
  );
});
