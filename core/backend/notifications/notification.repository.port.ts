import type { Notification, NotificationKind } from '../../notifications/notification.schema.ts';

/** Whose notifications are read: the person, the active group of a dealer (else 0), and the kinds that the person gets. */
export interface NotificationLook {
  readonly accountId: string;
  readonly siteGroupNum: number;
  readonly isStaff: boolean;
  readonly kinds: readonly NotificationKind[];
  /** Age limit and present time, in milliseconds UTC. */
  readonly since: number;
  readonly now: number;
  readonly most: number;
  /** Maximum number of each kind, so that many alarms leave room for the rest. */
  readonly ofKind: number;
}

export interface NotificationRepository {
  /** Returns the newest notifications, with times in milliseconds UTC, and up to when they are read. Runs one statement. */
  list(look: NotificationLook): Promise<{
    readonly readTo: number | null;
    readonly notifications: readonly (Omit<Notification, 'at'> & { readonly at: number })[];
  }>;
  /** Marks notifications up to an instant as read. An earlier instant than the stored one changes nothing. */
  readUpTo(accountId: string, to: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly notifications: NotificationRepository;
  }
}
