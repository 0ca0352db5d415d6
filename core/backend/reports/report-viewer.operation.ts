import type { SessionCaller } from '../caller.ts';
import { activeGroup } from '../sites/site-scope.operation.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** The group a request names; null for the session's own. */
export interface InGroup {
  readonly siteGroupNum: number | null;
}

/** Whose reports somebody sees: staff those of every group, a dealer those of the active group and its branches; null for a foreign group. */
export const reportViewer = (
  caller: SessionCaller,
  { siteGroupNum }: InGroup,
): ReportViewer | null => {
  if (caller.session.application === 1) return { kind: 'staff' };
  const group = activeGroup(caller, siteGroupNum);
  return group === null ? null : { kind: 'dealer', siteGroupNum: group };
};
