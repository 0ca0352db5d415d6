import type { Subscription } from 'rxjs';
import type { SessionContext } from '../session/session-context.ts';
import type { ColorModePage } from './color-mode-page.port.ts';
import { arrivingColorMode, readColorMode, type ColorMode } from './color-mode.rule.ts';
import type { PreferenceStore } from './preference.store.port.ts';

/** The name of the preference. */
export const COLOR_MODE_PREFERENCE = 'color-mode';

/** The preference with the id of the last person, stored without a user id. */
const LAST = 'last-user';
const NOBODY = '';

/** Shows each person their own theme after the sign-in. Until they choose one, the system's theme is used (spec §2.3 "Dark Mode"). */
export const keepColorMode = ({
  session,
  preferences,
  page,
}: {
  session: SessionContext;
  preferences: PreferenceStore;
  page: ColorModePage;
}) => {
  let watch: Subscription | null = null;
  let here: string | null = null;
  const choiceOf = (userId: string): ColorMode | null =>
    readColorMode(preferences.read(userId, COLOR_MODE_PREFERENCE));
  const arrive = (userId: string): void => {
    const last = preferences.read(NOBODY, LAST);
    const former = typeof last === 'string' && last !== userId ? choiceOf(last) : null;
    const own = choiceOf(userId);
    const shown = page.shown();
    const mode = arrivingColorMode({ own, shown, former });
    if (mode !== own && mode !== null) preferences.write(userId, COLOR_MODE_PREFERENCE, mode);
    if (last !== userId) preferences.write(NOBODY, LAST, userId);
    if (mode !== shown) page.show(mode);
  };
  return {
    /** Starts to follow who is signed in. A second call changes nothing. */
    start: (): void => {
      watch ??= session.state$.subscribe(({ context }) => {
        const userId = context.user?.id ?? null;
        if (userId === here) return;
        here = userId;
        if (userId !== null) arrive(userId);
      });
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
    /** Stores and shows the theme that the person chose. */
    choose: (mode: ColorMode): void => {
      if (here !== null) preferences.write(here, COLOR_MODE_PREFERENCE, mode);
      page.show(mode);
    },
  };
};
