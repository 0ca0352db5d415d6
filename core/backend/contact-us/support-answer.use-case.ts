import { requiredText } from '../../forms/bounded-text.schema.ts';
import { LIMITS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import type { IntakeReport } from '../../support/supported-users.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/plain-texts.rule.ts';
import { readReference } from '../intake/read-reference.rule.ts';
import { invalid, NOT_FOUND, type Reply, staleRev } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { answerMail } from './answer-mail.rule.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'providerName' | 'publicUrls'
>;

const answerSchema = requiredText('An answer', LIMITS.intakeText);

/**
 * Answers and closes a message to the provider. The author gets an e-mail, and the author's open screen reloads (domain
 * guide 6.19 "Contact us").
 */
export const supportAnswer =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly reference: string; readonly text: string; readonly rev: number },
  ): Reply<IntakeReport> => {
    const key = readReference(input.reference);
    if (key?.kind !== 'message') return NOT_FOUND;
    const text = answerSchema.safeParse(plainText(input.text));
    if (!text.success) return invalid(text.error.issues.map(({ message }) => message).join('. '));
    return ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const before = await tx.support.findReport(key);
      if (before === null) return NOT_FOUND;
      const by = caller.session.actorId;
      const done = await tx.contactUs.answer(key, { text: text.data, by, at: now }, input.rev);
      const after = done ? await tx.support.findReport(key) : null;
      const writer = done ? await tx.contactUs.writer(key) : null;
      if (writer !== null && writer.email !== null) {
        const text = answerMail({
          to: writer.email,
          reference: before.reference,
          topic: before.summary ?? '',
          providerName: ports.providerName,
          publicUrl: ports.publicUrls.dealer,
        });
        await tx.messages.enqueue({ ...text, id: ports.ids.next(), queuedAt: now });
      }
      if (after !== null) await storeCall(tx, ports, caller, { reply: after });
      if (writer !== null && writer.siteGroupNum !== null) {
        const event = { siteNum: 0, devNum: null, kind: 'site', data: {} } as const;
        const { accountId } = writer;
        await tx.live.append(writer.siteGroupNum, [{ ...event, accountId }], now);
      }
      await recordAudit(tx, ports, caller, {
        operation: 'support.answer',
        target: before.reference,
        result: done ? 'ok' : 'refused',
        ...(writer !== null && { subjectId: writer.accountId }),
      });
      return after === null ? staleRev(null) : ok(after);
    });
  };
