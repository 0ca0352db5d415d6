import type { ActivityKind } from '../../alarms/activity-kind.ts';

/** A history row to add to a site (domain guide 6.12). Absent fields are unknown or do not apply. */
export interface NewActivity {
  readonly id: string;
  readonly siteGroupNum: number;
  /** When the signal was received or the action done, in milliseconds UTC. */
  readonly at: number;
  readonly siteNum: number;
  readonly devNum?: number | null;
  readonly kind: ActivityKind;
  /** Text of the event, e.g. `Test started`. */
  readonly event: string;
  readonly code?: string | null;
  readonly serviceType?: string | null;
  readonly priority?: number | null;
  readonly areaNum?: number | null;
  readonly zone?: string | null;
  readonly zoneText?: string | null;
  readonly panelUser?: string | null;
  readonly alarmNum?: number | null;
  /** Initials of the operator, or the name of the person who made the change. */
  readonly actor?: string | null;
  readonly contact?: string | null;
  readonly comment?: string | null;
  readonly onTest?: boolean;
  readonly runaway?: boolean;
  /** True while the row is hidden from customers. */
  readonly withheld?: boolean;
  /** False if no zone and no code table defines the signal. */
  readonly defined?: boolean;
  readonly times?: number;
  readonly receiverId?: string | null;
  /** The receiver's counter of the signal, as decimal digits. */
  readonly counter?: string | null;
  readonly line?: string | null;
  readonly panelAt?: number | null;
  readonly raw?: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Stores the history of sites. Rows are never changed, except for whether customers may see them. */
export interface ActivityRepository {
  /** Adds rows. Idempotent: skips a row whose id and time already exist. */
  append(rows: readonly NewActivity[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly activity: ActivityRepository;
  }
}
