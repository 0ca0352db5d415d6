import { describe, expect, it } from 'vitest';
import { helpMenuFor, navigationFor, userMenuFor } from '#core/navigation/navigation-for.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { OPEN_ENTRIES } from '#core/navigation/screens.ts';

/** Returns the menus of a user without special rights, in a deployment with a classic portal. */
const menusOf = (application: Application) => {
  const input = {
    application,
    permissions: new Set<string>(),
    answeringServiceEnabled: false,
    timeZone: 'America/New_York',
    beta: true,
    impersonating: false,
    mayChange: true,
    open: new Set([...OPEN_ENTRIES, 'classic-portal', 'log-out', 'dark-mode']),
  };
  const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text);
  return {
    navigation: texts(navigationFor(input)),
    help: texts(helpMenuFor(input)),
    user: texts(userMenuFor(input)),
  };
};
const user = ['User Account', 'Log Out', 'Dark Mode'];

describe('the menus of somebody without any special right', () => {
  it.each([
    [
      'a dealer',
      2,
      ['Home', 'Account search', 'Resources', 'Contact us', 'Product roadmap', 'Knowledge base'],
      [
        'About',
        'Knowledge Base',
        'Classic dealer portal',
        'Resources',
        'Submit A Bug',
        'Provide Feedback',
        'Contact Us',
        'Product Roadmap',
        'Keyboard shortcuts',
      ],
    ],
    [
      'staff',
      1,
      ['Home', 'Support'],
      [
        'About',
        'Knowledge Base',
        'Resources',
        'Submit A Bug',
        'Provide Feedback',
        'Keyboard shortcuts',
      ],
    ],
    [
      'a customer',
      3,
      ['Summary', 'Account info', 'Panel info'],
      [
        'About',
        'Knowledge Base',
        'Resources',
        'Submit A Bug',
        'Provide Feedback',
        'Search and actions',
        'Keyboard shortcuts',
      ],
    ],
  ] as const)('are, for %s, those whose screens exist', (_, application, navigation, help) => {
    expect(menusOf(application)).toEqual({ navigation, help, user });
  });
});
