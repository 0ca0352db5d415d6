import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Reply } from '../refusal.ts';
import type { ReceiverCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type {
  BillingEntry,
  BillingOutcome,
  GroupEntry,
  InvoiceEntry,
  LinesEntry,
  PaymentEntry,
} from './billing-entry.ts';
import {
  checkInvoice,
  checkInvoiceLines,
  checkPayment,
  checkAmount,
} from './check-invoice.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

const KEPT: BillingOutcome = { outcome: 'kept', message: null };
const REPEATED: BillingOutcome = { outcome: 'repeated', message: null };
const refused = (message: string): BillingOutcome => ({ outcome: 'refused', message });
const unknown = (message: string): BillingOutcome => ({ outcome: 'notOnFile', message });
const noGroup = (num: number): BillingOutcome => unknown(`There is no site group ${num}.`);

const takeGroup = async (tx: Transaction, entry: GroupEntry, now: number) => {
  if (!(await tx.billingIntake.isGroup(entry.siteGroupNum))) return noGroup(entry.siteGroupNum);
  return (await tx.billingIntake.putGroup(entry, now)) ? KEPT : REPEATED;
};

const takeInvoice = async (
  tx: Transaction,
  { ids }: Ports,
  { kind: _kind, ...head }: InvoiceEntry,
  now: number,
): Promise<BillingOutcome> => {
  if (!(await tx.billingIntake.isGroup(head.siteGroupNum))) return noGroup(head.siteGroupNum);
  const known = await tx.billingIntake.find(head.number);
  const latest = Math.max(known?.revision ?? 0, known?.draft?.revision ?? 0);
  if (head.revision <= latest) return REPEATED;
  if (known !== null && known.siteGroupNum !== head.siteGroupNum)
    return refused('This number belongs to an invoice of another site group.');
  const fault = checkInvoice(head, known?.paid ?? 0);
  if (fault !== null) return refused(fault);
  await tx.billingIntake.begin(known?.id ?? ids.next(), head, now);
  return KEPT;
};

const takeLines = async (
  tx: Transaction,
  { number, revision, first, lines }: LinesEntry,
  now: number,
): Promise<BillingOutcome> => {
  const known = await tx.billingIntake.find(number);
  if (known?.draft?.revision !== revision)
    return revision <= (known?.revision ?? 0)
      ? REPEATED
      : unknown(`Invoice ${number} has no revision ${revision} that waits for lines.`);
  const { draft, id } = known;
  const fault = checkInvoiceLines({ first, lines }, draft);
  if (fault !== null) return refused(fault);
  const came = await tx.billingIntake.addLines({ id, revision }, first, lines);
  if (came.added === 0) return REPEATED;
  if (came.lines < draft.lines) return KEPT;
  // The customer may have paid the earlier revision while these lines arrived, so the invoice is checked again.
  const wrong = checkAmount(draft, came.amount) ?? checkInvoice(draft, known.paid);
  if (wrong !== null) {
    await tx.billingIntake.drop(id);
    return refused(wrong);
  }
  await tx.billingIntake.publish(id, draft, now);
  return KEPT;
};

const takePayment = async (
  tx: Transaction,
  { ids }: Ports,
  entry: PaymentEntry,
  now: number,
): Promise<BillingOutcome> => {
  if (!(await tx.billingIntake.isGroup(entry.siteGroupNum))) return noGroup(entry.siteGroupNum);
  const before = await tx.billingIntake.paymentRevision(entry.number);
  if (before !== null && entry.revision <= before) return REPEATED;
  const invoices = await tx.billingIntake.payable(entry);
  const fault = checkPayment(entry, invoices);
  if (fault !== null) return refused(fault);
  await tx.billingIntake.putPayment(ids.next(), entry, invoices, now);
  return KEPT;
};

const take = async (
  tx: Transaction,
  ports: Ports,
  entry: BillingEntry,
  now: number,
): Promise<BillingOutcome> => {
  switch (entry.kind) {
    case 'group':
      return takeGroup(tx, entry, now);
    case 'invoice':
      return takeInvoice(tx, ports, entry, now);
    case 'lines':
      return takeLines(tx, entry, now);
    case 'payment':
      return takePayment(tx, ports, entry, now);
    case 'faulty':
      return { outcome: 'unreadable', message: entry.message };
  }
};

const count = (outcomes: readonly BillingOutcome[], kind: BillingOutcome['outcome']): string =>
  String(outcomes.filter(({ outcome }) => outcome === kind).length);

/** Use case for billing data that the provider's accounting system submits (domain guide 6.13). */
export const receiveBilling = (ports: Ports) => ({
  /**
   * Stores the entries of a batch in order, with one audit row. A wrong entry gets its own outcome and does not block the
   * other entries. A batch may be sent again, because an entry whose revision is already stored changes nothing.
   */
  receiveBilling: (
    caller: ReceiverCaller,
    { entries }: { readonly entries: readonly BillingEntry[] },
  ): Reply<{ outcomes: readonly BillingOutcome[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const { id, name } = caller.receiver;
      await tx.billingIntake.lock();
      const outcomes: BillingOutcome[] = [];
      for (const entry of entries) outcomes.push(await take(tx, ports, entry, now));
      await tx.receivers.noteBatch(id, now, false);
      await tx.audit.append({
        at: now,
        requestId: caller.requestId,
        sessionId: null,
        subjectId: null,
        actorId: null,
        address: caller.address,
        claimedIp: null,
        operation: 'billing.batch',
        target: `receiver ${name}`,
        result: 'ok',
        detail: {
          kept: count(outcomes, 'kept'),
          repeated: count(outcomes, 'repeated'),
          notOnFile: count(outcomes, 'notOnFile'),
          refused: count(outcomes, 'refused'),
          unreadable: count(outcomes, 'unreadable'),
        },
      });
      return ok({ outcomes });
    }),
});
