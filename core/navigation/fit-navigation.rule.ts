import { LAYOUT } from '../kernel/limits.ts';

/** How the navigation stands in a window: in words, as icons, or behind the menu button. */
export type NavigationForm = 'full' | 'mini' | 'sheet';

/** Below this width the words give way to icons (kit README §6). */
const FULL_WIDTH = 1024;

/** The form for a window of this size (spec §9: sheet at 640 px or less, mini under 768 px of height). */
export const navigationForm = (window: {
  readonly width: number;
  readonly height: number;
}): NavigationForm => {
  if (window.width <= LAYOUT.mobileWidth) return 'sheet';
  return window.width < FULL_WIDTH || window.height < LAYOUT.miniMenuHeight ? 'mini' : 'full';
};

/**
 * How many of `count` icons stand in a column of this room, in pixels, above the entry More Options, which always has
 * its row; the rest is in its flyout.
 */
export const fitNavigation = (count: number, room: number, row: number): number =>
  Math.max(0, Math.min(count, Math.floor(room / row) - 1));
