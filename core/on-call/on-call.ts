/** The purposes of a rotation (domain guide 6.8 b). */
export const ON_CALL_PURPOSES = ['After hours', 'Weekend', 'Fire service'] as const;
export type OnCallPurpose = (typeof ON_CALL_PURPOSES)[number];

/** The positions of a list, in paging order. */
export const TIERS = ['primary', 'backup', 'manager'] as const;
export type Tier = (typeof TIERS)[number];

/** What an override does during its span. */
export const OVERRIDE_KINDS = ['add', 'replace', 'remove'] as const;
export type OverrideKind = (typeof OVERRIDE_KINDS)[number];

/** The turns of one position. Each turn is one person, or several people who share it. */
export interface TierTurns {
  readonly tier: Tier;
  /** Ids of people. An empty turn is a shift without anybody on call. */
  readonly turns: readonly (readonly string[])[];
}

/** A minute of the local week: the weekday (1 is Monday) and the minute of that day. */
export interface WeekMinute {
  readonly weekday: number;
  readonly minute: number;
}

/** The rules of the shifts. Shifts last whole local days between hand-offs, so that clock changes do not move the hand-off time. */
export interface Rotation {
  /** The day on which the first turn starts. Before it, nobody is on call. */
  readonly startsOn: string;
  /** The last day. Its shift ends at the next hand-off. Null means no end. */
  readonly endsOn: string | null;
  /** The local minute of the day at which shifts change. */
  readonly handoffAt: number;
  readonly rotationDays: number;
  /** The one span of each week that the list covers. Null means always. */
  readonly covers: { readonly from: WeekMinute; readonly to: WeekMinute } | null;
  readonly tiers: readonly TierTurns[];
}

/** Adds, replaces or removes a person for a span, in milliseconds UTC without the end. */
export interface Override {
  readonly id: string;
  readonly tier: Tier;
  readonly kind: OverrideKind;
  /** The person the override adds. Null when it only removes one. */
  readonly personId: string | null;
  /** The person the override removes. Null when it only adds one. */
  readonly insteadOf: string | null;
  readonly from: number;
  readonly to: number;
  /** The time the override was created. Of two overrides for the same person, the later one applies. */
  readonly madeAt: number;
}

/** A span of a fixed schedule with the people on call. */
export interface FixedSlot {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
}

/** A schedule that overrides everything else for its span. Times that its slots leave open use the rotation. */
export interface FixedSchedule {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly FixedSlot[];
}

/** All data that decides who is on call in a list. */
export interface OnCallPlan {
  readonly timeZone: string;
  readonly rotation: Rotation;
  readonly overrides: readonly Override[];
  readonly fixed: readonly FixedSchedule[];
}

/** The reasons why people are on a shift. */
export type ShiftReason = 'rotation' | 'override' | 'fixed';

/** A span in which the same people hold a position for the same reason. */
export interface Shift {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
  readonly reason: ShiftReason;
  /** Ids of the overrides or of the fixed schedule that caused the shift. Empty for the rotation. */
  readonly sources: readonly string[];
}

/** A span in which nobody holds a position that the list should fill. */
export interface Gap {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  /** The people in other positions who are paged instead. When empty, messages wait. */
  readonly others: readonly string[];
}

/** The shifts and the gaps of a list. */
export interface OnCall {
  readonly shifts: readonly Shift[];
  readonly gaps: readonly Gap[];
}
