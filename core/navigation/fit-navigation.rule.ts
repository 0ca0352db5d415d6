import { LAYOUT } from '../kernel/limits.ts';

/** How a window shows the navigation: with labels, as icons only, or behind the menu button. */
export type NavigationForm = 'full' | 'mini' | 'sheet';

/** Below this width in pixels, icons replace the labels (kit README §6). */
const FULL_WIDTH = 1024;

/** Returns the form for a window of this size (spec §9: sheet at 640 px or less, mini under 768 px of height). */
export const navigationForm = (window: {
  readonly width: number;
  readonly height: number;
}): NavigationForm => {
  if (window.width <= LAYOUT.mobileWidth) return 'sheet';
  return window.width < FULL_WIDTH || window.height < LAYOUT.miniMenuHeight ? 'mini' : 'full';
};

/**
 * Returns how many of `count` icons fit in a column of `room` pixels. The others are in the More Options flyout below
 * them. The flyout takes a row when icons are left over, or always if it contains all entries.
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
