import { autorun } from 'mobx';
import { cookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { DocumentColorModePage } from '#adapters/browser/document-color-mode-page.ts';
import { followDealer } from '#core/branding/follow-dealer.use-case.ts';
import { keepGroup } from '#core/groups/keep-group.use-case.ts';
import { keepColorMode } from '#core/preferences/keep-color-mode.use-case.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import { setReaderZone } from '#ui/kit/format-time.ts';
import { GroupViewModel } from '#ui/shell/group.view-model.ts';
import type { FirstScreen } from './first-screen.ts';

/**
 * Creates the models of the displayed branding and of a person's stored group and theme. These models process a session
 * change before any screen requests data.
 */
export const createSessionModels = (
  { context, http, configuration, clock, looks }: FirstScreen,
  preferences: PreferenceStore,
) => {
  const dealer = followDealer({
    session: context,
    branding: http.branding,
    memory: cookieDealerMemory(configuration.variant),
    page: looks,
    clock,
  });
  const group = keepGroup({ session: context, preferences });
  const colorMode = keepColorMode({
    session: context,
    preferences,
    page: new DocumentColorModePage(),
  });
  group.start();
  colorMode.start();
  const active = new GroupViewModel({ context, choose: group.choose });
  autorun(() => setReaderZone(active.active?.timeZone ?? configuration.timeZone));
  return { dealer, group: active, colorMode };
};
