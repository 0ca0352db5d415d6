import type { ActivityKind } from '../../alarms/activity-kind.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import { activityEvent } from '../signals/live-words.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** One line about a panel: what, and by whom; null where nobody did it. */
export interface ToldPanel {
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number | null;
  readonly event:
    | 'Communication test started'
    | 'Service requested'
    | 'Service message made'
    | 'Service message acknowledged'
    | 'Service message closed';
  readonly comment: string | null;
  readonly by: string | null;
  /** Customers may not know of it. */
  readonly withheld?: boolean;
}

const kindOf = ({ event, by }: ToldPanel): ActivityKind => {
  if (by === null) return 'System';
  return event === 'Communication test started' ? 'Test' : 'Data change';
};

/** The line of history about a panel. */
export const panelLine = (
  ports: Pick<OperationPorts, 'ids' | 'clock'>,
  told: ToldPanel,
): NewActivity => ({
  id: ports.ids.next(),
  siteGroupNum: told.siteGroupNum,
  siteNum: told.siteNum,
  devNum: told.devNum,
  at: ports.clock.now(),
  kind: kindOf(told),
  event: told.event,
  actor: told.by,
  comment: told.comment,
  withheld: told.withheld ?? false,
});

/** Who looks at the site, or at the dashboard of its dealer, reads anew. */
export const panelEvent = ({ siteNum, devNum, event, withheld }: ToldPanel): NewLiveEvent => ({
  siteNum,
  devNum,
  kind: 'site',
  data: { event },
  withheld: withheld ?? false,
});

/** Writes lines of history about one site group and tells whoever watches, as the last thing before the record. */
export const tellPanel = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'ids' | 'clock'>,
  told: readonly ToldPanel[],
): Promise<void> => {
  const lines = told.map((one) => panelLine(ports, one));
  await tx.activity.append(lines);
  const group = told[0]?.siteGroupNum;
  if (group === undefined) return;
  const events = [...lines.map(activityEvent), ...told.map(panelEvent)];
  await tx.live.append(group, events, ports.clock.now());
};
