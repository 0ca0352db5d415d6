import type { Subscription } from 'rxjs';
import { mayUseGroup } from '../navigation/read-place.rule.ts';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { settleGroup } from './settle-group.rule.ts';

/** Key of the preference that holds the last chosen site group. */
export const GROUP_PREFERENCE = 'site-group';

/** Keeps a dealer in the site group chosen last in this browser, even after a reload. */
export const keepGroup = ({
  session,
  preferences,
}: {
  session: SessionContext;
  preferences: PreferenceStore;
}) => {
  let watch: Subscription | null = null;
  let here: string | null = null;
  const settle = (): void => {
    const { view } = session.current;
    const userId = view?.user.id ?? null;
    const arrived = userId !== here;
    here = userId;
    if (view === null) return;
    const kept = arrived ? preferences.read(view.user.id, GROUP_PREFERENCE) : null;
    const group = settleGroup(view, typeof kept === 'number' ? kept : null);
    if (group !== null) session.apply({ kind: 'groupChanged', siteGroupNum: group });
  };
  return {
    /** Starts applying the remembered group to the session. A second call does nothing. */
    start: (): void => {
      watch ??= session.state$.subscribe(settle);
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
    /** Switches to another site group. Ignores a group that the user may not access. */
    choose: (siteGroupNum: number): void => {
      const { view } = session.current;
      if (view === null || !mayUseGroup(siteGroupNum, view.user)) return;
      preferences.write(view.user.id, GROUP_PREFERENCE, siteGroupNum);
      session.apply({ kind: 'groupChanged', siteGroupNum });
    },
  };
};
