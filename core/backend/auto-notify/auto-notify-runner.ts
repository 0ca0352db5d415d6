import { noticeDue } from '../../auto-notify/notice-due.rule.ts';
import { notifyMessages } from '../answering-messages/notify-messages.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { isOpenAt } from '../business-hours/is-open-at.operation.ts';
import { whoIsOnCall } from '../on-call/who-is-on-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { NotifyEvent, StoredNotifyRule } from './notify-rule.repository.port.ts';
import { noticeMail, noticeSms } from './notice-mail.rule.ts';

export type NotifyPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'wallClock' | 'providerName' | 'publicUrls'
>;

/** Maximum age of an event that triggers a rule, in milliseconds. Prevents a flood of notices after a long server outage. */
const LOOK_BACK = 24 * 3600000;
/** Maximum number of events of one rule that are recorded or sent in one transaction. */
const AT_ONCE = 50;

/** A recipient of a notice. Without an address (`to` is null), the delivery is recorded as bounced. */
interface Recipient {
  readonly name: string;
  readonly to: string | null;
}

const recipientsOf = async (
  tx: Transaction,
  ports: NotifyPorts,
  { channel, emails, siteGroupNum, who, whoId }: StoredNotifyRule,
): Promise<readonly Recipient[]> => {
  if (who === 'emails') return emails.map((to) => ({ name: to, to }));
  if (who === 'contact') {
    const person = await tx.notifyRules.person(whoId ?? '', siteGroupNum);
    if (person === null) return [{ name: 'No one: the person was deleted', to: null }];
    return [{ name: person.name, to: channel === 'email' ? person.email : person.phone }];
  }
  const list = { listId: whoId ?? '', siteGroupNum };
  const answer = await whoIsOnCall(tx, ports, list, ports.clock.now());
  if (answer === null) return [{ name: 'No one: the on-call list was deleted', to: null }];
  const [first] = answer.people;
  if (first === undefined) return [{ name: 'No one is on call', to: null }];
  return answer.people
    .filter(({ tier }) => tier === first.tier)
    .map(({ email, name, phones }) => ({
      name,
      to: channel === 'email' ? email : (phones[0] ?? null),
    }));
};

const send = async (
  tx: Transaction,
  ports: NotifyPorts,
  rule: StoredNotifyRule,
  notices: readonly NotifyEvent[],
): Promise<void> => {
  const { clock, ids, providerName, publicUrls, wallClock } = ports;
  const now = clock.now();
  const localClock = { wallClock, timeZone: rule.timeZone, now };
  for (const { name: person, to } of await recipientsOf(tx, ports, rule)) {
    const outboxId = to === null ? null : ids.next();
    const result = to === null ? 'Bounced' : null;
    const text =
      to === null
        ? null
        : rule.channel === 'email'
          ? noticeMail(rule, notices, to, {
              localClock,
              publicUrl: publicUrls.dealer,
              providerName,
            })
          : noticeSms(notices, to);
    if (text !== null && outboxId !== null)
      await tx.messages.enqueue({
        ...text,
        id: outboxId,
        queuedAt: now,
        siteGroupNum: rule.siteGroupNum,
      });
    const at = { at: now, person };
    await tx.notifyRules.addDeliveries([
      { ...at, id: ids.next(), ruleId: rule.id, notices: notices.length, result, outboxId },
    ]);
    await tx.answeringMessages.addDeliveries(
      notices.flatMap(({ messageId }) =>
        messageId === null
          ? []
          : [{ ...at, id: ids.next(), messageId, channel: rule.channel, result, outboxId }],
      ),
    );
  }
  if (notices.some(({ messageId }) => messageId !== null))
    await notifyMessages(tx, ports, [{ siteGroupNum: rule.siteGroupNum, siteNum: null }]);
};

/**
 * Records events that match notification rules, and sends due notices. Each event is sent once per rule, even if servers
 * crash or run in parallel (domain guide 6.8 c).
 */
export const createAutoNotifyRunner = (ports: NotifyPorts) => {
  const { clock, unitOfWork, wallClock } = ports;

  /** Records new events that match active rules; returns how many. */
  const notice = async (): Promise<number> => {
    const rules = await unitOfWork.read((tx) => tx.notifyRules.active());
    let found = 0;
    for (const rule of rules) {
      const since = Math.max(rule.since, clock.now() - LOOK_BACK);
      const fresh = await unitOfWork.read((tx) => tx.notifyRules.unnoticed(rule, since, AT_ONCE));
      if (fresh.length > 0)
        found += await unitOfWork.run(async (tx) => {
          const now = clock.now();
          const openAt = await isOpenAt(tx, ports, rule.siteGroupNum, now);
          const place = { timeZone: rule.timeZone, clock: wallClock };
          const dueAt = noticeDue(rule, now, openAt, place);
          return tx.notifyRules.note(
            rule.id,
            fresh.map((event) => ({ ...event, dueAt })),
          );
        });
    }
    return found;
  };

  /** Sends the due notices of one rule, singly or as a digest. Returns `worked` if more notices may be due. */
  const notify = (): Promise<'worked' | 'idle'> =>
    unitOfWork.run(async (tx) => {
      const due = await tx.notifyRules.takeDue(clock.now(), AT_ONCE);
      if (due === null) return 'idle';
      const { notices, rule } = due;
      const parts = rule.digest === 'immediate' ? notices.map((one) => [one]) : [notices];
      for (const part of parts) await send(tx, ports, rule, part);
      return 'worked';
    });

  return {
    runNext: async (): Promise<'worked' | 'idle'> => {
      const found = await notice();
      return (await notify()) === 'worked' || found > 0 ? 'worked' : 'idle';
    },
  };
};
