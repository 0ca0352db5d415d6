import { mayReadKind, REPORT_KINDS } from '../../reports/report-kinds.ts';
import type { SessionCaller } from '../caller.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** The group a request names; null for the session's own. */
export interface InGroup {
  readonly siteGroupNum: number | null;
}

/**
 * Returns whose reports a caller may see: staff those of every group, a dealer those of the active group and its branches.
 * Kinds without the caller's right are hidden. Null for a group of another dealer.
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
