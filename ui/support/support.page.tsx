import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import {
  chooseSupportTab,
  SUPPORT_GROUPS,
  supportTabsFor,
  type SupportTab,
} from '#core/support/support-tabs.rule.ts';
import { supportPath } from '#core/support/person-path.rule.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { currentInView } from '../kit/use-size.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useRegistry } from '../shell/registry.ts';
import { GroupParts } from './group-parts.look.tsx';
import { PersonPlace } from './person-place.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { StaffTab } from './staff-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { ImpersonationsTab } from './impersonations-tab.tsx';
import { createSection } from '../sections/section.ts';
import { supportModels } from './support.models.ts';

const PANELS: Readonly<Record<SupportTab['id'], ReactNode>> = {
  users: <UsersTab />,
  sessions: <ImpersonationsTab />,
  requests: <InsetSlot name="staff-requests" />,
  intake: <ReportsTab />,
  numbers: <InsetSlot name="contact-numbers" />,
  holidays: <InsetSlot name="holidays" />,
  audit: <InsetSlot name="audit" />,
  people: <InsetSlot name="provisioning" />,
  policy: <InsetSlot name="policy" />,
  staff: <StaffTab />,
};

/** Returns the path of a tab. It has the filter with which the tab opens, and the person opened before. */
const tabPath = (tab: SupportTab, user: string | null): string =>
  supportPath({ tab: tab.id, user, list: 'opens' in tab ? tab.opens : {} });

/** Links to the tabs of a group. */
const PartLinks = ({
  label,
  parts,
  current,
  user,
}: {
  readonly label: string;
  readonly parts: readonly SupportTab[];
  readonly current: SupportTab['id'];
  readonly user: string | null;
}) => {
  const links = useRef<HTMLElement>(null);
  useEffect(() => currentInView(links.current), []);
  return (
    <GroupParts ref={links} aria-label={label}>
      {parts.map((tab) => (
        <Link
          key={tab.id}
          to={tabPath(tab, user)}
          data-link=""
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {tab.text}
        </Link>
      ))}
    </GroupParts>
  );
};

/**
 * The Support page, where staff help users, read the audit log and set rights. Its tabs are in groups; each tab requires its
 * own right (spec §2.2, domain guide 6.17).
 */
export const SupportPage = observer(() => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { view } = useRegistry().create('session');
  if (view === null) return null;
  const tabs = supportTabsFor(grantedPermissions(view.user));
  const current = chooseSupportTab(tabs, query.get('tab'));
  const user = query.get('user');
  if (current === 'users' && user !== null) return <PersonPlace accountId={user} />;
  const group = tabs.find(({ id }) => id === current)?.group ?? 'people';
  const groups = SUPPORT_GROUPS.filter(({ id }) => tabs.some((tab) => tab.group === id));
  const parts = tabs.filter((tab) => tab.group === group);
  const label = groups.find(({ id }) => id === group)?.text ?? '';
  return (
    <>
      <PageTitle title="Support" />
      <Tabs
        id="support"
        label="Support"
        entries={groups}
        current={group}
        onChange={(id) => {
          const first = tabs.find((tab) => tab.group === id);
          if (first !== undefined) void navigate(tabPath(first, user));
        }}
        beside={
          parts.length > 1 ? (
            <PartLinks key={group} label={label} parts={parts} current={current} user={user} />
          ) : undefined
        }
      >
        {PANELS[current]}
      </Tabs>
    </>
  );
});

/** The Support page for the provider's staff. */
export const section = createSection(SupportPage, supportModels);
