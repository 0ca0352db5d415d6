import type { Subscription } from 'rxjs';
import { mayUseGroup } from '../navigation/read-place.rule.ts';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { settleGroup } from './settle-group.rule.ts';

/** The key of the preference. */
export const GROUP_PREFERENCE = 'site-group';

/** Keeps a dealer in the group chosen last in this browser, from the first request on and through reloads. */
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
    /** Starts following the session. A second call does nothing. */
    start: (): void => {
      watch ??= session.state$.subscribe(settle);
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
    /** Switches to another group. A group that the user may not access is ignored. */
    choose: (siteGroupNum: number): void => {
      const { view } = session.current;
      if (view === null || !mayUseGroup(siteGroupNum, view.user)) return;
      preferences.write(view.user.id, GROUP_PREFERENCE, siteGroupNum);
      session.apply({ kind: 'groupChanged', siteGroupNum });
    },
  };
};
