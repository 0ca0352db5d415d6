/** What a site is (domain guide 6.7 "Site type"). */
export const SITE_TYPES = [
  'Residential',
  'Commercial security',
  'Commercial fire',
  'Elevator',
  'Medical two-way',
] as const;

/** What a plan may hold (domain guide 6.7 "service plan"). */
export const PLAN_SERVICES = [
  'Burglary',
  'Fire',
  'Medical',
  'Open/close supervision',
  'Video',
] as const;

/** By which ways a panel reaches the centre (domain guide 6.6 "Paths"). */
export const PATH_KINDS = [
  'Internet',
  'Cellular',
  'Dial-up',
  'Direct line',
  'Encrypted line',
  'Radio',
] as const;

/** What a device of a new account may be. */
export const DEVICE_TYPES = [
  'Alarm panel',
  'Fire panel',
  'Fire communicator',
  'Cellular communicator',
  'Pendant base',
  'Elevator phone',
] as const;
