import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { DraftOwner, StoredAccountDraft } from './account-draft.repository.port.ts';

export interface DraftInput extends ListInput {
  readonly id: string;
}

/** The refusal for a draft that became an account in another tab or on another device. */
export const BECAME_ACCOUNT = refusalOf(
  'conflict',
  'becameAccount',
  'An account was already created from this draft.',
);

/** Returns the owner of the drafts that a request may access; null for a group outside the caller's scope. */
export const ownerOf = (
  { clock }: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { siteGroupNum: named }: ListInput,
): DraftOwner | null => {
  const siteGroupNum = activeGroup(caller, named);
  const { accountId } = caller.session;
  return siteGroupNum === null ? null : { accountId, siteGroupNum, now: clock.now() };
};

/** Changes a draft of the caller in one transaction that locks it. Refuses if the draft became an account. */
export const changeDraft = <T>(
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>,
  caller: SessionCaller,
  input: DraftInput,
  work: (tx: Transaction, draft: StoredAccountDraft, owner: DraftOwner) => Reply<T>,
): Reply<T> =>
  ports.unitOfWork.run(async (tx) => {
    const owner = ownerOf(ports, caller, input);
    const draft = owner === null ? null : await tx.accountDrafts.lock(input.id, owner);
    if (owner === null || draft === null) return NOT_FOUND;
    return draft.siteNum === null ? work(tx, draft, owner) : BECAME_ACCOUNT;
  });
