import { browserConnection } from '#adapters/browser/browser-connection.ts';
import { BrowserPage } from '#adapters/browser/browser-page.ts';
import { browserVisibility } from '#adapters/browser/browser-visibility.ts';
import { LocalPreferenceStore } from '#adapters/browser/local-preference-store.ts';
import { SessionSsoTripStore } from '#adapters/browser/session-sso-trip-store.ts';
import { watchPageShow } from '#adapters/browser/watch-page-show.ts';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { watchConnection } from '#core/connectivity/watch-connection.use-case.ts';
import { DRAFT_FOLDER } from '#core/drafts/draft.rule.ts';
import { PLACES } from '#core/navigation/place-trace.schema.ts';
import { DealerFigures } from '#core/home/dealer-figures.store.ts';
import { PURGED_PREFERENCES } from '#core/preferences/purged-preferences.ts';
import { REPORT_TOKENS } from '#core/report-links/report-token.store.ts';
import { followRights } from '#core/session/follow-rights.use-case.ts';
import { purgeSession } from '#core/session/purge-session.use-case.ts';
import { RecentSearches } from '#core/sites/recent-searches.store.ts';
import { followUpdates } from '#core/updates/follow-updates.use-case.ts';
import { UnsavedWork } from '#core/updates/unsaved-work.ts';
import { PlaceMemory } from '#ui/shell/place/place-memory.ts';
import { KeptDialogsViewModel } from '#ui/shell/kept-dialogs.view-model.ts';
import {
  ConnectionNoticeViewModel,
  UpdatePromptViewModel,
} from '#ui/shell/update-prompt.view-model.ts';
import { SETTLED } from './look-ahead.ts';
import type { FirstScreen } from './first-screen.ts';

/**
 * Creates the services that outlive every screen: detection of new versions, the connection state, changes in other tabs,
 * and the removal of a session's traces.
 */
export const createPageLife = ({ context, http, clock, toasts, dialogs }: FirstScreen) => {
  const unsavedWork = new UnsavedWork();
  const page = new BrowserPage();
  const preferences = new LocalPreferenceStore();
  // Drafts are stored per tab, so that the next user of another tab cannot find them.
  const drafts = new LocalPreferenceStore(() => sessionStorage);
  const places = new PlaceMemory({
    store: drafts,
    owner: () => {
      const { user, epoch, groupVersion } = context.current.context;
      return { userId: user?.id ?? '', version: `${epoch}.${groupVersion}` };
    },
  });
  const recentSearches = new RecentSearches({ session: context, preferences });
  const updates = followUpdates({
    source: new WorkerUpdates(),
    visibility: browserVisibility(),
    unsaved: unsavedWork,
    page,
  });
  const followers = [
    purgeSession({
      session: context,
      memory: [
        { purge: () => toasts.clear() },
        { purge: () => dialogs.close() },
        { purge: () => drafts.purge([REPORT_TOKENS, PLACES]) },
      ],
      storage: [{ purge: () => preferences.purge(PURGED_PREFERENCES) }, new SessionSsoTripStore()],
      typed: [{ purge: () => drafts.purge([DRAFT_FOLDER]) }],
    }),
    new KeptDialogsViewModel({ session: context, drafts, clock, toasts, dialogs }),
    new UpdatePromptViewModel({ updates, toasts }),
    new ConnectionNoticeViewModel({
      changes$: watchConnection({ connection: browserConnection() }),
      toasts,
    }),
    followRights({
      forbidden$: http.client.forbidden$,
      gateway: http.session,
      session: context,
    }),
    updates,
    recentSearches,
  ];
  return {
    unsavedWork,
    preferences,
    drafts,
    places,
    recentSearches,
    updates,
    figures: new DealerFigures({
      home: gatewayOf(http.client, homeRoutes),
      session: context,
      clock,
    }),
    /** Starts the services. Called once, when the container opens; the effects last as long as the page. */
    start: (): void => {
      page.guard(unsavedWork.dirty$);
      for (const follower of followers) follower.start();
      watchPageShow(() => http.tabs.verify());
      // The toast region must be loaded before the page goes offline. The delay keeps the toast region from slowing the first screen.
      setTimeout(() => {
        import('#ui/kit/toast-region.tsx').catch((cause: unknown) => {
          console.info('Notices are fetched later', cause);
        });
      }, SETTLED);
    },
  };
};

/** The services that outlive the screens, which sections share. */
export type PageLife = ReturnType<typeof createPageLife>;
