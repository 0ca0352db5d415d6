import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Permission } from '../permission/permissions.ts';

/** The tabs of Support in order, each with the permissions it needs (domain guide 6.17). `id` is the value of `tab` in the URL. */
export const SUPPORT_TABS = [
  { id: 'users', text: 'Users', needs: [] },
  { id: 'sessions', text: 'Sessions', needs: ['impersonate'] },
  { id: 'requests', text: 'Requests', needs: ['requests'] },
  { id: 'intake', text: 'Bug reports & feedback', needs: ['support'] },
  { id: 'numbers', text: 'Contact numbers', needs: ['support'] },
  { id: 'holidays', text: 'Holidays', needs: ['support'] },
  { id: 'audit', text: 'Audit', needs: ['audit'] },
  { id: 'people', text: 'Site groups & people', needs: ['provisioning'] },
  { id: 'policy', text: 'Privacy policy', needs: ['policy'] },
  { id: 'staff', text: 'Staff rights', needs: ['staffAdmin'] },
] as const satisfies readonly {
  readonly id: string;
  readonly text: string;
  readonly needs: readonly Permission[];
}[];
export type SupportTab = (typeof SUPPORT_TABS)[number];

/** Returns the Support tabs that a person may see. Everyone sees the first tab. */
export const supportTabsFor = (held: ReadonlySet<string>): readonly SupportTab[] =>
  SUPPORT_TABS.filter(({ needs }) => hasPermissions(needs, held));

/** Returns the tab named in the URL if the person may see it, otherwise the first tab. */
export const chooseSupportTab = (
  tabs: readonly SupportTab[],
  wanted: string | null,
): SupportTab['id'] => tabs.find(({ id }) => id === wanted)?.id ?? 'users';
