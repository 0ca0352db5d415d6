import type { ActivityKind } from '../../alarms/activity-kind.ts';

/** A row to add to a site's history (domain guide 6.12). Absent fields are unknown or do not apply. */
export interface NewActivity {
  readonly id: string;
  readonly siteGroupNum: number;
  /** When the event was received or done. */
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
  /** The operator's initials, or the name of the person who made the change. */
  readonly actor?: string | null;
  readonly contact?: string | null;
  readonly comment?: string | null;
  readonly onTest?: boolean;
  readonly runaway?: boolean;
  /** True while customers must not see the row. */
  readonly withheld?: boolean;
  /** False if neither a zone nor a code table defines the signal. */
  readonly defined?: boolean;
  readonly times?: number;
  readonly receiverId?: string | null;
  /** The receiver's counter of the entry, in decimal digits. */
  readonly counter?: string | null;
  readonly line?: string | null;
  readonly panelAt?: number | null;
  readonly raw?: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The history of sites. Rows are added and never changed, except for what customers may see. */
export interface ActivityRepository {
  /** Adds rows. A row whose id and time already exist is left unchanged, so that a repeat writes once. */
  append(rows: readonly NewActivity[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly activity: ActivityRepository;
  }
}
