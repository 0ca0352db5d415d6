import type { BackendPorts } from '../backend-ports.ts';
import type { MessageWords } from '../message.queue.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { cancellationMails, newsMails, type NewsWords } from './request-mails.rule.ts';
import type { ToldRequest } from './request.repository.port.ts';

/** What telling of requests needs. */
export type TellPorts = Pick<BackendPorts, 'clock' | 'ids' | 'providerName' | 'publicUrls'>;

const queue = async (
  tx: Transaction,
  { clock, ids }: TellPorts,
  mails: readonly MessageWords[],
): Promise<void> => {
  const queuedAt = clock.now();
  await tx.messages.enqueue(...mails.map((words) => ({ ...words, id: ids.next(), queuedAt })));
};

/** Queues the mails to the customers of a site: of a change to whoever asked for it, of its service to all of them. */
export const tellCustomers = async (
  tx: Transaction,
  ports: TellPorts,
  request: ToldRequest & { readonly askedById: string },
  words: NewsWords,
): Promise<void> => {
  const customers = await tx.requests.customersOf(request.siteNum);
  const reached = customers.filter(
    ({ accountId }) => request.subject === 'service' || accountId === request.askedById,
  );
  const places = { providerName: ports.providerName, publicUrl: ports.publicUrls.consumer };
  const emails = [...new Set(reached.map(({ email }) => email))];
  await queue(tx, ports, newsMails(words, request, emails, places));
};

/** Queues the mails to the people of the nearest group of the dealer. */
export const tellDealerOfCancellation = async (
  tx: Transaction,
  ports: TellPorts,
  event: Parameters<typeof cancellationMails>[0],
  told: Parameters<typeof cancellationMails>[1],
): Promise<void> => {
  const places = { providerName: ports.providerName, publicUrl: ports.publicUrls.dealer };
  const audiences = await tx.serviceRequests.audience([told.siteNum]);
  const mails = audiences.flatMap((audience) => cancellationMails(event, told, audience, places));
  await queue(tx, ports, mails);
};
