import { browserSsoRedirect } from '#adapters/browser/browser-sso-redirect.ts';
import { cookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { SessionSsoTripStore } from '#adapters/browser/session-sso-trip-store.ts';
import type { SsoAdapters } from '#ui/sso/sso.models.ts';

export const adapters: SsoAdapters = {
  recallDealer: (variant) => cookieDealerMemory(variant).recall(),
  query: () => location.search,
  redirect: browserSsoRedirect(),
  trip: new SessionSsoTripStore(),
};
