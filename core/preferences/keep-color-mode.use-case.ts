import type { Subscription } from 'rxjs';
import type { SessionContext } from '../session/session-context.ts';
import type { ColorModePage } from './color-mode-page.port.ts';
import { arrivingColorMode, readColorMode, type ColorMode } from './color-mode.rule.ts';
import type { PreferenceStore } from './preference.store.port.ts';

export const COLOR_MODE_PREFERENCE = 'color-mode';

/** The name of the preference that holds the id of the last person, stored without a user id. */
const LAST = 'last-user';
const NOBODY = '';

/** Applies each person's own theme after sign-in. A person who has not chosen a theme gets the system's theme (spec §2.3 "Dark Mode"). */
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
    /** Starts applying the theme of the signed-in person. A second call has no effect. */
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
    /** Stores and applies the theme that the person chose. */
    choose: (mode: ColorMode): void => {
      if (here !== null) preferences.write(here, COLOR_MODE_PREFERENCE, mode);
      page.show(mode);
    },
  };
};
