import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { answeringMessagesRoutes } from '#adapters/wire/answering-messages.routes.ts';
import { MessagesPage } from '#ui/answering-messages/messages.page.tsx';
import { MessagesViewModel } from '#ui/answering-messages/messages.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/** What the answering service took down, for the dealer's people. */
export const section = createSection(MessagesPage, {
  answeringMessages: ({ client, context, files, live, model, own, toasts }) =>
    new MessagesViewModel({
      desk: gatewayOf(client, answeringMessagesRoutes),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      tellWaiting: (count) => model('waitingMessages').tell(count),
      duty: (how) => gatewayOf(client, onCallRoutes).onCallNow({}, how),
      newId: () => cryptoIdSource.next(),
      live,
      files,
      own,
      toasts,
    }),
});
