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

/** The ports needed for changes of accounts. */
export type ChangePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'
>;

/** The account a request is about; dealers also name the group they work in. */
export interface AccountInput {
  readonly sn: number;
  readonly siteGroupNum?: number | null;
}

/** Reads the account that is to be changed and locks it until the transaction ends. */
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

/** Converts the account to the form in which every change of a site is announced. */
export const lockedSite = (info: AccountInfo, by: string): LockedSite => ({
  siteNum: info.siteNum,
  siteGroupNum: info.siteGroup.siteGroupNum,
  siteName: info.siteName,
  addressDisplay: info.addressDisplay,
  timeZone: info.timeZone,
  by,
});

/** Validates a form as a whole, for faults of several fields together. */
export const validateForm = <T>(schema: z.ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const text = Object.values(read.error).flat().join('. ');
  return refusalOf('unacceptable', 'accountRefused', `${text}.`);
};
