import * as wire from '#adapters/wire/panel-info.wire.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { PanelInfoPage } from '#ui/panel-info/panel-info.page.tsx';
import { PanelInfoViewModel } from '#ui/panel-info/panel-info.view-model.ts';
import { createSection } from './section.ts';

/** The customer's panels. */
export const section = createSection(PanelInfoPage, {
  panelInfo: ({ client, live, clock, makeKey, context }) =>
    new PanelInfoViewModel({
      read: (sn, how) => client.call(wire.panelInfo, { sn }, how),
      startTest: (sn, dn, id) => client.call(wire.startCommunicationTest, { sn, dn, id }),
      requestService: (sn, request) =>
        client.call(wire.requestService, { sn, ...request }, { idempotencyKey: request.id }),
      live,
      clock,
      makeKey,
      mayChange: visitLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
});
