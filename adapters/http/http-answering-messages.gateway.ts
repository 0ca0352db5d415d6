import type { AnsweringMessages } from '#core/answering-messages/answering-messages.gateway.port.ts';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { answeringMessagesRoutes } from '../wire/answering-messages.routes.ts';

/** The inbox of the answering service over HTTP. */
export const httpAnsweringMessages = (client: ApiClient): AnsweringMessages => ({
  list: (query, how) =>
    client.call(
      answeringMessagesRoutes.listAnsweringMessages,
      writeListQuery(MESSAGE_LIST, query),
      how,
    ),
  read: (id) => client.call(answeringMessagesRoutes.readAnsweringMessage, { id }),
  export: (wish) =>
    client.call(
      answeringMessagesRoutes.exportAnsweringMessages,
      exportWishText(MESSAGE_LIST, wish),
      {
        background: true,
      },
    ),
  acknowledge: (seen) => client.call(answeringMessagesRoutes.acknowledgeAnsweringMessage, seen),
  acknowledgeAll: (seen, dryRun) =>
    client.call(answeringMessagesRoutes.acknowledgeAnsweringMessages, {
      messages: [...seen],
      dryRun,
    }),
  assign: (seen, personId) =>
    client.call(answeringMessagesRoutes.assignAnsweringMessage, { ...seen, personId }),
  close: (seen, outcome, words) =>
    client.call(answeringMessagesRoutes.closeAnsweringMessage, { ...seen, outcome, words }),
  note: (id, entryId, text) =>
    client.call(answeringMessagesRoutes.noteAnsweringMessage, { id, entryId, text }),
  called: (id, entryId) =>
    client.call(answeringMessagesRoutes.callAnsweringMessage, { id, entryId }),
  redeliver: (seen, to) =>
    client.call(answeringMessagesRoutes.redeliverAnsweringMessage, { ...seen, ...to }),
});
