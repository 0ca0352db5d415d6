/** What a rotation is for (domain guide 6.8 b). */
export const ON_CALL_PURPOSES = ['After hours', 'Weekend', 'Fire service'] as const;
export type OnCallPurpose = (typeof ON_CALL_PURPOSES)[number];

/** Places of a list, in the order they are paged. */
export const TIERS = ['primary', 'backup', 'manager'] as const;
export type Tier = (typeof TIERS)[number];

/** What overrides do for a span. */
export const OVERRIDE_KINDS = ['add', 'replace', 'remove'] as const;
export type OverrideKind = (typeof OVERRIDE_KINDS)[number];

/** Who takes turns in a place: each turn is one person, or several who share it. */
export interface TierTurns {
  readonly tier: Tier;
  /** Ids of people; a turn without any is a shift that nobody has. */
  readonly turns: readonly (readonly string[])[];
}

/** A moment of the week on the wall: 1 is Monday, and a minute of that day. */
export interface WeekMinute {
  readonly weekday: number;
  readonly minute: number;
}

/** Rules of shifts: days on the wall from one hand-off to the next, so that the clocks' nights move none. */
export interface Rotation {
  /** The day on which the first turn begins; nobody has the list before it. */
  readonly startsOn: string;
  /** The last day, whose shift ends at the next hand-off; null: it goes on without an end. */
  readonly endsOn: string | null;
  /** Minute of the wall at which shifts change. */
  readonly handoffAt: number;
  readonly rotationDays: number;
  /** The one span of each week in which the list counts; null is always. */
  readonly covers: { readonly from: WeekMinute; readonly to: WeekMinute } | null;
  readonly tiers: readonly TierTurns[];
}

/** Adds, replaces or removes a person for a span (milliseconds UTC, the end not included). */
export interface Override {
  readonly id: string;
  readonly tier: Tier;
  readonly kind: OverrideKind;
  /** Whom it brings; null where it removes. */
  readonly personId: string | null;
  /** Whom it takes off; null where it adds. */
  readonly insteadOf: string | null;
  readonly from: number;
  readonly to: number;
  /** When it was made: of two about the same, the later one counts. */
  readonly madeAt: number;
}

/** A stretch of a fixed schedule with the people who have it. */
export interface FixedSlot {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
}

/** Beats everything for its span; what its slots leave open falls back to the rotation. */
export interface FixedSchedule {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly FixedSlot[];
}

/** Everything that decides who is on call in a list. */
export interface OnCallPlan {
  readonly timeZone: string;
  readonly rotation: Rotation;
  readonly overrides: readonly Override[];
  readonly fixed: readonly FixedSchedule[];
}

/** Where the people of a shift come from. */
export type ShiftReason = 'rotation' | 'override' | 'fixed';

/** A stretch in which the same people have a place, for the same reason. */
export interface Shift {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  readonly people: readonly string[];
  readonly reason: ShiftReason;
  /** Ids of the overrides or of the fixed schedule behind it; none of the rotation's. */
  readonly sources: readonly string[];
}

/** A stretch in which nobody has a place that the list fills. */
export interface Gap {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
  /** Who is paged meanwhile, in other places; nobody: messages wait. */
  readonly others: readonly string[];
}

/** Who is on call, and where nobody is. */
export interface OnCall {
  readonly shifts: readonly Shift[];
  readonly gaps: readonly Gap[];
}
