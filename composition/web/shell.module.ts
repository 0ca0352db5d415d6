import { BrowserActivity } from '#adapters/browser/browser-activity.ts';
import { guardHistory } from '#adapters/browser/browser-history-guard.ts';
import { browserClassicWindows } from '#adapters/browser/browser-classic-windows.ts';
import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import { homeApi } from '#core/home/home.api.ts';
import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { changeLinks } from '#core/account-links/change-links.use-case.ts';
import { openClassicWindow } from '#core/classic/open-classic-window.use-case.ts';
import { notificationsApi } from '#core/notifications/notifications.api.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { testPath } from '#core/sites/site-part-path.rule.ts';
import {
  confirmImpersonation,
  endImpersonation,
} from '#core/impersonation/start-impersonation.use-case.ts';
import { keepTimeForm } from '#core/preferences/keep-time-form.use-case.ts';
import { SingleKeys } from '#core/preferences/single-keys.store.ts';
import { followPrompts } from '#core/prompts/follow-prompts.use-case.ts';
import { AccountLinksViewModel } from '#ui/account-links/account-links.view-model.ts';
import { ClassicPortalViewModel } from '#ui/classic/classic-portal.view-model.ts';
import { ImpersonationViewModel } from '#ui/impersonation/impersonation.view-model.ts';
import { TimeFormViewModel } from '#ui/profile/time-form.view-model.ts';
import { SavedBannerStore } from '#ui/notices/saved-banner.store.ts';
import { AlarmCountViewModel } from '#ui/shell/alarm-count.view-model.ts';
import { FaultsViewModel } from '#ui/shell/faults.view-model.ts';
import { LeavingViewModel } from '#ui/shell/leaving.view-model.ts';
import { NotificationsViewModel } from '#ui/live/notifications.view-model.ts';
import { TestEndsViewModel } from '#ui/live/test-ends.view-model.ts';
import { PromptsViewModel } from '#ui/shell/prompts.view-model.ts';
import { WaitingMessages } from '#ui/shell/waiting-messages.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { createSection } from '#ui/sections/section.ts';
import type { WebParts } from './parts.ts';
import { stateNews } from './state-news.ts';

/**
 * The frame, the guards and the message pages, fetched once a user has signed in. The app shares one impersonation model,
 * one list of links and one classic portal model.
 */
export const section = createSection<WebParts>(
  Shell,
  {
    faults: ({ http: { faults$ } }) => new FaultsViewModel({ faults$ }),
    prompts: ({ context, preferences, toasts, dialogs, configuration }) =>
      new PromptsViewModel({
        prompts: followPrompts({
          activity: new BrowserActivity(),
          preferences,
          session: context,
        }),
        toasts,
        dialogs,
        supportPhone: configuration.supportPhone,
      }),
    testEnds: ({ clock, context, live, toasts }) =>
      new TestEndsViewModel({
        clock,
        live,
        toasts,
        pathOf: (siteNum, testId) =>
          testPath(context.current.view?.user.applicationNum ?? null, siteNum, testId),
      }),
    notifications: ({ context, gatewayOf, live }) =>
      new NotificationsViewModel({
        gateway: gatewayOf(notificationsApi),
        live,
        hears: () => context.current.view?.user.applicationNum !== APPLICATIONS.staff,
        mayMark: () => context.current.view?.impersonation === null,
        inSight: () => document.visibilityState === 'visible',
      }),
    alarmCount: ({ figures, model }) =>
      new AlarmCountViewModel({
        showWaiting: (count) => model('waitingMessages').show(count),
        readInBackground: () => figures.readInBackground(),
        inSight: () => document.visibilityState === 'visible',
      }),
  },
  {
    leaving: ({ unsavedWork: unsaved }) => new LeavingViewModel({ unsaved, guardHistory }),
    impersonation: ({ http, context: session, clock, toasts, gatewayOf }) => {
      const impersonation = gatewayOf(impersonationApi);
      return new ImpersonationViewModel({
        session,
        actions: {
          end: endImpersonation({ impersonation, session }),
          confirm: confirmImpersonation({ gateway: http.session, session }),
        },
        clock,
        toasts,
      });
    },
    places: ({ places }) => places,
    singleKeys: ({ context: session, preferences }) => new SingleKeys({ session, preferences }),
    timeForm: ({ context: session, preferences, unsavedWork: unsaved }) =>
      new TimeFormViewModel({ kept: keepTimeForm({ session, preferences }), unsaved }),
    savedBanner: () => new SavedBannerStore(),
    waitingMessages: () => new WaitingMessages(),
    accountLinks: ({ gatewayOf, clock, context, live, toasts }) =>
      new AccountLinksViewModel({
        clock,
        news$: stateNews(live),
        changeLinks: changeLinks({ gateway: gatewayOf(accountLinksApi), context }),
        context,
        toasts,
      }),
    classicPortal: ({ configuration, gatewayOf, dialogs, toasts }) => {
      const windows = browserClassicWindows(configuration.classicUrl ?? '/classic');
      const open = openClassicWindow({ classic: gatewayOf(homeApi), windows });
      return new ClassicPortalViewModel({ open, dialogs, toasts });
    },
  },
);
