import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { NOT_FOUND, refusalOf, type Reply, tooMany } from '../refusal.ts';
import { linkedReport } from './linked-report.rule.ts';
import { askedMessage, goneSince } from './report-code-message.rule.ts';

/** How long after a reader's request no further request for the same report is sent, in milliseconds. */
const ASKED_FOR = 24 * 3600000;

const STILL_STORED = refusalOf(
  'conflict',
  'reportKept',
  'This report is still available. Please reload the page.',
);
const NOBODY = refusalOf(
  'conflict',
  'nobodyToAsk',
  'The people who created this report can no longer be reached. Please call your alarm dealer.',
);

/**
 * Notifies the people who can run an expired report again that its reader wants a new file. Notifies them at most once a
 * day per link (domain guide 6.9).
 */
export const askForReport =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>) =>
  (caller: Caller, { id }: { readonly id: string }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const link = await tx.reportCodes.lock(id);
      if (link === null) return NOT_FOUND;
      if (goneSince(link.report, now) === null) return STILL_STORED;
      if (link.askedAt !== null && link.askedAt > now - ASKED_FOR) return ok({});
      const makers = await tx.reportCodes.makers(link);
      if (makers.length === 0) return NOBODY;
      const grant = await takeAll(tx, [{ bucket: BUCKETS.mailSending, key: 'all' }], now);
      if (!grant.granted) return tooMany(grant.wait);
      const base = ports.publicUrls.dealer;
      const messages = makers.map((to) =>
        askedMessage({ to, reader: link.address, ...linkedReport(link) }, base),
      );
      await tx.messages.enqueue(
        ...messages.map((message) => ({
          ...message,
          id: ports.ids.next(),
          queuedAt: now,
          siteGroupNum: link.report.siteGroupNum,
        })),
      );
      await tx.reportCodes.put(id, { askedAt: now });
      await recordAudit(tx, ports, caller, {
        operation: 'report.ask',
        result: 'ok',
        subjectId: link.person?.id ?? null,
        target: link.reportId,
      });
      return ok({});
    });
