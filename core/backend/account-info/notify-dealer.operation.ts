import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { changeMails, type NotifiedChange } from './change-mails.rule.ts';

/** The ports needed to notify a dealer. */
export type NotifyDealerPorts = Pick<BackendPorts, 'clock' | 'ids' | 'providerName' | 'publicUrls'>;

/** Queues emails about a customer's requests to the people of the nearest group, as for service requests (domain guide 6.7 "Request"). */
export const notifyDealer = async (
  tx: Transaction,
  { clock, ids, providerName, publicUrls }: NotifyDealerPorts,
  siteNum: number,
  notified: NotifiedChange,
): Promise<void> => {
  const queuedAt = clock.now();
  const audiences = await tx.serviceRequests.audience([siteNum]);
  const mails = audiences.flatMap((audience) =>
    changeMails(notified, audience, { providerName, publicUrl: publicUrls.dealer }).map((mail) => ({
      ...mail,
      id: ids.next(),
      queuedAt,
    })),
  );
  if (mails.length > 0) await tx.messages.enqueue(...mails);
};
