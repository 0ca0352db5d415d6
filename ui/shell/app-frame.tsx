import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { AppPage } from '../kit/app-page.tsx';
import { ImpersonationBar } from '../impersonation/impersonation-bar.tsx';
import { AppHeader } from './app-header.tsx';
import { DialogHost } from './dialog-host.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useRegistry } from './registry.ts';
import { SearchShortcut } from './search-shortcut.tsx';
import { useModel } from './use-model.ts';

/** Lets the prompts count and speak while somebody is past the sign-in. Draws nothing. */
const PromptEffects = () => {
  useModel('prompts');
  return null;
};

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
      <AppPage
        visiting={visiting}
        top={
          <>
            <ImpersonationBar />
            <AppHeader />
          </>
        }
        navigation={beside ? <NavigationBar /> : null}
        layers={
          <>
            <DialogHost key={version} />
            {session.complete && <PromptEffects />}
            <SearchShortcut />
          </>
        }
      >
        <Fragment key={version}>{children}</Fragment>
      </AppPage>
    );
  },
);
