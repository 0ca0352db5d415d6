import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { guessOf, lookUp } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import { createCertificates } from './certificates.use-cases.ts';
import { changeAccount } from './change-account.use-cases.ts';
import { changeRequests } from './change-requests.use-cases.ts';
import { gateCodes } from './gate-codes.use-cases.ts';
import type { AccountInput, ChangePorts } from './lock-account.operation.ts';

type AccountInfoPorts = ChangePorts &
  Pick<
    BackendPorts,
    'vault' | 'documentPrinter' | 'providerName' | 'publicUrls' | 'stationListings'
  >;

/** Creates the use cases of an account for its customer and its dealer (domain guide 6.7). */
export const createAccountInfo = (ports: AccountInfoPorts) => ({
  ...changeAccount(ports),
  ...changeRequests(ports),
  ...createCertificates(ports),
  ...gateCodes(ports),

  /** Returns the account: the fields changed directly, the fields changed by request, and the requests. */
  accountInfo: async (
    caller: SessionCaller,
    { sn, siteGroupNum = null }: AccountInput,
  ): Reply<AccountInfo> => {
    const viewer = siteViewer(caller, { siteGroupNum });
    if (viewer === null) return NOT_FOUND;
    const look = { guess: guessOf(caller), now: ports.clock.now() };
    return lookUp(ports, caller, `site ${sn}`, (tx) => tx.accountInfo.read(sn, viewer, look));
  },
});
