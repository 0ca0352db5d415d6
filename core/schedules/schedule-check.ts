/** What supervision compares with the hours (domain guide 6.5 "Found"). */
export type ScheduleCheck =
  | 'earlyOpen'
  | 'failToOpen'
  | 'lateOpen'
  | 'earlyClose'
  | 'failToClose'
  | 'lateClose';

/** What follows when a check is not met (domain guide 6.5 "Reaction"). */
export type CheckReaction = 'Off' | 'Log only' | 'Notify' | 'Call';

/** The reaction of a site to each check. */
export type CheckReactions = Readonly<Record<ScheduleCheck, CheckReaction>>;
