import { plugin, type Plugin } from './plugin.ts';
import { answeringIntakeRoutes } from '#adapters/wire/answering-intake.routes.ts';
import { answeringMessagesRoutes } from '#adapters/wire/answering-messages.routes.ts';
import { autoNotifyRoutes } from '#adapters/wire/auto-notify.routes.ts';

/** The answering service of dealers, and what its agents hand in (domain guide 6.8). */
export const ANSWERING_PLUGINS: readonly Plugin[] = [
  plugin([answeringMessagesRoutes], (routes, backend) => {
    routes.serve(answeringMessagesRoutes.listAnsweringMessages, backend.listAnsweringMessages);
    routes.serve(answeringMessagesRoutes.countAnsweringMessages, backend.countAnsweringMessages);
    routes.serve(answeringMessagesRoutes.exportAnsweringMessages, backend.exportAnsweringMessages);
    routes.serve(answeringMessagesRoutes.readAnsweringMessage, backend.readAnsweringMessage);
    routes.serve(
      answeringMessagesRoutes.acknowledgeAnsweringMessage,
      backend.acknowledgeAnsweringMessage,
    );
    routes.serve(
      answeringMessagesRoutes.acknowledgeAnsweringMessages,
      backend.acknowledgeAnsweringMessages,
    );
    routes.serve(answeringMessagesRoutes.assignAnsweringMessage, backend.assignAnsweringMessage);
    routes.serve(answeringMessagesRoutes.closeAnsweringMessage, backend.closeAnsweringMessage);
    routes.serve(answeringMessagesRoutes.noteAnsweringMessage, backend.noteAnsweringMessage);
    routes.serve(answeringMessagesRoutes.callAnsweringMessage, backend.callAnsweringMessage);
    routes.serve(
      answeringMessagesRoutes.redeliverAnsweringMessage,
      backend.redeliverAnsweringMessage,
    );
  }),

  /** Who is told of what by itself. */
  plugin([autoNotifyRoutes], (routes, backend) => {
    routes.serve(autoNotifyRoutes.notifyDesk, backend.readNotifyDesk);
    routes.serve(autoNotifyRoutes.dryRunNotifyRule, backend.dryRunNotifyRule);
    routes.serve(autoNotifyRoutes.addNotifyRule, backend.addNotifyRule);
    routes.serve(autoNotifyRoutes.changeNotifyRule, backend.changeNotifyRule);
    routes.serve(autoNotifyRoutes.turnNotifyRule, backend.turnNotifyRule);
    routes.serve(autoNotifyRoutes.removeNotifyRule, backend.removeNotifyRule);
  }),

  /** What the agents' system hands in; no person may. */
  plugin([answeringIntakeRoutes], (routes, backend) => {
    routes.serve(answeringIntakeRoutes.receiveAnsweringMessages, backend.receiveAnsweringMessages);
  }),
];
