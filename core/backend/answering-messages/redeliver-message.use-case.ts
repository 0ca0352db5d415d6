import { mayRedeliver } from '../../answering-messages/message-state.rule.ts';
import type { SeenMessage } from '../../answering-messages/message-detail.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import {
  changedSince,
  type ChangePorts,
  lockMessage,
  messageTarget,
} from './change-message.operation.ts';
import { messageMail, messageSms } from './message-mail.rule.ts';
import { notifyMessages } from './notify-messages.operation.ts';

/** A message is sent to somebody once more. */
export interface Redelivery extends ListInput, SeenMessage {
  /** Made by the form, so that a repeat sends nothing again. */
  readonly deliveryId: string;
  readonly personId: string;
  readonly channel: 'email' | 'sms';
}

const TOO_MANY = 'You have sent many messages again within the hour. Please call instead.';

/** Sends a message to somebody of the group by mail or text message; the log follows what becomes of it. */
export const redeliverMessage = (ports: ChangePorts) => ({
  redeliverAnsweringMessage: (
    caller: SessionCaller,
    { channel, deliveryId, personId, rev, ...input }: Redelivery,
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockMessage(tx, caller, input);
      if (locked === null) return NOT_FOUND;
      const person = await tx.answeringMessages.person(
        personId,
        input.siteGroupNum ?? locked.siteGroupNum,
      );
      if (person === null) return NOT_FOUND;
      const to = channel === 'email' ? person.email : person.phone;
      if (to === null)
        return refusalOf(
          'unacceptable',
          'unreachable',
          `${person.name} has no ${channel === 'email' ? 'e-mail address' : 'mobile number'}.`,
        );
      if (locked.rev !== rev || !mayRedeliver(locked.state)) return changedSince(ports, locked);
      const now = ports.clock.now();
      const operation = 'answeringMessage.redeliver';
      const target = messageTarget(locked);
      const grant = await tx.limits.take(BUCKETS.answeringSending, caller.session.accountId, now);
      if (!grant.granted) {
        const facts = { operation, target };
        return refuseLimited(tx, ports, caller, facts, grant.retryAfterSeconds, TOO_MANY);
      }
      const outboxId = ports.ids.next();
      const [added] = await tx.answeringMessages.addDeliveries([
        {
          id: deliveryId,
          messageId: locked.id,
          at: now,
          channel,
          person: person.name,
          result: null,
          outboxId,
        },
      ]);
      if (added === undefined) return ok({});
      const { clock, providerName, publicUrls, wallClock } = ports;
      const localClock = { wallClock, timeZone: locked.timeZone, now: clock.now() };
      const text =
        channel === 'email'
          ? messageMail(locked, to, { localClock, publicUrl: publicUrls.dealer, providerName })
          : messageSms(locked, to);
      await tx.messages.enqueue({
        ...text,
        id: outboxId,
        queuedAt: now,
        siteGroupNum: locked.siteGroupNum,
      });
      const by = await nameOf(tx, caller);
      await tx.answeringMessages.addEntry({
        id: ports.ids.next(),
        messageId: locked.id,
        at: now,
        kind: 'act',
        by,
        text: `Sent again to ${person.name} by ${channel === 'email' ? 'e-mail' : 'text message'}`,
      });
      await storeCall(tx, ports, caller);
      await notifyMessages(tx, ports, [locked]);
      await recordAudit(tx, ports, caller, {
        operation,
        result: 'ok',
        target,
        detail: { messageId: locked.id, channel, person: person.name },
      });
      return ok({});
    }),
});
