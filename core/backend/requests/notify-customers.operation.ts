import type { BackendPorts } from '../backend-ports.ts';
import type { MessageText } from '../message.queue.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { cancellationMails, newsMails, type NewsText } from './news-mails.rule.ts';
import type { NotifiedRequest } from './request.repository.port.ts';

export type NotifyPorts = Pick<BackendPorts, 'clock' | 'ids' | 'providerName' | 'publicUrls'>;

const queue = async (
  tx: Transaction,
  { clock, ids }: NotifyPorts,
  mails: readonly MessageText[],
): Promise<void> => {
  const queuedAt = clock.now();
  await tx.messages.enqueue(...mails.map((mail) => ({ ...mail, id: ids.next(), queuedAt })));
};

/**
 * Queues e-mails to customers of a site. News about a change goes to the person who requested the change; news about the
 * service goes to all customers.
 */
export const notifyCustomers = async (
  tx: Transaction,
  ports: NotifyPorts,
  request: NotifiedRequest & { readonly askedById: string },
  text: NewsText,
): Promise<void> => {
  const customers = await tx.requests.customersOf(request.siteNum);
  const reached = customers.filter(
    ({ accountId }) => request.subject === 'service' || accountId === request.askedById,
  );
  const sender = { providerName: ports.providerName, publicUrl: ports.publicUrls.consumer };
  const emails = [...new Set(reached.map(({ email }) => email))];
  await queue(tx, ports, newsMails(text, request, emails, sender));
};

/** Queues e-mails about a cancellation to the people of the dealer's nearest group. */
export const notifyDealerOfCancellation = async (
  tx: Transaction,
  ports: NotifyPorts,
  event: Parameters<typeof cancellationMails>[0],
  notified: Parameters<typeof cancellationMails>[1],
): Promise<void> => {
  const sender = { providerName: ports.providerName, publicUrl: ports.publicUrls.dealer };
  const audiences = await tx.serviceRequests.audience([notified.siteNum]);
  const mails = audiences.flatMap((audience) =>
    cancellationMails(event, notified, audience, sender),
  );
  await queue(tx, ports, mails);
};
