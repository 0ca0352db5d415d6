import { counted } from '../kernel/counted.rule.ts';
import type { SiteBadges } from '../sites/site-info.schema.ts';

/**
 * Returns the site switcher's text about alarms: the current site's, in the words of its badge, and how many other sites
 * are in alarm. Empty if no site is in alarm.
 */
export const alarmText = (
  { alarmActive, alarmHeld = false }: Pick<SiteBadges, 'alarmActive' | 'alarmHeld'>,
  others: number,
): string =>
  [
    alarmActive ? `, alarm${alarmHeld ? ' on hold' : ''}` : '',
    others > 0 ? `, ${counted(others, 'other site', 'other sites')} in alarm` : '',
  ].join('');
