/** The types of sites (domain guide 6.7 "Site type"). */
export const SITE_TYPES = [
  'Residential',
  'Commercial security',
  'Commercial fire',
  'Elevator',
  'Medical two-way',
] as const;

/** The services a plan can include (domain guide 6.7 "service plan"). */
export const PLAN_SERVICES = [
  'Burglary',
  'Fire',
  'Medical',
  'Open/close supervision',
  'Video',
] as const;

/** The paths by which a panel communicates with the monitoring center (domain guide 6.6 "Paths"). */
export const PATH_KINDS = [
  'Internet',
  'Cellular',
  'Dial-up',
  'Direct line',
  'Encrypted line',
  'Radio',
] as const;

export const DEVICE_TYPES = [
  'Alarm panel',
  'Fire panel',
  'Fire communicator',
  'Cellular communicator',
  'Pendant base',
  'Elevator phone',
] as const;
