import { ALL_BUT_SIGNALS } from '../audit/audit-list.ts';
import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Permission } from '../permission/permissions.ts';

/** The groups of Support's tabs in order. */
export const SUPPORT_GROUPS = [
  { id: 'people', text: 'People' },
  { id: 'inbox', text: 'Inbox' },
  { id: 'settings', text: 'Settings' },
  { id: 'log', text: 'Audit' },
] as const;
type SupportGroup = (typeof SUPPORT_GROUPS)[number]['id'];

/**
 * The tabs of Support in order, each with its group and the permissions it needs (domain guide 6.17). `id` is the value of
 * `tab` in the URL; `opens` is the filter that a tab has when it is chosen.
 */
export const SUPPORT_TABS = [
  { id: 'users', group: 'people', text: 'Users', needs: [] },
  { id: 'sessions', group: 'people', text: 'View-as sessions', needs: ['impersonate'] },
  { id: 'people', group: 'people', text: 'Site groups & people', needs: ['provisioning'] },
  { id: 'staff', group: 'people', text: 'Staff rights', needs: ['staffAdmin'] },
  { id: 'requests', group: 'inbox', text: 'Requests', needs: ['requests'] },
  { id: 'intake', group: 'inbox', text: 'Bug reports & feedback', needs: ['support'] },
  { id: 'numbers', group: 'settings', text: 'Contact numbers', needs: ['support'] },
  { id: 'holidays', group: 'settings', text: 'Holidays', needs: ['support'] },
  { id: 'policy', group: 'settings', text: 'Privacy policy', needs: ['policy'] },
  { id: 'audit', group: 'log', text: 'Audit log', needs: ['audit'], opens: ALL_BUT_SIGNALS },
] as const satisfies readonly {
  readonly id: string;
  readonly group: SupportGroup;
  readonly text: string;
  readonly needs: readonly Permission[];
  readonly opens?: Readonly<Record<string, string>>;
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
