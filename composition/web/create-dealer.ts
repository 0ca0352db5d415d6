import { CookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { FollowDealer } from '#core/branding/follow-dealer.use-case.ts';
import { DealerViewModel } from '#ui/shell/dealer.view-model.ts';
import type { FirstScreen } from './first-screen.ts';

/** Whose looks the portal wears; part of what comes after the first screen. */
export const createDealer = ({ context, http, configuration }: FirstScreen): DealerViewModel => {
  const follow = new FollowDealer({
    session: context,
    branding: http.branding,
    memory: new CookieDealerMemory(configuration.variant),
  });
  return new DealerViewModel(follow.execute());
};
