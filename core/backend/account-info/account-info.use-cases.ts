import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { guessOf, lookUp } from '../sites/site-scope.operation.ts';
import { createCertificates } from './certificates.use-cases.ts';
import { changeAccount } from './change-account.use-cases.ts';
import { changeRequests } from './change-requests.use-cases.ts';
import { gateCodes } from './gate-codes.use-cases.ts';
import type { ChangePorts } from './hold-account.operation.ts';

type AccountInfoPorts = ChangePorts &
  Pick<BackendPorts, 'vault' | 'sheetPrinter' | 'providerName' | 'publicUrls' | 'stationListings'>;

/** A customer's account at the provider (domain guide 6.7). */
export const createAccountInfo = (ports: AccountInfoPorts) => ({
  ...changeAccount(ports),
  ...changeRequests(ports),
  ...createCertificates(ports),
  ...gateCodes(ports),

  /** The account with what is changed directly, what on request, and the requests so far. */
  readAccountInfo: (caller: SessionCaller, { sn }: { readonly sn: number }): Reply<AccountInfo> =>
    lookUp(ports, caller, `site ${sn}`, (tx) =>
      tx.accountInfo.read(sn, caller.session.accountId, {
        guess: guessOf(caller),
        now: ports.clock.now(),
      }),
    ),
});
