import type { Placement } from '../../tests-on-site/check-placement.rule.ts';
import type { SiteRole } from '../../sites/site-role.ts';
import type { StoredTest, TestedSite } from './site-test.repository.port.ts';

/** Returns a new test in its initial state, with its owner. */
export const newTest = (
  site: Pick<TestedSite, 'siteNum' | 'siteGroupNum'>,
  placement: Placement,
  {
    id,
    name,
    now,
    verifiedBy,
    role,
    accountId,
  }: {
    readonly role: SiteRole;
    readonly accountId: string;
    readonly id: string;
    readonly name: string;
    readonly now: number;
    readonly verifiedBy: string | null;
  },
): StoredTest => ({
  ...placement,
  id,
  siteNum: site.siteNum,
  siteGroupNum: site.siteGroupNum,
  role,
  placedById: accountId,
  placedBy: name,
  verifiedBy,
  warned: [],
  clearedAt: null,
  clearedBy: null,
  noted: 'none',
  dueAt: null,
  rev: 1,
  createdAt: now,
  updatedAt: now,
  updatedBy: name,
});
