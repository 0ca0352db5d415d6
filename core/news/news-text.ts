import type { NewsColor, NewsIcon } from './news.schema.ts';

/** How colours are called on screens: amber is “Yellow” (spec §3). */
export const COLOR_TEXT: Readonly<Record<NewsColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  amber: 'Yellow',
};

/** How icons are called by those who do not see them. */
export const ICON_TEXT: Readonly<Record<NewsIcon, string>> = {
  'bell-alert': 'Bell',
  'calendar-days-filled': 'Calendar',
  envelope: 'Envelope',
  'exclamation-circle-filled': 'Exclamation mark',
  'shield-exclamation-filled': 'Shield',
  'exclamation-triangle-filled': 'Warning triangle',
  'newspaper-filled': 'Newspaper',
};
