import { Subject } from 'rxjs';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PasscodesViewModel } from '#ui/passcodes/passcodes.view-model.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';

/** Returns the page of a site's codes over a scripted provider. */
export const passcodesPage = () => {
  const gateway = scripted<PasscodesGateway>();
  const profile = scripted<Pick<ProfileGateway, 'confirmPassword'>>();
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  let made = 0;
  const make = (own = ownDrafts()) =>
    new PasscodesViewModel({
      gateway,
      revealing: {
        confirmPassword: (password) => profile.confirmPassword({ password }),
        clock: { now: () => Date.now() },
        username: 'luis@example.com',
        mayReveal: true,
      },
      live: { events$, readAnew$: new Subject<void>() },
      toasts,
      ownDrafts: own,
      ids: { next: () => `id-${(made += 1)}` },
      mayChange: true,
    });
  return { gateway, profile, events$, toasts, make };
};
