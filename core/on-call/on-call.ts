/** The purposes of a rotation (domain guide 6.8 b). */
export const ON_CALL_PURPOSES = ['After hours', 'Weekend', 'Fire service'] as const;
export type OnCallPurpose = (typeof ON_CALL_PURPOSES)[number];

/** The positions of a list, in the order in which the people of the positions are paged. */
export const TIERS = ['primary', 'backup', 'manager'] as const;
export type Tier = (typeof TIERS)[number];

/** The possible actions of an override during its time span. */
export const OVERRIDE_KINDS = ['add', 'replace', 'remove'] as const;
export type OverrideKind = (typeof OVERRIDE_KINDS)[number];

/** The turns of one position. Each turn is one person, or several people who share it. */
export interface TierTurns {
  readonly tier: Tier;
  /** The ids of the people in each turn. An empty turn is a shift with nobody on call. */
  readonly turns: readonly (readonly string[])[];
}

/** A minute of the local week: the weekday (1 is Monday) and the minute of that day. */
export interface WeekMinute {
  readonly weekday: number;
  readonly minute: number;
}

/** The shift rules of a list. Shifts last whole local days between hand-offs, so that clock changes do not move the hand-off time. */
export interface Rotation {
  /** The day on which the first turn starts. Nobody is on call before that day. */
  readonly startsOn: string;
  /** The last day of the rotation. The shift of that day ends at the next hand-off. Null means no end. */
  readonly endsOn: string | null;
  /** The local minute of the day at which shifts change. */
  readonly handoffAt: number;
  readonly rotationDays: number;
  /** The one time span of each week that the list covers. Null means always. */
  readonly covers: { readonly from: WeekMinute; readonly to: WeekMinute } | null;
  readonly tiers: readonly TierTurns[];
}

/** A change that adds, replaces or removes a person for a time span in milliseconds UTC, end exclusive. */
export interface Override {
  readonly id: string;
  readonly tier: Tier;
  readonly kind: OverrideKind;
  /** The person the override adds. Null when the override only removes a person. */
  readonly personId: string | null;
  /** The person the override removes. Null when the override only adds a person. */
  readonly insteadOf: string | null;
  readonly from: number;
  readonly to: number;
  /** The time the override was created. Of two overrides for the same person, the later one applies. */
  readonly madeAt: number;
}

/** A time span of a fixed schedule with the people on call. */
export interface FixedSlot {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
}

/**
 * A schedule that takes precedence over the rotation and all overrides during its slots. At times without a slot for a
 * position, the rotation and the overrides apply to that position.
 */
export interface FixedSchedule {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly FixedSlot[];
}

export interface OnCallPlan {
  readonly timeZone: string;
  readonly rotation: Rotation;
  readonly overrides: readonly Override[];
  readonly fixed: readonly FixedSchedule[];
}

export type ShiftReason = 'rotation' | 'override' | 'fixed';

/** A time span in which the same people hold a position for the same reason. */
export interface Shift {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
  readonly reason: ShiftReason;
  /** Ids of the overrides or of the fixed schedule that caused the shift. Empty for the rotation. */
  readonly sources: readonly string[];
}

/** A time span in which nobody holds a position that the list should fill. */
export interface Gap {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  /** The people in other positions who are paged during the gap. If there are none, messages wait. */
  readonly others: readonly string[];
}

export interface OnCall {
  readonly shifts: readonly Shift[];
  readonly gaps: readonly Gap[];
}
