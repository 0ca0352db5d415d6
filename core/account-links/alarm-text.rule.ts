import { counted } from '../kernel/counted.rule.ts';

/** What the switcher's name says of alarms: at the site that is looked at, and how many others are in alarm; empty where all are well. */
export const alarmText = (inAlarm: boolean, others: number): string =>
  [
    inAlarm ? ', in alarm' : '',
    others > 0 ? `, ${counted(others, 'other site', 'other sites')} in alarm` : '',
  ].join('');
