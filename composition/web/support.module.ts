import { ContainerModule } from 'inversify';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { HttpSupportGateway } from '#adapters/http/http-support.gateway.ts';
import { ReportsViewModel } from '#ui/support/reports.view-model.ts';
import { StaffRightsViewModel } from '#ui/support/staff-rights.view-model.ts';
import { SupportPage } from '#ui/support/support.page.tsx';
import { SupportViewModel } from '#ui/support/support.view-model.ts';
import { VisitsViewModel } from '#ui/support/visits.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  const needs = [TOKENS.http, TOKENS.toasts] as const;
  bind(VIEW_MODEL_TOKENS.support).toResolvedValue(
    (http, toasts, store, context) =>
      new SupportViewModel({
        support: new HttpSupportGateway(http.client),
        toasts,
        files: new BrowserFileSaver(pageToSaveFrom(document)),
        own: { store, userId: context.current.context.user?.id ?? '' },
      }),
    [...needs, TOKENS.preferences, TOKENS.sessionContext],
  );
  bind(VIEW_MODEL_TOKENS.reports).toResolvedValue(
    (http, toasts, store, context) =>
      new ReportsViewModel({
        support: new HttpSupportGateway(http.client),
        toasts,
        files: new BrowserFileSaver(pageToSaveFrom(document)),
        own: { store, userId: context.current.context.user?.id ?? '' },
      }),
    [...needs, TOKENS.preferences, TOKENS.sessionContext],
  );
  bind(VIEW_MODEL_TOKENS.staffRights).toResolvedValue(
    (http, toasts) =>
      new StaffRightsViewModel({ support: new HttpSupportGateway(http.client), toasts }),
    [...needs],
  );
  bind(VIEW_MODEL_TOKENS.visits).toResolvedValue(
    (impersonation, toasts, store, context) =>
      new VisitsViewModel({
        impersonation,
        toasts,
        files: new BrowserFileSaver(pageToSaveFrom(document)),
        own: { store, userId: context.current.context.user?.id ?? '' },
      }),
    [TOKENS.impersonationGateway, TOKENS.toasts, TOKENS.preferences, TOKENS.sessionContext],
  );
});

/** Support, for provider staff. */
export const support: Section = { module, Component: SupportPage };
