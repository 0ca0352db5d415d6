import type { ActivityKind } from '../../alarms/activity-kind.ts';

/** A row of a site's history to be written (domain guide 6.12); what is left out is not known or does not apply. */
export interface NewActivity {
  readonly id: string;
  readonly siteGroupNum: number;
  /** When it was received or done. */
  readonly at: number;
  readonly siteNum: number;
  readonly devNum?: number | null;
  readonly kind: ActivityKind;
  /** In words, e.g. `Test started`. */
  readonly event: string;
  readonly code?: string | null;
  readonly serviceType?: string | null;
  readonly priority?: number | null;
  readonly areaNum?: number | null;
  readonly zone?: string | null;
  readonly zoneText?: string | null;
  readonly panelUser?: string | null;
  readonly alarmNum?: number | null;
  /** Operator's initials, or the name of who changed something. */
  readonly actor?: string | null;
  readonly contact?: string | null;
  readonly comment?: string | null;
  readonly onTest?: boolean;
  readonly runaway?: boolean;
  /** Customers may not see it yet. */
  readonly withheld?: boolean;
  /** False where neither a zone nor a code table knew it. */
  readonly defined?: boolean;
  readonly times?: number;
  readonly receiverId?: string | null;
  /** Its place among what its receiver handed in, in decimal digits. */
  readonly counter?: string | null;
  readonly line?: string | null;
  readonly panelAt?: number | null;
  readonly raw?: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The history of sites; rows are added and never changed, but for what customers may see. */
export interface ActivityRepository {
  /** Writes rows; one with an id and time that is there already is left as it is, so that a repeat writes once. */
  append(rows: readonly NewActivity[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly activity: ActivityRepository;
  }
}
