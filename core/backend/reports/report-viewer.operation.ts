import { mayReadKind, REPORT_KINDS } from '../../reports/report-kinds.ts';
import type { SessionCaller } from '../caller.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** The requested group; null for the session's group. */
export interface InGroup {
  readonly siteGroupNum: number | null;
}

/**
 * Returns which reports a caller may see: staff those of every group, dealers those of the active group and its branches.
 * Kinds for which the caller has no right are hidden. Null for another dealer's group.
 */
export const reportViewer = (
  caller: SessionCaller,
  { siteGroupNum }: InGroup,
): ReportViewer | null => {
  const { application, permissions } = caller.session;
  const hidden = REPORT_KINDS.filter((kind) => !mayReadKind(kind, permissions));
  if (application === 1) return { kind: 'staff', hidden };
  const group = activeGroup(caller, siteGroupNum);
  return group === null ? null : { kind: 'dealer', siteGroupNum: group, hidden };
};
