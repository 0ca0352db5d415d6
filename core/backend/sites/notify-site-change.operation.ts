import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

interface ChangedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
}

interface ChangeLine {
  readonly event: string;
  readonly comment: string;
  readonly by: string;
}

const KIND = 'Data change' as const;

/**
 * Adds history lines for changes of several sites and makes viewers reload these sites. Locks the live channels in the
 * order of group numbers.
 */
export const tellSiteChanges = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  changes: readonly (ChangedSite & ChangeLine)[],
): Promise<void> => {
  const now = ports.clock.now();
  const lines = changes.map(({ by: actor, comment, event, siteGroupNum, siteNum }) => ({
    id: ports.ids.next(),
    siteGroupNum,
    siteNum,
    at: now,
    kind: KIND,
    event,
    actor,
    comment,
  }));
  await tx.activity.append(lines);
  const groups = [...new Set(lines.map(({ siteGroupNum }) => siteGroupNum))];
  for (const group of groups.toSorted((a, b) => a - b)) {
    const events = lines
      .filter(({ siteGroupNum }) => siteGroupNum === group)
      .flatMap(({ event, id, siteNum }) => [
        // The live event does not contain who changed what, because only viewers with a certain right may read that.
        {
          siteNum,
          devNum: null,
          kind: 'activity' as const,
          data: { id, at: now, kind: KIND, event },
        },
        { siteNum, devNum: null, kind: 'site' as const, data: {} },
      ]);
    await tx.live.append(group, events, now);
  }
};

/**
 * Adds a history line for changed data and makes viewers reload the site. Call this last before the audit log is written
 * (domain guide 5.3 "Trail").
 */
export const notifySiteChange = (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  { siteGroupNum, siteNum }: ChangedSite,
  { by, comment, event }: ChangeLine,
): Promise<void> => tellSiteChanges(tx, ports, [{ by, comment, event, siteGroupNum, siteNum }]);
