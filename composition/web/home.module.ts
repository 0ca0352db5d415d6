import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import * as wire from '#adapters/wire/panel-info.wire.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { HomePage } from '#ui/home/home.page.tsx';
import { ServiceMessagesViewModel } from '#ui/home/service-messages.view-model.ts';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The dealer's dashboard. */
export const section = createSection(HomePage, {
  home: ({ figures, client }) =>
    new Loadable({
      // What happened a moment ago stands in no reading made before.
      read: (how) => (how === undefined ? figures.read() : httpHomeGateway(client).dealerHome(how)),
      atHand: figures.atHand(),
      fallback: 'The figures of your accounts could not be loaded.',
    }),
  serviceMessages: ({ client, live, context }) =>
    new ServiceMessagesViewModel({
      acknowledge: (id, rev) => client.call(wire.acknowledgeService, { id, rev }),
      close: (id, rev) => client.call(wire.closeService, { id, rev }),
      live,
      mayChange: visitLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
});
