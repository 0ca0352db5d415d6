import { ContainerModule } from 'inversify';
import { BrowserActivity } from '#adapters/browser/browser-activity.ts';
import { BrowserClassicWindows } from '#adapters/browser/browser-classic-windows.ts';
import { OpenClassicWindow } from '#core/classic/open-classic-window.use-case.ts';
import { ConfirmImpersonation } from '#core/impersonation/confirm-impersonation.use-case.ts';
import { EndImpersonation } from '#core/impersonation/end-impersonation.use-case.ts';
import { FollowPrompts } from '#core/prompts/follow-prompts.use-case.ts';
import { PromptMemory } from '#core/prompts/prompt-memory.ts';
import { ChangeLinks } from '#core/account-links/change-links.use-case.ts';
import { ClassicPortalViewModel } from '#ui/classic/classic-portal.view-model.ts';
import { ImpersonationViewModel } from '#ui/impersonation/impersonation.view-model.ts';
import { AccountLinksViewModel } from '#ui/account-links/account-links.view-model.ts';
import { AlarmCountViewModel } from '#ui/shell/alarm-count.view-model.ts';
import { PromptsViewModel } from '#ui/shell/prompts.view-model.ts';
import { FaultsViewModel } from '#ui/shell/faults.view-model.ts';
import { Shell } from '#ui/shell/shell.tsx';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.faults).toResolvedValue(
    (http) => new FaultsViewModel({ faults$: http.faults$ }),
    [TOKENS.http],
  );
  bind(VIEW_MODEL_TOKENS.prompts).toResolvedValue(
    (session, preferences, toasts, dialogs, configuration) =>
      new PromptsViewModel({
        prompts: new FollowPrompts({
          activity: new BrowserActivity(),
          memory: new PromptMemory(preferences),
          session,
        }),
        toasts,
        dialogs,
        supportPhone: configuration.supportPhone,
      }),
    [
      TOKENS.sessionContext,
      TOKENS.preferences,
      TOKENS.toasts,
      VIEW_MODEL_TOKENS.dialogs,
      TOKENS.configuration,
    ],
  );
  // One for the whole app: its time counts from when it was told.
  bind(VIEW_MODEL_TOKENS.impersonation)
    .toResolvedValue(
      (impersonation, gateway, session, clock, toasts) => {
        const end = new EndImpersonation({ impersonation, session });
        const confirm = new ConfirmImpersonation({ gateway, session });
        return new ImpersonationViewModel({
          session,
          actions: { end: () => end.execute(), confirm: () => confirm.execute() },
          clock,
          toasts,
        });
      },
      [
        TOKENS.impersonationGateway,
        TOKENS.sessionGateway,
        TOKENS.sessionContext,
        TOKENS.clock,
        TOKENS.toasts,
      ],
    )
    .inSingletonScope();
  bind(VIEW_MODEL_TOKENS.alarmCount).toResolvedValue(
    (home) =>
      new AlarmCountViewModel({
        readInBackground: () => home.dealerHome({ background: true }),
        inSight: () => document.visibilityState === 'visible',
      }),
    [TOKENS.homeGateway],
  );
  // One each for the whole app: header, screens and dialogs share them.
  bind(VIEW_MODEL_TOKENS.accountLinks)
    .toResolvedValue(
      (gateway, context, toasts) =>
        new AccountLinksViewModel({
          changeLinks: new ChangeLinks({ gateway, context }),
          context,
          toasts,
        }),
      [TOKENS.linksGateway, TOKENS.sessionContext, TOKENS.toasts],
    )
    .inSingletonScope();
  bind(VIEW_MODEL_TOKENS.classicPortal)
    .toResolvedValue(
      (configuration, classic, dialogs, toasts) => {
        const windows = new BrowserClassicWindows(configuration.classicUrl ?? '/classic');
        const open = new OpenClassicWindow({ classic, windows });
        return new ClassicPortalViewModel({ open, dialogs, toasts });
      },
      [TOKENS.configuration, TOKENS.classicGateway, VIEW_MODEL_TOKENS.dialogs, TOKENS.toasts],
    )
    .inSingletonScope();
});

/** Frame, guards and the pages that only say something; fetched once somebody is past the sign-in. */
export const shell: Section = { module, Component: Shell };
