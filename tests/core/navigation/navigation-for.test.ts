import { describe, expect, it } from 'vitest';
import { DIALOGS } from '#core/navigation/dialogs.ts';
import { HELP_MENU, USER_MENU } from '#core/navigation/menus.ts';
import { helpMenuFor, navigationFor } from '#core/navigation/navigation-for.rule.ts';
import { NAVIGATION, OPEN_ENTRIES, SCREENS } from '#core/navigation/screens.ts';
import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';
import type { Application } from '#core/permission/application.schema.ts';

const all = (application: Application) => ({
  application,
  permissions: new Set<string>([...Object.values(PERMISSIONS), ...Object.values(STAFF_RIGHTS)]),
  answeringServiceEnabled: true,
  beta: true,
  impersonating: false,
  mayChange: true,
  open: new Set([...NAVIGATION, ...HELP_MENU, ...USER_MENU].map(({ id }) => id)),
});
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the navigation of each application (spec §2.2)', () => {
  it('dealers', () => {
    expect(ids(navigationFor(all(2)))).toEqual([
      'home/dashboard',
      'account-search',
      'create-account',
      'ans-service/messages',
      'ans-service/on-call',
      'ans-service/auto-notify',
      'ans-service/business-hours',
      'ans-service/temp-business-hours',
      'reports/completed',
      'account-group/info',
      'branding',
      'billing',
      'resources',
      'home/contact-us',
      'home/product-roadmap',
      'knowledge-base',
    ]);
  });

  it('provider staff', () => {
    expect(ids(navigationFor(all(1)))).toEqual([
      'home/dashboard',
      'reports',
      'support',
      'news/setup',
      'marketing',
    ]);
  });

  it('customers, each entry keeping the site in the address', () => {
    const items = navigationFor(all(3));
    expect(ids(items)).toEqual([
      'msa/summary',
      'msa/account-info',
      'msa/panel-info',
      'msa/no-action',
      'msa/contacts',
      'msa/zones',
      'msa/passcodes',
      'msa/schedules',
    ]);
    for (const { target } of items) {
      expect(target).toMatchObject({ to: 'route', queryParams: ['sn', 'dn'] });
    }
  });
});

describe('entries of one name', () => {
  it("keep the dealers' new account, which is a screen, from opening the customers' dialog Create Account", () => {
    const named = SCREENS.map(({ id }) => id);
    expect(DIALOGS.filter((dialog) => named.includes(dialog))).toEqual([]);
    const entry = NAVIGATION.find(({ id }) => id === 'create-account');
    expect(entry).toMatchObject({
      text: 'Create new account',
      target: { to: 'route', url: '/create-account' },
      applications: [2],
      permissions: ['allowCreateAccountFlag'],
    });
    expect(ids(navigationFor({ ...all(2), open: OPEN_ENTRIES }))).toContain('create-account');
  });
});

describe('the help menu (spec §2.3)', () => {
  it('offers the banner settings and the setup of news and campaigns to staff with the right alone', () => {
    const without = { ...all(1), permissions: new Set(['support', 'reportRead']) };
    expect(ids(helpMenuFor(without))).not.toContain('banner-settings');
    expect(ids(navigationFor(without))).toEqual(['home/dashboard', 'reports', 'support']);
    expect(ids(helpMenuFor(all(1)))).toContain('banner-settings');
    expect(ids(helpMenuFor(all(2)))).not.toContain('banner-settings');
    expect(ids(helpMenuFor(all(3)))).not.toContain('banner-settings');
  });

  it('holds the ten entries of the specification, and after them those of the keyboard', () => {
    expect(HELP_MENU.map(({ text }) => text)).toEqual([
      'About',
      'Knowledge Base',
      'Banner Settings',
      'Classic dealer portal',
      'Dealer production portal',
      'Resources',
      'Submit A Bug',
      'Provide Feedback',
      'Contact Us',
      'Product Roadmap',
      'Search and actions',
      'Keyboard shortcuts',
    ]);
  });

  it('names no entry twice', () => {
    for (const table of [NAVIGATION, HELP_MENU, USER_MENU]) {
      expect(new Set(ids(table)).size).toBe(table.length);
    }
  });
});
