import type {
  MessageCounts,
  MessageDetail,
  MessagePage,
} from '../../answering-messages/message-detail.schema.ts';
import { MESSAGE_COLUMNS, MESSAGE_LIST } from '../../answering-messages/message-list.ts';
import type { Document } from '../../documents/document.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { changeMessages } from './change-messages.use-cases.ts';
import type { ChangePorts } from './change-message.operation.ts';
import { messageIntake, type IntakePorts } from './message-intake.use-cases.ts';
import { redeliverMessage } from './redeliver-message.use-case.ts';

type Ports = ChangePorts & ExportPorts & IntakePorts;

/**
 * Use cases for the inbox of the answering service (domain guide 6.8 a). A request for a group without the answering
 * service gets the same response as one for an unknown group.
 */
export const createAnsweringMessages = (ports: Ports) => {
  const { clock, unitOfWork } = ports;
  const takeAway = (siteGroupNum: number) =>
    exportList(ports, {
      name: MESSAGE_LIST.name,
      title: 'Messages',
      columns: MESSAGE_COLUMNS,
      operation: 'answeringMessage.export',
      siteGroupNum,
      auditFacts: queryFacts,
      rows: async (tx, query: ListQuery, { limit }) => {
        const overview = await tx.answeringMessages.overview(siteGroupNum);
        if (overview === null) return [];
        const window = { limit, offset: 0, whole: true };
        return (await tx.answeringMessages.page(overview, query, window)).messages;
      },
    });
  return {
    ...changeMessages(ports),
    ...redeliverMessage(ports),
    ...messageIntake(ports),

    listAnsweringMessages: async (
      caller: SessionCaller,
      { siteGroupNum, query }: ListInput & { readonly query: ListQuery },
    ): Reply<MessagePage> => {
      const group = activeGroup(caller, siteGroupNum);
      if (group === null) return NOT_FOUND;
      const window = { limit: query.size, offset: (query.page - 1) * query.size, whole: false };
      return unitOfWork.read(async (tx) => {
        const overview = await tx.answeringMessages.overview(group);
        if (overview === null) return NOT_FOUND;
        const { counts, people, sites, timeZone } = overview;
        const shown = { counts, people, sites, timeZone };
        const page = await tx.answeringMessages.page(overview, query, window);
        return ok({ ...shown, ...page, asOf: isoInstant(clock.now()) });
      });
    },

    countAnsweringMessages: async (
      caller: SessionCaller,
      input: ListInput,
    ): Reply<MessageCounts> => {
      const group = activeGroup(caller, input.siteGroupNum);
      const counts =
        group === null ? null : await unitOfWork.read((tx) => tx.answeringMessages.counts(group));
      return counts === null ? NOT_FOUND : ok(counts);
    },

    readAnsweringMessage: async (
      caller: SessionCaller,
      { id, ...input }: ListInput & { readonly id: string },
    ): Reply<MessageDetail> => {
      const group = activeGroup(caller, input.siteGroupNum);
      const found =
        group === null
          ? null
          : await unitOfWork.read((tx) => tx.answeringMessages.read(id, group, clock.now()));
      return found === null ? NOT_FOUND : ok(found);
    },

    exportAnsweringMessages: async (
      caller: SessionCaller,
      { siteGroupNum, ...request }: ExportRequest<ListQuery> & ListInput,
    ): Reply<Document> => {
      const group = activeGroup(caller, siteGroupNum);
      if (group === null) return NOT_FOUND;
      const counts = await unitOfWork.read((tx) => tx.answeringMessages.counts(group));
      return counts === null ? NOT_FOUND : takeAway(group)(caller, request);
    },
  };
};
