import type { BackendPorts } from '../backend-ports.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Copies service requests into the inbox of a dealer with an answering service, in the same transaction. A later change of
 * the request or of its copy changes both (domain guide 6.6, 6.8 a).
 */
export const takeServiceRequests = async (
  tx: Transaction,
  { ids }: Pick<BackendPorts, 'ids'>,
  requests: readonly { readonly request: StoredServiceRequest; readonly panel: string | null }[],
): Promise<void> => {
  await tx.answeringMessages.takeRequests(
    requests.map(({ panel, request }) => ({
      id: ids.next(),
      serviceRequestId: request.id,
      panel,
    })),
  );
};
