import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { PanelInfoPage } from '#ui/panel-info/panel-info.page.tsx';
import { PanelInfoViewModel } from '#ui/panel-info/panel-info.view-model.ts';
import { createSection } from './section.ts';
import { panelInfoRoutes } from '#adapters/wire/panel-info.routes.ts';

/** The customer's panels. */
export const section = createSection(PanelInfoPage, {
  panelInfo: ({ client, live, clock, makeKey, context }) =>
    new PanelInfoViewModel({
      read: (sn, how) => client.call(panelInfoRoutes.panelInfo, { sn }, how),
      startTest: (sn, dn, id) =>
        client.call(panelInfoRoutes.startCommunicationTest, { sn, dn, id }),
      requestService: (sn, request) =>
        client.call(
          panelInfoRoutes.requestService,
          { sn, ...request },
          { idempotencyKey: request.id },
        ),
      live,
      clock,
      makeKey,
      mayChange: visitLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
});
