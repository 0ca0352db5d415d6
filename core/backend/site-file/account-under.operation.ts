import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import { ok } from '../../kernel/result.ts';
import { changedBy } from '../account-info/change-refusals.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

export type FilePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'wallClock' | 'ids' | 'secrets' | 'vault' | 'documentInspector'
>;

/** Returns the account of a locked site. Refuses if the account changed since the caller's revision. */
export const accountUnder = async (
  tx: Transaction,
  ports: FilePorts,
  caller: SessionCaller,
  { sn, rev, ...input }: SiteInput & { readonly rev: number },
): Reply<AccountInfo> => {
  const viewer = siteViewer(caller, input);
  if (viewer === null) return NOT_FOUND;
  const info = await tx.siteFiles.account(sn, viewer, ports.clock.now());
  if (info === null) return NOT_FOUND;
  return info.rev === rev
    ? ok(info)
    : changedBy(ports, info, { who: info.changedBy, at: info.changedAt });
};
