import { counted } from '../kernel/counted.rule.ts';

/**
 * Returns the site switcher's text about alarms: whether the current site is in alarm, and how many other sites are in
 * alarm. Empty if no site is in alarm.
 */
export const alarmText = (inAlarm: boolean, others: number): string =>
  [
    inAlarm ? ', in alarm' : '',
    others > 0 ? `, ${counted(others, 'other site', 'other sites')} in alarm` : '',
  ].join('');
