import { sql, type RawBuilder } from 'kysely';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { inBranches } from '../groups/group-branches.ts';
import { linkedNumbers } from '../account-links/linked-sites.ts';

/**
 * A viewer as values of a prepared read. For a customer the dealer's values are empty, and for a dealer the customer's
 * values are empty.
 */
export interface ViewerValues extends Readonly<Record<string, unknown>> {
  readonly siteGroupNum: number;
  readonly accountId: string;
}

/** Converts a viewer to values. Group 0 and the empty account id do not exist, so one SQL text serves both viewer kinds. */
export const viewerValues = (viewer: SiteViewer): ViewerValues => ({
  siteGroupNum: viewer.kind === 'dealer' ? viewer.siteGroupNum : 0,
  accountId: viewer.kind === 'customer' ? viewer.accountId : '',
});

/** SQL condition: true if the viewer may see the site. Customers do not see canceled sites. */
export const maySee = ({
  siteGroupNum,
  accountId,
}: ViewerValues): RawBuilder<boolean> => sql<boolean>`
  (${inBranches(siteGroupNum)} or (site.num = ${linkedNumbers(accountId)} and site.state <> 'cancelled'))`;
