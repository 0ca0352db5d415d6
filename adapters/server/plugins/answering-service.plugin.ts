import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin, type Plugin } from './plugin.ts';
import { answeringIntakeRoutes } from '#adapters/wire/answering-intake.routes.ts';
import { answeringMessagesRoutes } from '#adapters/wire/answering-messages.routes.ts';
import { autoNotifyRoutes } from '#adapters/wire/auto-notify.routes.ts';

/** The answering service of dealers, and what its agents hand in (domain guide 6.8). */
export const ANSWERING_PLUGINS: readonly Plugin[] = [
  plugin([answeringMessagesRoutes], (routes, backend) => {
    routes.serveAll(answeringMessagesRoutes, {
      ...backend.answeringMessages,
      listAnsweringMessages: (caller, { siteGroupNum, ...said }) =>
        backend.answeringMessages.listAnsweringMessages(caller, {
          siteGroupNum,
          ...listQueryOf(MESSAGE_LIST, said),
        }),
      exportAnsweringMessages: (caller, { siteGroupNum, ...query }) =>
        backend.answeringMessages.exportAnsweringMessages(caller, {
          siteGroupNum,
          ...exportWish(MESSAGE_LIST, query),
        }),
    });
  }),

  /** Who is told of what by itself. */
  plugin([autoNotifyRoutes], (routes, backend) => {
    routes.serveAll(autoNotifyRoutes, backend.autoNotify);
  }),

  /** What the agents' system hands in; no person may. */
  plugin([answeringIntakeRoutes], (routes, backend) => {
    routes.serveAll(answeringIntakeRoutes, backend.answeringMessages);
  }),
];
