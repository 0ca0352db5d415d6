import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { waitText } from '../../kernel/wait-text.rule.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { OpenedReport, ReportCodeReceipt } from '../../report-links/linked-report.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import { CODE_ATTEMPTS, CODE_DEAD } from '../mfa/send-code.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { FILE_GONE, linkedReport } from './linked-report.rule.ts';
import {
  afterWrongCode,
  contactsOf,
  goneSince,
  isContactOf,
  lockedUntil,
  reportCodeMessage,
} from './report-code-message.rule.ts';
import type { StoredReportLink } from './report-code.repository.port.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

/** Purpose of a report link's code; the code is valid for no other purpose. */
const PURPOSE = 'report';

/** Binds a code to its report link and to the browser that requested it. */
const boundTo = (link: Pick<StoredReportLink, 'id'>, { browserId }: Pick<Caller, 'browserId'>) =>
  ({ kind: 'reportCode', subject: link.id, session: browserId }) as const;

const factsOf = (link: StoredReportLink, operation: string) => ({
  operation,
  subjectId: link.person?.id ?? null,
  target: link.reportId,
});

const lockedText = (wait: number): string =>
  `This link is locked because of wrong codes. You can request a new code ${waitText(wait)}.`;

const LOCKED = (wait: number) => refusalOf('conflict', 'linkLocked', lockedText(wait));

const secondsTo = (until: number, now: number): number => Math.ceil((until - now) / 1000);

/** Returns the refusal if a link accepts no code now; otherwise null. */
const closedNow = (link: StoredReportLink, now: number) => {
  if (goneSince(link.report, now) !== null) return FILE_GONE;
  const until = lockedUntil(link, now);
  return until === null ? null : LOCKED(secondsTo(until, now));
};

/** A request for a code (spec §7.2 mfa/requestReportCode). `contactMethodValue` contains the link, not a contact. */
export interface ReportCodeRequest {
  readonly contactMethodValue: string;
  readonly type: ContactType;
  readonly resendCode?: boolean | undefined;
}

/**
 * Sends a code to the link's address, or to the phone of the person with that address. Limits: one in 30 s per link, 10 an
 * hour per address (SECURITY.md §2.4).
 */
export const requestReportCode =
  (ports: Ports) =>
  (caller: Caller, input: ReportCodeRequest): Reply<ReportCodeReceipt> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const link = await tx.reportCodes.lock(input.contactMethodValue);
      if (link === null) return NOT_FOUND;
      const closed = closedNow(link, now);
      if (closed !== null) return closed;
      const contact = contactsOf(link).find(({ type }) => type === input.type);
      if (contact === undefined) return invalid('A code for this link can’t be sent there.');
      const facts = { ...factsOf(link, 'report.code'), detail: { type: contact.type } };
      const rest = resendWaitSeconds(link.codeSentAt ?? 0, now);
      if (link.codeSentAt !== null && rest > 0)
        return refuseLimited(tx, ports, caller, facts, rest);
      const key = `report:${ports.secrets.digest(link.address.toLowerCase())}`;
      const sending = contact.type === 'email' ? BUCKETS.mailSending : BUCKETS.smsSending;
      const holds: readonly Hold[] = [
        { bucket: BUCKETS.codeSending, key },
        { bucket: sending, key: 'all' },
      ];
      const grant = await takeAll(tx, holds, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      const code = ports.secrets.code();
      const bound = boundTo(link, caller);
      // The message gets the code's id, so that the code's delivery state can be found by that id.
      const id = ports.ids.next();
      await tx.oneTime.issue({
        ...bound,
        id,
        purpose: PURPOSE,
        secretHash: ports.secrets.codeMac({ ...bound, code }),
        maxAttempts: CODE_ATTEMPTS,
        expiresAt: now + DURATIONS.code,
        detail: { type: contact.type, value: contact.value },
      });
      const text = reportCodeMessage(contact, code, ports.providerName);
      const { siteGroupNum } = link.report;
      await tx.messages.enqueue({ ...text, id, queuedAt: now, siteGroupNum });
      await tx.reportCodes.put(link.id, { codeSentAt: now });
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({
        schedReportID: link.id,
        emailAddress: maskContact(contact),
        sentTo: contact.type,
        resendInSeconds: DURATIONS.resendCooldown / 1000,
      });
    });

