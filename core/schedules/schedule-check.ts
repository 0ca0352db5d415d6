/** A supervision check of an area against its business hours (domain guide 6.5 "Found"). */
export type ScheduleCheck =
  | 'earlyOpen'
  | 'failToOpen'
  | 'lateOpen'
  | 'earlyClose'
  | 'failToClose'
  | 'lateClose';

/** The reaction to a failed supervision check (domain guide 6.5 "Reaction"). */
export type CheckReaction = 'Off' | 'Log only' | 'Notify' | 'Call';

export type CheckReactions = Readonly<Record<ScheduleCheck, CheckReaction>>;
