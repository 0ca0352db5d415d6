import { counted } from './counted.rule.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Formats a wait: "now", "in 12 seconds", "in 7 minutes", "in 2 hours". Rounds up, so the text is never shorter than the
 * wait (SECURITY.md §2.4).
 */
export const waitText = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole <= 0) return 'now';
  if (whole < 2 * MINUTE) return `in ${counted(whole, 'second')}`;
  return whole < 2 * HOUR
    ? `in ${counted(Math.ceil(whole / MINUTE), 'minute')}`
    : `in ${counted(Math.ceil(whole / HOUR), 'hour')}`;
};
