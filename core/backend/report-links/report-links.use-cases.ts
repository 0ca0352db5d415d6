import type { DocumentInParts } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import type { LinkedReport, LinkLook } from '../../report-links/linked-report.schema.ts';
import { mayReadKind } from '../../reports/report-kinds.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { FoundReport } from '../reports/report.repository.port.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { askForReport } from './ask-for-report.use-case.ts';
import { FILE_GONE, linkedReport } from './linked-report.rule.ts';
import { requestReportCode, verifyReportCode } from './request-report-code.use-cases.ts';
import { reportFile, reportParts } from '../reports/report-file.operation.ts';
import { contactsOf, goneSince, isContactOf, lockedUntil } from './report-code-message.rule.ts';
import type { StoredReportLink } from './report-code.repository.port.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

const NOT_PROVEN = refusalOf(
  'wrong',
  'reportTokenDead',
  'This page was opened too long ago. Please request a new code.',
);

const lookOf = (
  link: StoredReportLink,
  now: number,
  out: Awaited<ReturnType<Transaction['reportCodes']['codeOut']>>,
): LinkLook => {
  const gone = goneSince(link.report, now);
  const locked = lockedUntil(link, now);
  const state = gone !== null ? 'expired' : locked !== null ? 'locked' : 'ready';
  return {
    state,
    expiredAt: gone?.since ?? null,
    lockedSeconds: locked === null ? 0 : Math.ceil((locked - now) / 1000),
    contacts: contactsOf(link).map((one) => ({ type: one.type, masked: maskContact(one) })),
    codeSentTo: state === 'ready' ? (out?.type ?? null) : null,
    codeDeparture: state === 'ready' ? (out?.departure ?? null) : null,
    resendInSeconds: resendWaitSeconds(link.codeSentAt, now),
  };
};

/**
 * Finds a link whose report the caller may see in any of the caller's groups. Null outside the scope, or without the right
 * for this kind of report.
 */
const ownLink = async (
  tx: Transaction,
  { session }: SessionCaller,
  id: string,
): Promise<StoredReportLink | null> => {
  const link =
    session.application === 1
      ? await tx.reportCodes.find(id)
      : await tx.reportCodes.findWithin(id, session.allowedGroups);
  return link !== null && mayReadKind(link.report.kind, session.permissions) ? link : null;
};

/** Use cases for reports that people open from an e-mail, without a session (spec §2.5, §7.2, §8; domain guide 6.9). */
export const createReportLinks = (ports: Ports) => {
  const { clock, secrets, unitOfWork } = ports;

  /** Counts and audits a download, and returns the file. */
  const handOut = async (
    tx: Transaction,
    caller: Caller | SessionCaller,
    by: { readonly file: FoundReport; readonly reader: string; readonly subjectId?: string | null },
  ): Promise<DocumentInParts> => {
    const { file, reader, ...who } = by;
    await tx.reports.noteRead(file.id, reader, clock.now());
    await recordAudit(tx, ports, caller, {
      operation: 'report.download',
      result: 'ok',
      target: file.id,
      ...who,
    });
    return reportParts(ports, file);
  };

  return {
    requestReportCode: requestReportCode(ports),
    verifyReportCode: verifyReportCode(ports),
    askForReport: askForReport(ports),

    /** Describes a link to anyone who has it. Sends, counts and writes nothing (SECURITY.md §2.12). */
    lookAtReportLink: (caller: Caller, { id }: { readonly id: string }): Reply<LinkLook> =>
      unitOfWork.read(async (tx) => {
        const now = clock.now();
        const link = await tx.reportCodes.find(id);
        if (link === null) return NOT_FOUND;
        return ok(lookOf(link, now, await tx.reportCodes.codeOut(id, caller.browserId, now)));
      }),

    /** Returns the report of a link to a signed-in user who may see the report in the portal. */
    readLinkedReport: (
      caller: SessionCaller,
      { id }: { readonly id: string },
    ): Reply<LinkedReport> =>
      unitOfWork.read(async (tx) => {
        const now = clock.now();
        const own = await ownLink(tx, caller, id);
        if (own === null) return NOT_FOUND;
        return goneSince(own.report, now) === null ? ok(linkedReport(own)) : FILE_GONE;
      }),

    /** Returns the file of a link to a signed-in user who may see the report in the portal. */
    downloadOwnReport: (
      caller: SessionCaller,
      { id }: { readonly id: string },
    ): Reply<DocumentInParts> =>
      unitOfWork.run(async (tx) => {
        const now = clock.now();
        const own = await ownLink(tx, caller, id);
        if (own === null) return NOT_FOUND;
        if (goneSince(own.report, now) !== null) return FILE_GONE;
        const file = await reportFile(tx, own.reportId, now);
        if (!file.ok) return file;
        const account = await tx.accounts.findById(caller.session.actorId);
        return ok(await handOut(tx, caller, { file: file.value, reader: account?.name ?? '' }));
      }),

    /** Returns the file of a link to a caller with a token. */
    downloadLinkedReport: (
      caller: Caller,
      { id, reportToken }: { readonly id: string; readonly reportToken: string | null },
    ): Reply<DocumentInParts> =>
      unitOfWork.run(async (tx) => {
        const now = clock.now();
        const link = await tx.reportCodes.find(id);
        if (link === null) return NOT_FOUND;
        const token =
          reportToken === null
            ? null
            : await tx.reportCodes.findToken(secrets.digest(reportToken), now);
        if (token?.linkId !== link.id || !isContactOf(link, token.type, token.value))
          return NOT_PROVEN;
        if (goneSince(link.report, now) !== null) return FILE_GONE;
        const file = await reportFile(tx, link.reportId, now);
        if (!file.ok) return file;
        const { address: reader, person } = link;
        const who = { subjectId: person?.id ?? null };
        return ok(await handOut(tx, caller, { file: file.value, reader, ...who }));
      }),
  };
};
