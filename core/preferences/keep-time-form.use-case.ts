import { BehaviorSubject, type Observable } from 'rxjs';
import { readTimeForm, type TimeForm } from '../kernel/clock-text.rule.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { PreferenceStore } from './preference.store.port.ts';

const TIME_FORM = 'time-form';

/** Follows in which form the signed-in person reads times. Staff who see the portal as another person keep their own form. */
export const keepTimeForm = ({
  session,
  preferences,
}: {
  session: SessionContext;
  preferences: PreferenceStore;
}) => {
  let here: string | null = null;
  const form = new BehaviorSubject<TimeForm>('24-hour');
  const form$: Observable<TimeForm> = form.asObservable();
  const watch = session.state$.subscribe(({ view }) => {
    if (view === null || view.impersonation !== null || view.user.id === here) return;
    here = view.user.id;
    form.next(readTimeForm(preferences.read(here, TIME_FORM)));
  });
  return {
    form$,
    /** Stores and applies the form that the person chose. */
    choose: (chosen: TimeForm): void => {
      if (here !== null) preferences.write(here, TIME_FORM, chosen);
      form.next(chosen);
    },
    dispose: (): void => watch.unsubscribe(),
  };
};
