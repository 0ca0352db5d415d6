import type { BackendPorts } from '../backend-ports.ts';
import { momentText } from '../moment-text.rule.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { accountPasscodeMail } from './account-passcode-mail.rule.ts';

/** Queues the e-mails to a site's customers after the account passcode was reset. */
export const notifyOwners = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'wallClock' | 'providerName' | 'publicUrls'>,
  site: LockedSite,
): Promise<void> => {
  const { clock, ids, providerName, publicUrls, wallClock } = ports;
  const now = clock.now();
  // `now: 0` makes the text always include the date, because an e-mail may be read days later.
  const when = momentText(now, { wallClock, timeZone: site.timeZone, now: 0 });
  const sender = { providerName, publicUrl: publicUrls.consumer };
  const mails = (await tx.sitePasscodes.ownerMails(site.siteNum)).map((to) => ({
    ...accountPasscodeMail(to, { ...site, when }, sender),
    id: ids.next(),
    queuedAt: now,
  }));
  if (mails.length > 0) await tx.messages.enqueue(...mails);
};
