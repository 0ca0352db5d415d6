import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { type BrandingPorts, lockBranding } from './lock-branding.operation.ts';
import { letterheadOf } from '../documents/letterhead-of.operation.ts';

const NO_ADDRESS = refusalOf(
  'unacceptable',
  'noMail',
  'Your account has no email address to send it to.',
);

/** Made-up rows of the sample report. Must be the same rows as in the preview. */
const ROWS = [
  ['Kestrel Print Works', 'HP1561', '08:02', '18:04'],
  ['Beacon Street Pharmacy', 'HP1092', '07:55', '20:11'],
  ['Fairlead Outfitters', 'HP1733', '09:00', '17:32'],
  ['Corner Hardware Co.', 'HP1209', '06:48', '19:02'],
] as const;

/** Use cases that send a sample e-mail and print a sample report with the branding of the draft. */
export const brandingSamples = (
  ports: BrandingPorts & Pick<BackendPorts, 'documentPrinter' | 'publicUrls'>,
) => ({
  /** Prints a sample report with the branding of the draft; returns the PDF. */
  brandingSample: async (caller: SessionCaller, input: ListInput): Reply<Document> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const letterhead = await letterheadOf(ports, siteGroupNum, 'draft');
    if (letterhead === null) return NOT_FOUND;
    const bytes = await ports.documentPrinter.print({
      title: 'Open/close weekly',
      line: 'A sample with made-up accounts',
      letterhead,
      parts: [
        {
          title: 'Openings and closings',
          table: {
            head: ['Account', 'Number', 'Opened', 'Closed'],
            rows: ROWS.map((row) => [...row]),
          },
          empty: '',
        },
      ],
    });
    return ok({ name: `branding-sample-${siteGroupNum}.pdf`, bytes });
  },

  /** Sends a sample e-mail with the draft's name and footer to the caller's own address. */
  sendBrandingSample: (caller: SessionCaller, input: ListInput): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockBranding(ports, tx, caller, { ...input, rev: null });
      if (!locked.ok) return locked;
      const { draft, live, siteGroupNum } = locked.value;
      const { fromName, mailFooter } = draft ?? live;
      const facts = { operation: 'branding.sampleMail', target: `group ${siteGroupNum}` };
      const contacts = await tx.accounts.contacts(caller.session.accountId);
      const to = contacts.find(({ type }) => type === 'email')?.value;
      if (to === undefined) return NO_ADDRESS;
      const now = ports.clock.now();
      const holds = [
        { bucket: BUCKETS.serviceRequest, key: caller.session.accountId },
        { bucket: BUCKETS.mailSending, key: 'all' },
      ];
      const grant = await takeAll(tx, holds, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      const link = `${ports.publicUrls.dealer}/reports/completed`;
      const text = mailText({
        to,
        subject: 'Your report is ready',
        parts: [
          'Open/close weekly. This is a sample of your portal’s emails.',
          { label: 'View report', address: link },
        ],
        link,
      });
      const dress = { fromName: fromName ?? '', footer: mailFooter ?? '' };
      await tx.messages.enqueue({ ...text, ...dress, id: ports.ids.next(), queuedAt: now });
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    }),
});
