import { CALL_PLANS, type CallKind } from '../../contacts/call-kinds.ts';
import { wallMoment } from '../../contacts/hours-of-day.rule.ts';
import { callOrder } from '../../contacts/call-order.rule.ts';
import { callLines } from '../../contacts/call-lines.rule.ts';
import type { ContactList } from '../../contacts/contact-list.schema.ts';
import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import type { WallTime } from '../../kernel/wall-clock.port.ts';
import { zoneName } from '../../kernel/zone-name.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { Reply } from '../refusal.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';

type ReadList = (
  caller: SessionCaller,
  input: SiteInput,
) => Reply<PrintFacts & { readonly list: ContactList }>;

/** Use case that prints the call order, computed by the monitoring center's rule. */
export const printOrder = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'documentPrinter'>,
  readList: ReadList,
) => ({
  /**
   * Prints the people whom the center would call about a kind of event at a given time, by default now. The time is in the
   * site's time zone.
   */
  callOrderSheet: async (
    caller: SessionCaller,
    {
      kind,
      at,
      ...input
    }: SiteInput & { readonly kind: CallKind; readonly at?: WallTime | undefined },
  ): Reply<Document> => {
    const read = await readList(caller, input);
    if (!read.ok) return read;
    const { contacts, siteName, siteNum, timeZone, ...site } = read.value.list;
    const wall = at ?? ports.wallClock.wallTime(ports.clock.now(), timeZone);
    const moment = wallMoment(wall);
    const steps = callOrder(site, contacts, { kind, moment });
    const rows = callLines(steps);
    const bytes = await ports.documentPrinter.print({
      letterhead: read.value.letterhead,
      title: `Who would be called: ${siteName}`,
      line: `${CALL_PLANS[kind].title} on ${wall.replace('T', ' at ')} (${zoneName(timeZone)})`,
      parts: [
        {
          title: 'Call order',
          table: { head: ['Turn', 'Who', 'Number', 'Reason'], rows },
          empty: 'No one to call yet.',
        },
      ],
    });
    return ok({ name: `call-order-${siteNum}-${kind}-${wall.slice(0, 10)}.pdf`, bytes });
  },
});
