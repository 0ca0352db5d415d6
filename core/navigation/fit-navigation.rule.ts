import { LAYOUT } from '../kernel/limits.ts';

/** How a window shows the navigation: with labels, as icons only, or behind the menu button. */
export type NavigationForm = 'full' | 'mini' | 'sheet';

/** The minimum window width for text labels, in pixels. Narrower windows show icons only (kit README §6). */
const FULL_WIDTH = 1024;

/** Returns the navigation form for a window size (spec §9: sheet at 640 px or less, mini under 768 px of height). */
export const navigationForm = (window: {
  readonly width: number;
  readonly height: number;
}): NavigationForm => {
  if (window.width <= LAYOUT.mobileWidth) return 'sheet';
  return window.width < FULL_WIDTH || window.height < LAYOUT.miniMenuHeight ? 'mini' : 'full';
};

/**
 * Returns how many of `count` icons fit in a column that is `room` pixels high. One row is reserved for the More Options
 * flyout if not all icons fit, or if the flyout lists every entry.
 */
export const fitNavigation = (
  count: number,
  room: number,
  { row, flyout }: { readonly row: number; readonly flyout: 'rest' | 'everything' },
): number => {
  const rows = Math.floor(room / row);
  if (flyout === 'rest' && count <= rows) return count;
  return Math.max(0, Math.min(count, rows - 1));
};
