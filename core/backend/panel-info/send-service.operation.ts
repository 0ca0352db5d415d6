import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';
import { takeServiceRequests } from './take-service-requests.operation.ts';
import { serviceMails } from './service-mails.rule.ts';

export type SendPorts = Pick<BackendPorts, 'clock' | 'ids' | 'providerName' | 'publicUrls'>;

/**
 * Queues the e-mails of new messages to dealers, and copies the messages to the inbox of dealers with an answering
 * service. A message becomes Delivered when its first e-mail is sent.
 */
export const sendService = async (
  tx: Transaction,
  ports: SendPorts,
  requests: readonly { readonly request: StoredServiceRequest; readonly panel: string | null }[],
): Promise<void> => {
  await takeServiceRequests(tx, ports, requests);
  const siteNums = [...new Set(requests.map(({ request }) => request.siteNum))];
  const audiences = await tx.serviceRequests.audience(siteNums);
  const queuedAt = ports.clock.now();
  const mails = requests.flatMap(({ request, panel }) => {
    const audience = audiences.find(({ siteNum }) => siteNum === request.siteNum);
    return audience === undefined
      ? []
      : serviceMails(request, audience, panel, ports).map((mail) => ({
          ...mail,
          id: ports.ids.next(),
          queuedAt,
          serviceRequestId: request.id,
        }));
  });
  if (mails.length > 0) await tx.messages.enqueue(...mails);
};
