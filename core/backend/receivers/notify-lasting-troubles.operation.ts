import { troubleFact } from '../contacts/trouble-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { nextDaytime } from './next-daytime.rule.ts';

/** Maximum number of troubles handled in one transaction. */
const AT_A_TIME = 50;

/**
 * Notifies contacts of troubles that have lasted long enough, each once and in the site's daytime. Leaves out ended
 * troubles and unmonitored sites. Returns how many were examined (domain guide 7.2 "log 2 h, then notify by day").
 */
export const notifyLastingTroubles = async (
  tx: Transaction,
  ports: NoticePorts,
): Promise<number> => {
  const now = ports.clock.now();
  const due = await tx.signals.lockLastingTroubles(now, AT_A_TIME);
  if (due.length === 0) return 0;
  const checked = due.map((trouble) => {
    const at = trouble.watched ? nextDaytime(now, trouble.timeZone, ports.wallClock) : now;
    return { ...trouble, notifyAt: at > now ? at : null };
  });
  await tx.signals.putNotifyAt(checked);
  await notifyContacts(
    tx,
    ports,
    checked.flatMap((one) =>
      one.notifyAt === null && one.watched ? [troubleFact(one.siteNum, one)] : [],
    ),
  );
  return due.length;
};
