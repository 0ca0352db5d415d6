import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import { serviceNeed, type ServiceNeed } from '../signals/service-need.rule.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';
import type { Heard } from '../signals/signal-row.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type SendPorts, sendService } from './send-service.operation.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';
import { panelEvent, panelLine, type NotifiedPanel } from './notify-panel.operation.ts';

/** How long an open message suppresses further messages of the same kind about the same device, in milliseconds: seven days. */
export const EPISODE_MS = 604800000;

/** History rows and live events that the caller must write. */
export interface Raised {
  readonly rows: readonly NewActivity[];
  readonly events: readonly (NewLiveEvent & { readonly siteGroupNum: number })[];
}

const NOTHING: Raised = { rows: [], events: [] };

export interface NeedyDevice {
  readonly device: LockedDevice;
  readonly need: ServiceNeed;
  readonly withheld: boolean;
}

const requestOf = (
  ports: Pick<SendPorts, 'ids' | 'clock'>,
  { device, need, withheld }: NeedyDevice,
): StoredServiceRequest => ({
  ...need,
  id: ports.ids.next(),
  siteGroupNum: device.siteGroupNum,
  siteNum: device.siteNum,
  devNum: device.devNum,
  state: 'New',
  withheld,
  requestedById: null,
  requestedBy: null,
  requestedAt: ports.clock.now(),
  acknowledgedBy: null,
  acknowledgedAt: null,
  closedBy: null,
  closedAt: null,
  rev: 1,
});

/** Removes duplicates, so that many signals of a batch cause only one message per kind and device. */
const distinct = (requests: readonly StoredServiceRequest[]): readonly StoredServiceRequest[] => [
  ...new Map(
    requests.map((one) => [[one.siteNum, one.devNum, one.kind, one.withheld].join(' '), one]),
  ).values(),
];

/** Returns the devices that need service because of these signals. */
export const neededBy = (heard: readonly Heard[]): readonly NeedyDevice[] =>
  heard.flatMap(({ device, signal, written }) => {
    const need = serviceNeed(device, signal, written);
    return need === null ? [] : [{ device, need, withheld: written.withheld }];
  });

/** Creates messages to dealers about devices that need service. Runs no query if there are no devices. */
export const raiseService = async (
  tx: Transaction,
  ports: SendPorts,
  needy: readonly NeedyDevice[],
): Promise<Raised> => {
  const needed = distinct(needy.map((one) => requestOf(ports, one)));
  if (needed.length === 0) return NOTHING;
  const since = ports.clock.now() - EPISODE_MS;
  const raised = await tx.serviceRequests.raise(needed, since);
  if (raised.length === 0) return NOTHING;
  await sendService(
    tx,
    ports,
    raised.map((request) => ({
      request,
      panel:
        needy.find(
          ({ device }) => device.siteNum === request.siteNum && device.devNum === request.devNum,
        )?.device.xmit ?? null,
    })),
  );
  const notified = raised.map(
    ({ siteGroupNum, siteNum, devNum, text: comment, withheld }): NotifiedPanel => ({
      siteGroupNum,
      siteNum,
      devNum,
      comment,
      withheld,
      by: null,
      event: 'Service message created',
    }),
  );
  return {
    rows: notified.map((one) => panelLine(ports, one)),
    events: notified.map((one) => ({ ...panelEvent(one), siteGroupNum: one.siteGroupNum })),
  };
};
