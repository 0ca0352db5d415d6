import type { MenuEntry } from '../../kit/menu.tsx';

/** Something a person can do on a screen. */
export interface Act extends Pick<MenuEntry, 'id' | 'text' | 'icon'> {
  readonly onSelect: () => void;
  /** Marks the main action; a screen has one at most. */
  readonly primary?: boolean;
  /** True if the action is in the menu at any width. */
  readonly rare?: boolean;
  readonly busy?: boolean;
}

/** How much room the window has for actions beside a title. */
export type Room = 'wide' | 'medium' | 'phone';

/**
 * Returns which actions are buttons beside the title, which are in the menu, and which one is in the bar at the bottom. A
 * wide window shows all as buttons, a medium one the main action, and a phone has it in the bar.
 */
export const actsInPlace = (acts: readonly Act[], room: Room) => {
  const usual = acts.filter(({ rare }) => rare !== true);
  const main = usual.filter(({ primary }) => primary === true);
  const few = usual.length === 1 ? usual : main;
  const onPhone = usual.length === 1 && main.length === 0 ? usual : [];
  const buttons = room === 'wide' ? usual : room === 'medium' ? few : onPhone;
  const bar = room === 'phone' ? main : [];
  const menu = acts.filter((act) => !buttons.includes(act) && !bar.includes(act));
  return { buttons, menu, bar };
};
