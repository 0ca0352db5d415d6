import { ok, type Result } from '../../kernel/result.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import { validateAccountDraft } from '../../new-account/validate-account-draft.rule.ts';
import type { GivenCode } from '../../new-account/check-draft-codes.rule.ts';
import type { NumberVerdict } from '../../new-account/number-text.rule.ts';
import type { SentDraftCode, Submitted } from '../../new-account/stored-account-draft.schema.ts';
import { cleanNumber } from '../../sites/check-number.rule.ts';
import { foldPasscode } from '../passcodes/fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { DraftOwner, StoredAccountDraft } from './account-draft.repository.port.ts';
import { checkNumbers } from './check-numbers.operation.ts';
import { type DraftInput, ownerOf } from './change-draft.operation.ts';
import { NumberGone } from './new-site.repository.port.ts';
import { todayAt } from './today-at.rule.ts';
import { accountDetail, writeAccount, type WritePorts } from './write-account.operation.ts';

export type SubmitPorts = WritePorts & Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'hasher'>;

/**
 * A draft to submit, at the revision that the caller last saw. The codes are submitted together with the draft, because a
 * draft never contains codes.
 */
export interface SubmitInput extends DraftInput {
  readonly rev: number;
  readonly codes: readonly SentDraftCode[];
}

const CHANGED_SINCE = refusalOf(
  'conflict',
  'staleRev',
  'You changed this draft in another tab or on another device. Reload it before you submit.',
);

/** Returns the submitted codes by the id of their passcode, folded for checking and sealing. */
const codesOf = (codes: readonly SentDraftCode[]): ReadonlyMap<string, GivenCode> =>
  new Map(
    codes
      .filter(({ code }) => code.trim() !== '')
      .map(({ code, id, knowingly }) => [id, { code: foldPasscode(code), knowingly }]),
  );

/** Checks the numbers of a draft for the group that will own the account. */
export const numbersOfDraft = async (
  tx: Transaction,
  { branch, transmitters }: Pick<AccountDraft, 'branch' | 'transmitters'>,
  {
    draftId,
    owner,
  }: { readonly draftId: string; readonly owner: Pick<DraftOwner, 'siteGroupNum' | 'now'> },
) => {
  const branches = await tx.accountDrafts.branches(owner.siteGroupNum);
  const own = branches.find(({ siteGroupNum }) => siteGroupNum === branch);
  const branchNums = branches.map(({ siteGroupNum }) => siteGroupNum);
  if (own === undefined) return { branchNums, numbers: new Map<string, NumberVerdict>() };
  const xmits = [...new Set(transmitters.map(({ xmit }) => cleanNumber(xmit)).filter(Boolean))];
  const group = await tx.numberBlocks.ofGroup(own.siteGroupNum, owner.now);
  const verdicts = await checkNumbers(tx, xmits, group, { branch: own, owner, draftId });
  return { branchNums, numbers: new Map(verdicts.map((verdict) => [verdict.xmit, verdict])) };
};

/** Hashes the account passcode before the transaction, so that no lock is held while hashing. Returns null without a passcode. */
const hashAccount = async (
  { hasher }: Pick<SubmitPorts, 'hasher'>,
  content: AccountDraft | null,
  codes: ReadonlyMap<string, GivenCode>,
): Promise<Result<string | null, Refusal>> => {
  const own = content?.passcodes.find(({ ofAccount }) => ofAccount);
  const code = own === undefined ? undefined : codes.get(own.id)?.code;
  if (code === undefined) return ok(null);
  const hash = await hasher.hash(code);
  return hash === 'busy' ? BUSY : ok(hash);
};

/** Creates the account of a locked draft. If a problem prevents the creation, writes nothing and returns all problems. */
const make = async (
  tx: Transaction,
  ports: SubmitPorts,
  caller: SessionCaller,
  asked: {
    readonly stored: StoredAccountDraft;
    readonly owner: DraftOwner;
    readonly codes: ReadonlyMap<string, GivenCode>;
    readonly accountHash: string | null;
  },
): Reply<Submitted> => {
  const { accountHash, codes, owner, stored } = asked;
  const { content, document, id } = stored;
  if (content === null) return NOT_FOUND;
  const { branchNums, numbers } = await numbersOfDraft(tx, content, { owner, draftId: id });
  const { timeZone } = content.premises;
  const { account, problems } = validateAccountDraft(content, {
    numbers,
    codes,
    branches: branchNums,
    hasAgreement: document !== null,
    today: todayAt(ports, timeZone),
  });
  if (account === null)
    return ok({ kind: 'problems', problems: problems.filter(({ tone }) => tone !== 'advice') });
  const by = { accountId: owner.accountId, name: await nameOf(tx, caller) };
  const whole = { account, draft: content, codes, accountHash, by };
  const site = await writeAccount(tx, ports, whole);
  await tx.accountDrafts.finish(id, {
    siteNum: site.siteNum,
    documentId: ports.ids.next(),
    by: site.by,
    now: ports.clock.now(),
  });
  const reply = { kind: 'created', siteNum: site.siteNum } as const;
  await recordChange(
    tx,
    ports,
    caller,
    site,
    {
      operation: 'account.create',
      event: 'Account created',
      id,
      subject: site.siteName,
      changes: [],
      labels: {},
      whole: true,
      detail: { ...accountDetail(whole), agreement: document?.name.slice(0, 200) ?? '' },
    },
    reply,
  );
  return ok(reply);
};

/** Use cases that convert a draft to an account, once per draft (domain guide 6.18, 5.3). */
export const submitAccounts = (ports: SubmitPorts) => {
  const once = async (caller: SessionCaller, input: SubmitInput): Reply<Submitted> => {
    const owner = ownerOf(ports, caller, input);
    if (owner === null) return NOT_FOUND;
    const codes = codesOf(input.codes);
    const seen = await ports.unitOfWork.read((tx) => tx.accountDrafts.find(input.id, owner));
    if (seen === null) return NOT_FOUND;
    const hashed = await hashAccount(ports, seen.content, codes);
    if (!hashed.ok) return hashed;
    return ports.unitOfWork.run(async (tx) => {
      const stored = await tx.accountDrafts.lock(input.id, owner);
      if (stored === null) return NOT_FOUND;
      const { rev, siteNum } = stored;
      // If the draft already became an account, this request is a repeat and returns that account.
      if (siteNum !== null) return ok({ kind: 'created', siteNum });
      if (rev !== input.rev || rev !== seen.rev) return CHANGED_SINCE;
      return make(tx, ports, caller, { stored, owner, codes, accountHash: hashed.value });
    });
  };
  return {
    submitAccount: async (caller: SessionCaller, input: SubmitInput): Reply<Submitted> => {
      try {
        return await once(caller, input);
      } catch (error) {
        // If another device just took the number, the second attempt reports that in the number's field.
        if (error instanceof NumberGone) return once(caller, input);
        throw error;
      }
    },
  };
};
