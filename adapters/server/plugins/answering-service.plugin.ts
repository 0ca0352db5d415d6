import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import * as intake from '#adapters/wire/answering-intake.wire.ts';
import * as messages from '#adapters/wire/answering-messages.wire.ts';
import * as autoNotify from '#adapters/wire/auto-notify.wire.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { plugin, type Plugin } from './plugin.ts';

/** The answering service of dealers, and what its agents hand in (domain guide 6.8). */
export const ANSWERING_PLUGINS: readonly Plugin[] = [
  plugin(messages, (routes, backend) => {
    routes.serve(messages.listAnsweringMessages, (caller, { siteGroupNum, ...said }) =>
      backend.listAnsweringMessages(caller, { siteGroupNum, ...listQueryOf(MESSAGE_LIST, said) }),
    );
    routes.serve(messages.countAnsweringMessages, backend.countAnsweringMessages);
    routes.serve(messages.exportAnsweringMessages, (caller, { siteGroupNum, ...query }) =>
      backend.exportAnsweringMessages(caller, {
        siteGroupNum,
        ...exportWish(MESSAGE_LIST, query),
      }),
    );
    routes.serve(messages.readAnsweringMessage, backend.readAnsweringMessage);
    routes.serve(messages.acknowledgeAnsweringMessage, backend.acknowledgeAnsweringMessage);
    routes.serve(messages.acknowledgeAnsweringMessages, backend.acknowledgeAnsweringMessages);
    routes.serve(messages.assignAnsweringMessage, backend.assignAnsweringMessage);
    routes.serve(messages.closeAnsweringMessage, backend.closeAnsweringMessage);
    routes.serve(messages.noteAnsweringMessage, backend.noteAnsweringMessage);
    routes.serve(messages.callAnsweringMessage, backend.callAnsweringMessage);
    routes.serve(messages.redeliverAnsweringMessage, backend.redeliverAnsweringMessage);
  }),

  /** Who is told of what by itself. */
  plugin(autoNotify, (routes, backend) => {
    routes.serve(autoNotify.notifyDesk, backend.readNotifyDesk);
    routes.serve(autoNotify.dryRunNotifyRule, backend.dryRunNotifyRule);
    routes.serve(autoNotify.addNotifyRule, backend.addNotifyRule);
    routes.serve(autoNotify.changeNotifyRule, backend.changeNotifyRule);
    routes.serve(autoNotify.turnNotifyRule, backend.turnNotifyRule);
    routes.serve(autoNotify.removeNotifyRule, backend.removeNotifyRule);
  }),

  /** What the agents' system hands in; no person may. */
  plugin(intake, (routes, backend) => {
    routes.serve(intake.receiveAnsweringMessages, backend.receiveAnsweringMessages);
  }),
];
