import { ok } from '../../kernel/result.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { guessOf, lookUp } from '../sites/site-scope.operation.ts';
import { certificateSheet } from './certificate-sheet.rule.ts';
import { changeAccount } from './change-account.use-cases.ts';
import { changeRequests } from './change-requests.use-cases.ts';
import type { ChangePorts } from './hold-account.operation.ts';

type AccountInfoPorts = ChangePorts &
  Pick<BackendPorts, 'sheetPrinter' | 'providerName' | 'stationListings'>;

/** A customer's account at the provider (domain guide 6.7). */
export const createAccountInfo = (ports: AccountInfoPorts) => {
  const look = (caller: SessionCaller, sn: number): Reply<AccountInfo> =>
    lookUp(ports, caller, `site ${sn}`, (tx) =>
      tx.accountInfo.read(sn, caller.session.accountId, {
        guess: guessOf(caller),
        now: ports.clock.now(),
      }),
    );
  return {
    ...changeAccount(ports),
    ...changeRequests(ports),

    /** The account with what is changed directly, what on request, and the requests so far. */
    readAccountInfo: (caller: SessionCaller, { sn }: { readonly sn: number }): Reply<AccountInfo> =>
      look(caller, sn),

    /** The alarm certificate of today. Its verification number follows from account and day under a key, so that the provider can tell a real one. */
    printCertificate: async (
      caller: SessionCaller,
      { sn }: { readonly sn: number },
    ): Reply<Document> => {
      const read = await look(caller, sn);
      if (!read.ok) return read;
      const info = read.value;
      const { providerName, secrets, sheetPrinter, stationListings, wallClock } = ports;
      const day = wallClock.wallTime(ports.clock.now(), info.timeZone).slice(0, 10);
      const mark = secrets
        .mark('alarm certificate', [String(sn), day])
        .slice(0, 12)
        .toUpperCase();
      const number = mark.replaceAll(/(.{4})(?=.)/g, '$1-');
      const sheet = certificateSheet(info, { day, number, providerName, stationListings });
      return ok({
        name: `alarm-certificate-${sn}-${day}.pdf`,
        bytes: await sheetPrinter.print(sheet),
      });
    },
  };
};
