import { Subject } from 'rxjs';
import { vi } from 'vitest';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { AccountInfoViewModel } from '#ui/account-info/account-info.view-model.ts';
import { RevealViewModel } from '#ui/shell/reveal.view-model.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';

/** Returns the account page over a scripted provider. */
export const accountPage = () => {
  const gateway = scripted<AccountInfoGateway>();
  const profile = scripted<Pick<ProfileGateway, 'confirmPassword'>>();
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  const saved: string[] = [];
  const renamed = vi.fn();
  let made = 0;
  const ids = { next: () => `id-${(made += 1)}` };
  const make = (own = ownDrafts()) =>
    new AccountInfoViewModel({
      gateway,
      makeKey: () => new AttemptKey(ids),
      gateCode: new RevealViewModel<number>({
        reveal: (sn) => gateway.revealGateCode({ sn }),
        confirmPassword: (password) => profile.confirmPassword({ password }),
        clock: { now: () => Date.now() },
        username: 'luis@example.com',
        mayReveal: true,
      }),
      live: { events$, readAnew$: new Subject<void>() },
      toasts,
      files: { save: ({ name }) => void saved.push(name) },
      ownDrafts: own,
      mayChange: true,
      maySetCode: true,
      mayCertify: true,
      onRenamed: renamed,
    });
  return { gateway, profile, events$, toasts, saved, renamed, make };
};
