import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';
import { takeServiceRequests } from './take-service-requests.operation.ts';
import { serviceMails } from './service-mails.rule.ts';

/** The ports that sending a message to a dealer needs. */
export type SendPorts = Pick<BackendPorts, 'clock' | 'ids' | 'providerName' | 'publicUrls'>;

/**
 * Queues the mails of new messages in their transaction, and puts the messages into the inbox of dealers with an answering
 * service. Three statements, however many messages. The first mail sent makes its message Delivered.
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
      : serviceMails(request, audience, panel, ports).map((text) => ({
          ...text,
          id: ports.ids.next(),
          queuedAt,
          serviceRequestId: request.id,
        }));
  });
  if (mails.length > 0) await tx.messages.enqueue(...mails);
};
