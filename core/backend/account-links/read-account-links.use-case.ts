import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { describeLinks } from './describe-links.operation.ts';

/** The customer's own links with the state of their sites. */
export const readAccountLinks =
  (ports: BackendPorts) =>
  (caller: SessionCaller): Promise<Result<AccountLinks, Refusal>> =>
    ports.unitOfWork.run(async (tx) =>
      ok(await describeLinks(tx, ports, caller.session.accountId)),
    );
