import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** One line of history about changed data, and the word to whoever watches to read the site anew; the last thing before the record (domain guide 5.3 "Trail"). */
export const tellSiteChange = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  site: { readonly siteNum: number; readonly siteGroupNum: number },
  line: { readonly event: string; readonly comment: string; readonly by: string },
): Promise<void> => {
  const now = ports.clock.now();
  const { siteNum, siteGroupNum } = site;
  const id = ports.ids.next();
  const kind = 'Data change';
  const { by: actor, comment, event } = line;
  await tx.activity.append([{ id, siteGroupNum, siteNum, at: now, kind, event, actor, comment }]);
  // Who it was and what about, only those read who may.
  const data = { id, at: now, kind, event };
  await tx.live.append(
    siteGroupNum,
    [
      { siteNum, devNum: null, kind: 'activity', data },
      { siteNum, devNum: null, kind: 'site', data: {} },
    ],
    now,
  );
};
