import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { httpAnsweringMessages } from '#adapters/http/http-answering-messages.gateway.ts';
import { MessagesPage } from '#ui/answering-messages/messages.page.tsx';
import { MessagesViewModel } from '#ui/answering-messages/messages.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/** What the answering service took down, for the dealer's people. */
export const section = createSection(MessagesPage, {
  answeringMessages: ({ client, context, files, live, model, own, toasts }) =>
    new MessagesViewModel({
      desk: httpAnsweringMessages(client),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      tellWaiting: (count) => model('waitingMessages').tell(count),
      duty: (how) => client.call(onCallRoutes.onCallNow, {}, how),
      newId: () => cryptoIdSource.next(),
      ...{ live, files, own, toasts },
    }),
});
