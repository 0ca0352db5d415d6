import { httpAttentionGateway } from '#adapters/http/http-attention.gateway.ts';
import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { AttentionViewModel } from '#ui/home/attention.view-model.ts';
import { HomePage } from '#ui/home/home.page.tsx';
import { HomeViewModel } from '#ui/home/home.view-model.ts';
import { ServiceMessagesViewModel } from '#ui/home/service-messages.view-model.ts';
import { createSection } from './section.ts';
import { panelInfoRoutes } from '#adapters/wire/panel-info.routes.ts';
import { siteTestsRoutes } from '#adapters/wire/site-tests.routes.ts';

/** The dealer's dashboard. */
export const section = createSection(HomePage, {
  home: ({ figures, client, context, live, model }) => {
    const home = httpHomeGateway(client);
    const { mayChange } = visitLimits(context.current.view?.impersonation ?? null);
    return new HomeViewModel({
      // What happened a moment ago stands in no reading made before.
      figures: async (how) => {
        const read = await (how === undefined ? figures.read() : home.dealerHome(how));
        // The navigation and the card of the answering service say the same number.
        if (read.ok) model('waitingMessages').tell(read.value.waitingMessages);
        return read;
      },
      atHand: figures.atHand(),
      volume: (how) => home.dealerVolume(how),
      extend: (id, rev, by) => client.call(siteTestsRoutes.extendTest, { id, rev, by }),
      attention: new AttentionViewModel({ gateway: httpAttentionGateway(client), mayChange }),
      live,
    });
  },
  serviceMessages: ({ client, context }) =>
    new ServiceMessagesViewModel({
      acknowledge: (id, rev) => client.call(panelInfoRoutes.acknowledgeService, { id, rev }),
      close: (id, rev) => client.call(panelInfoRoutes.closeService, { id, rev }),
      mayChange: visitLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
});
