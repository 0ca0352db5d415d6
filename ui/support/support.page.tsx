import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import {
  chooseSupportTab,
  supportTabsFor,
  type SupportTab,
} from '#core/support/support-tabs.rule.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useRegistry } from '../shell/registry.ts';
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

/**
 * The Support page, where staff help users, read the audit log and set rights. Each tab requires its own right (spec §2.2,
 * domain guide 6.17).
 */
export const SupportPage = observer(() => {
  const [query, setQuery] = useSearchParams();
  const { view } = useRegistry().create('session');
  if (view === null) return null;
  const tabs = supportTabsFor(grantedPermissions(view.user));
  const current = chooseSupportTab(tabs, query.get('tab'));
  const user = query.get('user');
  if (current === 'users' && user !== null) return <PersonPlace accountId={user} />;
  return (
    <>
      <PageTitle title="Support" />
      <Tabs
        id="support"
        label="Support"
        entries={tabs}
        current={current}
        onChange={(tab) => setQuery({ tab, ...(user !== null && { user }) })}
      >
        {PANELS[current]}
      </Tabs>
    </>
  );
});

/** The Support page for the provider's staff. */
export const section = createSection(SupportPage, supportModels);
