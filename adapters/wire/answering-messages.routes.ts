import { answeringMessagesApi } from '#core/answering-messages/answering-messages.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof answeringMessagesApi> = {
  listAnsweringMessages: 'GET ans-service/messages',
  countAnsweringMessages: 'GET ans-service/messages/waiting',
  exportAnsweringMessages: 'GET ans-service/messages/export',
  readAnsweringMessage: 'GET ans-service/messages/{id}',
  acknowledgeAnsweringMessage: 'POST ans-service/messages/{id}/acknowledge',
  acknowledgeAnsweringMessages: 'POST ans-service/messages/acknowledge',
  assignAnsweringMessage: 'POST ans-service/messages/{id}/assign',
  closeAnsweringMessage: 'POST ans-service/messages/{id}/close',
  noteAnsweringMessage: 'POST ans-service/messages/{id}/note',
  callAnsweringMessage: 'POST ans-service/messages/{id}/called',
  redeliverAnsweringMessage: 'POST ans-service/messages/{id}/redeliver',
};

export const answeringMessagesRoutes = routesOf(answeringMessagesApi, lines);
