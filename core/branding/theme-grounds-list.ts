/** Background colors of each theme (ui README §14). */
export const GROUNDS = {
  light: {
    canvas: '#F3F5F6',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    muted: '#E9EDEF',
    text: '#0F1E26',
    quiet: '#475863',
  },
  dark: {
    canvas: '#0B1318',
    surface: '#121C22',
    raised: '#1A272F',
    muted: '#1F2E37',
    text: '#E7EEF2',
    quiet: '#A6B6C0',
  },
} as const;

/** State colors whose hues are reserved, by the state names of domain guide 10. */
export const RESERVED_STATES = [
  { state: 'Alarm', colors: ['#C01B34', '#DB354D'] },
  { state: 'Trouble', colors: ['#BC550E', '#E27A2E'] },
  { state: 'On test', colors: ['#B47E00', '#D9A420'] },
] as const;
