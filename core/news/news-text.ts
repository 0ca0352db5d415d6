import type { NewsColor, NewsIcon } from './news.schema.ts';

/** The display names of the colors. Amber is shown as “Yellow” (spec §3). */
export const COLOR_TEXT: Readonly<Record<NewsColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  amber: 'Yellow',
};

/** The kind of news that an icon says, in a word for readers. */
export const KIND_TEXT: Readonly<Record<NewsIcon, string>> = {
  'bell-alert': 'Alert',
  'calendar-days-filled': 'Dates',
  envelope: 'Message',
  'exclamation-circle-filled': 'Important',
  'shield-exclamation-filled': 'Security',
  'exclamation-triangle-filled': 'Warning',
  'newspaper-filled': 'News',
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
