import type * as z from 'zod/mini';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { guessOf, answerLookup } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The ports needed to change accounts. */
export type ChangePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'
>;

/** The site number of an account. Dealers also name the active group. */
export interface AccountInput {
  readonly sn: number;
  readonly siteGroupNum?: number | null;
}

/** Reads an account to be changed and locks it until the transaction ends. */
export const lockAccount = async (
  tx: Transaction,
  ports: ChangePorts,
  caller: SessionCaller,
  { sn, siteGroupNum = null }: AccountInput,
): Reply<AccountInfo> => {
  const viewer = siteViewer(caller, { siteGroupNum });
  if (viewer === null) return NOT_FOUND;
  await tx.accountInfo.lock(sn);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.accountInfo.read(sn, viewer, look);
  return answerLookup(tx, ports, caller, { ...looked, target: `site ${sn}` });
};

/** Converts an account to the form used to announce changes of a site. */
export const lockedSite = (info: AccountInfo, by: string): LockedSite => ({
  siteNum: info.siteNum,
  siteGroupNum: info.siteGroup.siteGroupNum,
  siteName: info.siteName,
  addressDisplay: info.addressDisplay,
  timeZone: info.timeZone,
  by,
});

/** Validates a complete form, including checks across several fields. */
export const validateForm = <T>(schema: z.ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const text = Object.values(read.error).flat().join('. ');
  return refusalOf('unacceptable', 'accountRefused', `${text}.`);
};
