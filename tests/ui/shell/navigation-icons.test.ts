import { describe, expect, it } from 'vitest';
import { THEMES } from '#core/commands/find-entries.rule.ts';
import { HELP_MENU, USER_MENU } from '#core/navigation/menus.ts';
import { NAVIGATION } from '#core/navigation/screens.ts';
import { NAVIGATION_ICONS } from '#ui/shell/navigation-icons.ts';

const named = [...NAVIGATION, ...HELP_MENU, ...USER_MENU, ...THEMES].map(({ icon }) => icon);

describe('the icons of the tables', () => {
  it('are all drawn, idle and active', () => {
    for (const icon of named) {
      expect(NAVIGATION_ICONS[icon]?.idle, icon).toBeDefined();
      expect(NAVIGATION_ICONS[icon]?.active, icon).not.toBe(NAVIGATION_ICONS[icon]?.idle);
    }
  });

  it('and no others are shipped', () => {
    expect(new Set(Object.keys(NAVIGATION_ICONS))).toEqual(new Set(named));
  });
});
