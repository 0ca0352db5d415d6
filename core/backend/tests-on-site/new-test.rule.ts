import type { Placement } from '../../tests-on-site/judge-placement.rule.ts';
import type { SessionCaller } from '../caller.ts';
import type { StoredTest, TestedSite } from '../site-test.repository.port.ts';
import { roleOf } from './test-viewer.operation.ts';

/** A test as it is stored at first: whose it is, and nothing happened yet. */
export const newTest = (
  caller: SessionCaller,
  site: TestedSite,
  placement: Placement,
  {
    id,
    name,
    now,
    verifiedBy,
  }: {
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
  role: roleOf(caller),
  placedById: caller.session.accountId,
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
