import type { AnsweringMessages } from '#core/answering-messages/answering-messages.gateway.port.ts';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import * as wire from '../wire/answering-messages.wire.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The inbox of the answering service over HTTP. */
export const httpAnsweringMessages = (client: ApiClient): AnsweringMessages => ({
  list: (query, how) =>
    client.call(wire.listAnsweringMessages, writeListQuery(MESSAGE_LIST, query), how),
  read: (id) => client.call(wire.readAnsweringMessage, { id }),
  export: (wish) =>
    client.call(wire.exportAnsweringMessages, exportWishText(MESSAGE_LIST, wish), {
      background: true,
    }),
  acknowledge: (seen) => client.call(wire.acknowledgeAnsweringMessage, seen),
  acknowledgeAll: (seen, dryRun) =>
    client.call(wire.acknowledgeAnsweringMessages, { messages: [...seen], dryRun }),
  assign: (seen, personId) => client.call(wire.assignAnsweringMessage, { ...seen, personId }),
  close: (seen, outcome, words) =>
    client.call(wire.closeAnsweringMessage, { ...seen, outcome, words }),
  note: (id, entryId, text) => client.call(wire.noteAnsweringMessage, { id, entryId, text }),
  called: (id, entryId) => client.call(wire.callAnsweringMessage, { id, entryId }),
  redeliver: (seen, to) => client.call(wire.redeliverAnsweringMessage, { ...seen, ...to }),
});
