import { DocumentColorModePage } from '#adapters/browser/document-color-mode-page.ts';
import { KeepGroup } from '#core/groups/keep-group.use-case.ts';
import { KeepColorMode } from '#core/preferences/keep-color-mode.use-case.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import { ColorModeViewModel } from '#ui/shell/color-mode.view-model.ts';
import { GroupViewModel } from '#ui/shell/group.view-model.ts';
import type { FirstScreen } from './first-screen.ts';

/** What keeps a person's group and theme; both follow the session before any screen asks for something. */
export const createPreferenceModels = (
  { context }: FirstScreen,
  preferences: PreferenceStore,
): { readonly group: GroupViewModel; readonly colorMode: ColorModeViewModel } => {
  const keepGroup = new KeepGroup({ session: context, preferences });
  const keepMode = new KeepColorMode({
    session: context,
    preferences,
    page: new DocumentColorModePage(),
  });
  keepGroup.start();
  keepMode.start();
  return {
    group: new GroupViewModel({ context, choose: (group) => keepGroup.execute(group) }),
    colorMode: new ColorModeViewModel({ choose: (mode) => keepMode.execute(mode) }),
  };
};