/** Records a wrong code for the link. The fifth consecutive wrong code locks the link for 15 minutes and voids the open code. */
const refuseCode = async (
  tx: Transaction,
  ports: Ports,
  caller: Caller,
  link: StoredReportLink,
): Reply<never> => {
  const now = ports.clock.now();
  const next = afterWrongCode(link, now);
  await tx.reportCodes.put(link.id, next);
  if (next.lockedUntil === null)
    return recordRefusal(
      tx,
      ports,
      caller,
      { ...factsOf(link, 'report.open'), detail: { outcome: 'wrong' } },
      refusalOf('wrong', 'wrongCode', 'That code is not correct. Please check it and try again.'),
    );
  await tx.oneTime.voidAll([link.id], ['reportCode'], now);
  return recordRefusal(
    tx,
    ports,
    caller,
    { ...factsOf(link, 'report.open'), detail: { outcome: 'locked' } },
    LOCKED(secondsTo(next.lockedUntil, now)),
  );
};

/**
 * Derives this browser's token from the correct code. The same code gives the same token, so that a repeated request gets
 * the same response.
 */
const tokenOf = (
  { secrets }: Pick<Ports, 'secrets'>,
  caller: Caller,
  link: StoredReportLink,
  code: string,
): string => secrets.mark('reportToken', [link.id, caller.browserId, code]);

const answerOf = (link: StoredReportLink, token: string, validMs: number): OpenedReport => ({
  schedReportID: link.id,
  emailAddress: link.address,
  user_token: token,
  validSeconds: Math.ceil(validMs / 1000),
  providerUser: link.person?.isStaff === true,
  report: linkedReport(link),
});

/**
 * Checks the code of a report link. A correct code returns a token for this report, valid for 12 hours by the server's
 * clock (spec §9, SECURITY.md §2.12).
 */
export const verifyReportCode =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly code: string; readonly reportLinkCode: string },
  ): Reply<OpenedReport> => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6-digit code');
    return ports.unitOfWork.run(async (tx) => {
      const { clock, secrets } = ports;
      const now = clock.now();
      const link = await tx.reportCodes.lock(input.reportLinkCode);
      if (link === null) return NOT_FOUND;
      const token = tokenOf(ports, caller, link, code);
      const hash = secrets.digest(token);
      const known = await tx.reportCodes.findToken(hash, now);
      if (known !== null && known.createdAt > now - DURATIONS.code)
        return ok(answerOf(link, token, known.expiresAt - now));
      const closed = closedNow(link, now);
      if (closed !== null) return closed;
      const facts = factsOf(link, 'report.open');
      const holds = [{ bucket: BUCKETS.codeGuessDay, key: `report:${link.id}` }];
      const grant = await takeAll(tx, holds, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      const bound = boundTo(link, caller);
      const used = await tx.oneTime.consumeFor({
        ...bound,
        purpose: PURPOSE,
        secretHash: secrets.codeMac({ ...bound, code }),
        now,
      });
      if (used.outcome === 'wrong') return refuseCode(tx, ports, caller, link);
      await giveAllBack(tx, holds, now);
      const { type = '', value = '' } = used.outcome === 'matched' ? used.detail : {};
      if (used.outcome === 'dead' || !isContactOf(link, type, value)) {
        const dead = { ...facts, detail: { outcome: 'dead' } };
        return recordRefusal(tx, ports, caller, dead, CODE_DEAD);
      }
      await tx.reportCodes.put(link.id, { wrongCodes: 0 });
      await tx.reportCodes.storeToken({
        hash,
        linkId: link.id,
        type: type === 'cellPhone' ? 'cellPhone' : 'email',
        value,
        createdAt: now,
        expiresAt: now + DURATIONS.reportToken,
      });
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok', detail: { type } });
      return ok(answerOf(link, token, DURATIONS.reportToken));
    });
  };
