import { sql, type RawBuilder } from 'kysely';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { inBranches } from '../groups/group-branches.ts';
import { linkedNumbers } from '../account-links/linked-sites.ts';

/** A viewer as values of a prepared read; the value of the other kind of viewer is empty. */
export interface ViewerValues extends Readonly<Record<string, unknown>> {
  readonly siteGroupNum: number;
  readonly accountId: string;
}

/** Group 0 and the empty account id do not exist, so the same SQL text serves both kinds of viewer. */
export const viewerValues = (viewer: SiteViewer): ViewerValues => ({
  siteGroupNum: viewer.kind === 'dealer' ? viewer.siteGroupNum : 0,
  accountId: viewer.kind === 'customer' ? viewer.accountId : '',
});

/** Condition that the viewer may see a site of the statement; customers do not see canceled sites. */
export const maySee = ({
  siteGroupNum,
  accountId,
}: ViewerValues): RawBuilder<boolean> => sql<boolean>`
  (${inBranches(siteGroupNum)} or (site.num = ${linkedNumbers(accountId)} and site.state <> 'cancelled'))`;
