import type { NewsColor, NewsIcon } from './news.schema.ts';

/** The display names of the colors. Amber is shown as “Yellow” (spec §3). */
export const COLOR_TEXT: Readonly<Record<NewsColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  amber: 'Yellow',
};

/** The text alternatives of the icons for screen readers. */
export const ICON_TEXT: Readonly<Record<NewsIcon, string>> = {
  'bell-alert': 'Bell',
  'calendar-days-filled': 'Calendar',
  envelope: 'Envelope',
  'exclamation-circle-filled': 'Exclamation mark',
  'shield-exclamation-filled': 'Shield',
  'exclamation-triangle-filled': 'Warning triangle',
  'newspaper-filled': 'Newspaper',
};
