import type { ActivityKind } from '../../alarms/activity-kind.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import { activityEvent } from '../signals/activity-event.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A history row about a panel. The author is null if no person caused the row. */
export interface NotifiedPanel {
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number | null;
  readonly event:
    | 'Communication test started'
    | 'Service requested'
    | 'Service message created'
    | 'Service message acknowledged'
    | 'Service message closed';
  readonly comment: string | null;
  readonly by: string | null;
  /** True if the row is hidden from customers. */
  readonly withheld?: boolean;
}

const kindOf = ({ event, by }: NotifiedPanel): ActivityKind => {
  if (by === null) return 'System';
  return event === 'Communication test started' ? 'Test' : 'Data change';
};

/** Builds the history row about a panel. */
export const panelLine = (
  ports: Pick<OperationPorts, 'ids' | 'clock'>,
  notified: NotifiedPanel,
): NewActivity => ({
  id: ports.ids.next(),
  siteGroupNum: notified.siteGroupNum,
  siteNum: notified.siteNum,
  devNum: notified.devNum,
  at: ports.clock.now(),
  kind: kindOf(notified),
  event: notified.event,
  actor: notified.by,
  comment: notified.comment,
  withheld: notified.withheld ?? false,
});

/** Builds the live event that reloads the site's screens and the dealer's dashboard. */
export const panelEvent = ({ siteNum, devNum, event, withheld }: NotifiedPanel): NewLiveEvent => ({
  siteNum,
  devNum,
  kind: 'site',
  data: { event },
  withheld: withheld ?? false,
});

/** Writes history rows of one site group and notifies the group's screens, as the last statements before the audit log. */
export const notifyPanel = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'ids' | 'clock'>,
  notified: readonly NotifiedPanel[],
): Promise<void> => {
  const lines = notified.map((one) => panelLine(ports, one));
  await tx.activity.append(lines);
  const group = notified[0]?.siteGroupNum;
  if (group === undefined) return;
  const events = [...lines.map(activityEvent), ...notified.map(panelEvent)];
  await tx.live.append(group, events, ports.clock.now());
};
