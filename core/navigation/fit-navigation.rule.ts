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
 * How many of `count` icons stand in a column of this room, in pixels. What does not fit is in the flyout of More
 * Options below them, which takes a row where there is such a rest, or always where the flyout holds everything.
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
