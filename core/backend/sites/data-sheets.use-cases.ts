import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { printable } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { dataSheet } from './data-sheet.rule.ts';
import { describeSite } from './describe-site.rule.ts';
import { activeGroup, guessOf, type ListInput, lookUp } from './list-sites.operation.ts';

/** Creates the use case that prints data sheets of sites. */
export const createDataSheets = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'documentPrinter'>,
) => ({
  /** Prints a site's data for operators and technicians, without secrets (domain guide 6.11 "Actions"). */
  dataSheet: async (
    caller: SessionCaller,
    { sn: siteNum, ...input }: ListInput & { readonly sn: number },
  ): Reply<Document> => {
    const { accountId } = caller.session;
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const look = { siteGroupNum, guess: guessOf(caller), now };
    const read = await lookUp(ports, caller, `site ${siteNum}`, (tx) =>
      tx.sites.sheet(siteNum, accountId, look),
    );
    if (!read.ok) return read;
    const { zones, letterhead, ...facts } = read.value;
    const sheet = dataSheet(
      describeSite(facts, now, caller.session.permissions),
      zones,
      ports.wallClock,
    );
    const day = ports.wallClock.wallTime(now, facts.site.timeZone).slice(0, 10);
    return ok({
      name: `data-sheet-${siteNum}-${day}.pdf`,
      bytes: await ports.documentPrinter.print({
        ...sheet,
        letterhead: printable(letterhead),
      }),
    });
  },
});
