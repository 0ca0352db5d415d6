import { counted } from '../kernel/counted.rule.ts';

/** Returns the switcher's text about alarms: at the current site, and how many other sites are in alarm; empty if none are. */
export const alarmText = (inAlarm: boolean, others: number): string =>
  [
    inAlarm ? ', in alarm' : '',
    others > 0 ? `, ${counted(others, 'other site', 'other sites')} in alarm` : '',
  ].join('');
