/** The checks of supervision against the hours (domain guide 6.5 "Found"). */
export type ScheduleCheck =
  | 'earlyOpen'
  | 'failToOpen'
  | 'lateOpen'
  | 'earlyClose'
  | 'failToClose'
  | 'lateClose';

/** The reaction when a check fails (domain guide 6.5 "Reaction"). */
export type CheckReaction = 'Off' | 'Log only' | 'Notify' | 'Call';

/** The reaction of a site to each check. */
export type CheckReactions = Readonly<Record<ScheduleCheck, CheckReaction>>;
