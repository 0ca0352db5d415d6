import { attentionApi } from '#core/attention/attention.api.ts';
import { homeApi } from '#core/home/home.api.ts';
import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { panelInfoApi } from '#core/panel-info/panel-info.api.ts';
import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import { bulkActs } from '../lists/bulk-acts.ts';
import type { Models } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { AttentionViewModel } from './attention.view-model.ts';
import { HomeViewModel } from './home.view-model.ts';
import { ServiceMessagesViewModel } from './service-messages.view-model.ts';

export const homeModels: Models = {
  home: ({ figures, clock, context, live, model, toasts, gatewayOf, userId }) => {
    const home = gatewayOf(homeApi);
    const { mayChange } = impersonationLimits(context.current.view?.impersonation ?? null);
    return new HomeViewModel({
      // A reload after an event bypasses the shared request, because the response to a request sent before the event may lack the event.
      figures: async (how) => {
        const read = await (how === undefined ? figures.read() : home.dealerHome({}, how));
        // Updates the count in the navigation, so that it equals the count in these figures.
        if (read.ok) model('waitingMessages').show(read.value.waitingMessages);
        return read;
      },
      atHand: figures.atHand(),
      volume: (how) => home.dealerVolume({}, how),
      alarms: (how) => home.dealerAlarms({}, how),
      extend: (id, rev, by) => gatewayOf(siteTestsApi).extendTest({ id, rev, by }),
      attention: new AttentionViewModel({
        gateway: gatewayOf(attentionApi),
        mayChange,
        me: userId,
        acts: bulkActs(siteRights({ context })),
        toasts,
      }),
      live,
      clock,
    });
  },
  serviceMessages: ({ context, gatewayOf }) =>
    new ServiceMessagesViewModel({
      acknowledge: (id, rev) => gatewayOf(panelInfoApi).acknowledgeService({ id, rev }),
      close: (id, rev) => gatewayOf(panelInfoApi).closeService({ id, rev }),
      mayChange: impersonationLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
};
