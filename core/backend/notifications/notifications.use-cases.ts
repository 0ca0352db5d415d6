import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import {
  NOTIFICATION_AGE_MS,
  notificationKinds,
  NOTIFICATIONS_MOST,
  NOTIFICATIONS_OF_KIND,
  type Notifications,
} from '../../notifications/notification.schema.ts';
import { APPLICATIONS } from '../../permission/application.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';

/** Use cases for the notification list, which a person has on all devices. */
export const createNotifications = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>,
) => ({
  notifications: async (caller: SessionCaller, input: ListInput): Reply<Notifications> => {
    const { accountId, application, permissions } = caller.session;
    // Customers have a group too, that of their dealer, which opens nothing to them.
    const group = application === APPLICATIONS.dealer ? activeGroup(caller, input.siteGroupNum) : 0;
    if (group === null) return NOT_FOUND;
    const now = ports.clock.now();
    const { notifications, readTo } = await ports.unitOfWork.read((tx) =>
      tx.notifications.list({
        accountId,
        siteGroupNum: group,
        isStaff: application === APPLICATIONS.staff,
        kinds: notificationKinds(application, permissions),
        since: now - NOTIFICATION_AGE_MS,
        now,
        most: NOTIFICATIONS_MOST,
        ofKind: NOTIFICATIONS_OF_KIND,
      }),
    );
    return ok({
      readTo: readTo === null ? null : isoInstant(readTo),
      notifications: notifications.map((one) => ({ ...one, at: isoInstant(one.at) })),
    });
  },

  /** Marks everything up to `to` as read. A time to come counts as now, so that nothing is read before it happens. */
  readNotifications: (caller: SessionCaller, { to }: { readonly to: string }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const until = Math.min(instantOf(to), ports.clock.now());
      await tx.notifications.readUpTo(caller.session.accountId, until);
      await recordAudit(tx, ports, caller, {
        operation: 'notifications.read',
        result: 'ok',
        detail: { to: isoInstant(until) },
      });
      return ok({});
    }),
});
