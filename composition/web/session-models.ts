import { CookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { DocumentColorModePage } from '#adapters/browser/document-color-mode-page.ts';
import { FollowDealer } from '#core/branding/follow-dealer.use-case.ts';
import { KeepGroup } from '#core/groups/keep-group.use-case.ts';
import { KeepColorMode } from '#core/preferences/keep-color-mode.use-case.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import { ColorModeViewModel } from '#ui/shell/color-mode.view-model.ts';
import { DealerViewModel } from '#ui/shell/dealer.view-model.ts';
import { GroupViewModel } from '#ui/shell/group.view-model.ts';
import type { FirstScreen } from './first-screen.ts';

/** Whose looks the portal wears, and what keeps a person's group and theme; all follow the session before any screen asks for something. */
export const createSessionModels = (
  { context, http, configuration }: FirstScreen,
  preferences: PreferenceStore,
) => {
  const followDealer = new FollowDealer({
    session: context,
    branding: http.branding,
    memory: new CookieDealerMemory(configuration.variant),
  });
  const keepGroup = new KeepGroup({ session: context, preferences });
  const keepMode = new KeepColorMode({
    session: context,
    preferences,
    page: new DocumentColorModePage(),
  });
  keepGroup.start();
  keepMode.start();
  return {
    dealer: new DealerViewModel(followDealer.execute()),
    group: new GroupViewModel({ context, choose: (group) => keepGroup.execute(group) }),
    colorMode: new ColorModeViewModel({ choose: (mode) => keepMode.execute(mode) }),
  };
};
