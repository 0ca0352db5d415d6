import { sql, type RawBuilder } from 'kysely';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { inBranches } from '../groups/group-branches.ts';
import { linkedNumbers } from '../account-links/linked-sites.ts';

/** A viewer as values of a prepared read: the other kind's part is empty. */
export interface ViewerValues extends Readonly<Record<string, unknown>> {
  readonly siteGroupNum: number;
  readonly accountId: string;
}

/** Group 0 and the empty account exist nowhere, so one text serves both kinds. */
export const viewerValues = (viewer: SiteViewer): ViewerValues => ({
  siteGroupNum: viewer.kind === 'dealer' ? viewer.siteGroupNum : 0,
  accountId: viewer.kind === 'customer' ? viewer.accountId : '',
});

/** Whether the viewer may see a site of the statement; cancelled ones are over for customers. */
export const maySee = ({
  siteGroupNum,
  accountId,
}: ViewerValues): RawBuilder<boolean> => sql<boolean>`
  (${inBranches(siteGroupNum)} or (site.num = ${linkedNumbers(accountId)} and site.state <> 'cancelled'))`;
