import * as z from 'zod/mini';
import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import { notificationsSchema } from './notification.schema.ts';

const access = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const notificationsApi = {
  /** Returns what happened in the last seven days that concerns the person, at most 50 entries, within the active group. */
  notifications: operation({
    summary: 'Notifications of the caller',
    access,
    output: notificationsSchema,
    inGroup: true,
    background: true,
  }),

  /**
   * Marks everything up to an instant as read, on all devices of the person. An earlier instant changes nothing, so calls may
   * arrive in any order. Staff who view the portal as a person cannot read in that person's name.
   */
  readNotifications: operation({
    summary: 'Mark notifications as read',
    access,
    input: { to: z.iso.datetime() },
    impersonation: 'never',
    background: true,
    repeatable: 'always',
  }),
};

export type NotificationGateway = GatewayOf<typeof notificationsApi>;
