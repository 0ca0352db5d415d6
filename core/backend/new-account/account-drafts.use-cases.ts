import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { type AccountDraft, draftName } from '../../new-account/account-draft.schema.ts';
import { contentOfDraft } from '../../new-account/begin-from.rule.ts';
import type { AccountStep } from '../../new-account/account-steps.ts';
import { NEW_ACCOUNT_LIMITS as LIMITS } from '../../new-account/new-account-limits.ts';
import type {
  AccountStart,
  StoredAccountDraft,
  SavedDraft,
  SimilarSite,
} from '../../new-account/stored-account-draft.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SiteTemplateSummary } from '../../sites/site-template.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { storeTemplate } from '../sites/store-template.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { WrittenDraft } from './account-draft.repository.port.ts';
import { changeDraft, type DraftInput, ownerOf } from './change-draft.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>;

/** A draft to save, at the revision that the caller last saw. */
export interface SaveDraftInput extends DraftInput {
  readonly rev: number;
  readonly step: AccountStep;
  readonly draft: AccountDraft;
}

const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyDrafts',
  `You already have ${LIMITS.drafts} drafts. Discard one first.`,
);
/**
 * The refusal of a stale save. Only the owner can change a draft, so the change since then came from another tab or device
 * of the owner.
 */
const OTHER_TAB = refusalOf(
  'conflict',
  'staleRev',
  'You changed this draft in another tab or on another device.',
);

/** The refusal for an id that another person's draft has. The refusal reveals nothing about that draft. */
const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This draft couldn’t be saved. Please reload the page.',
);

const saved = (rev: number, at: number): SavedDraft => ({
  rev,
  savedAt: isoInstant(at),
  expiresAt: isoInstant(at + LIMITS.draftMs),
});

const writtenOf = ({ draft, id, rev, step }: SaveDraftInput, now: number): WrittenDraft => ({
  id,
  step,
  rev: rev + 1,
  content: draft,
  name: draftName(draft).slice(0, 120),
  expiresAt: now + LIMITS.draftMs,
});

/** Use cases for drafts of new accounts. A draft is stored for its owner until 30 days after the last save (domain guide 6.18). */
export const accountDrafts = (ports: Ports) => {
  const record = (
    tx: Transaction,
    caller: SessionCaller,
    operation: string,
    { id, rev, step }: WrittenDraft,
  ): Promise<void> =>
    recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      target: `draft ${id}`,
      detail: { rev: String(rev), step },
    });
  return {
    accountStart: async (caller: SessionCaller, input: ListInput): Reply<AccountStart> => {
      const owner = ownerOf(ports, caller, input);
      if (owner === null) return NOT_FOUND;
      const { branches, drafts } = await ports.unitOfWork.read((tx) =>
        tx.accountDrafts.start(owner),
      );
      return ok({
        asOf: isoInstant(owner.now),
        branches: [...branches],
        drafts: drafts.map(({ expiresAt, savedAt, ...draft }) => ({
          ...draft,
          savedAt: isoInstant(savedAt),
          expiresAt: isoInstant(expiresAt),
        })),
      });
    },

    accountDraft: async (caller: SessionCaller, input: DraftInput): Reply<StoredAccountDraft> => {
      const owner = ownerOf(ports, caller, input);
      if (owner === null) return NOT_FOUND;
      const found = await ports.unitOfWork.read((tx) => tx.accountDrafts.find(input.id, owner));
      if (found === null) return NOT_FOUND;
      const { content, expiresAt, savedAt, ...draft } = found;
      const times = { savedAt: isoInstant(savedAt), expiresAt: isoInstant(expiresAt) };
      return ok({ ...draft, ...times, draft: content });
    },

    /** Stores a new draft under the id that the form generated. A repeated request gets the same response. */
    beginAccountDraft: (
      caller: SessionCaller,
      input: Omit<SaveDraftInput, 'rev'>,
    ): Reply<SavedDraft> => {
      const owner = ownerOf(ports, caller, input);
      if (owner === null) return Promise.resolve(NOT_FOUND);
      const written = writtenOf({ ...input, rev: 0 }, owner.now);
      const reply = saved(written.rev, owner.now);
      return ports.unitOfWork.run(async (tx) => {
        if ((await tx.accountDrafts.count(owner)) >= LIMITS.drafts) return TOO_MANY;
        if (!(await tx.accountDrafts.add(written, owner))) return ID_TAKEN;
        await storeCall(tx, ports, caller, { reply });
        await record(tx, caller, 'account.beginDraft', written);
        return ok(reply);
      });
    },

    /** Saves a draft at the revision that the caller last saw. A repeated request gets the same response. */
    saveAccountDraft: (caller: SessionCaller, input: SaveDraftInput): Reply<SavedDraft> =>
      changeDraft(ports, caller, input, async (tx, draft, { now }) => {
        if (draft.rev !== input.rev) return OTHER_TAB;
        const written = writtenOf(input, now);
        const reply = saved(written.rev, now);
        await tx.accountDrafts.save(written, now);
        await storeCall(tx, ports, caller, { reply });
        await record(tx, caller, 'account.saveDraft', written);
        return ok(reply);
      }),

    /** Discards a draft with its agreement and reserved numbers. Idempotent. */
    discardAccountDraft: (caller: SessionCaller, input: DraftInput): Reply =>
      changeDraft(ports, caller, input, async (tx, draft) => {
        await tx.accountDrafts.remove(draft.id);
        await storeCall(tx, ports, caller);
        await recordAudit(tx, ports, caller, {
          operation: 'account.discardDraft',
          result: 'ok',
          target: `draft ${draft.id}`,
        });
        return ok({});
      }),

    /** Saves the reusable parts of a draft as a template, without people, addresses, numbers and codes. */
    keepDraftTemplate: (
      caller: SessionCaller,
      {
        name,
        templateId,
        ...input
      }: DraftInput & { readonly templateId: string; readonly name: string },
    ): Reply<SiteTemplateSummary> =>
      changeDraft(ports, caller, input, async (tx, { content, id }, { siteGroupNum }) =>
        content === null
          ? NOT_FOUND
          : storeTemplate(tx, ports, caller, {
              id: templateId,
              name,
              siteGroupNum,
              target: `draft ${id}`,
              by: await nameOf(tx, caller),
              content: () => Promise.resolve(contentOfDraft(content)),
            }),
      ),

    /** Returns accounts of the group and its branches at almost the same address, which may be the same account. */
    similarSites: async (
      caller: SessionCaller,
      {
        siteGroupNum: named,
        ...address
      }: ListInput & {
        readonly street: string;
        readonly postalCode: string;
      },
    ): Reply<{ sites: SimilarSite[] }> => {
      const siteGroupNum = activeGroup(caller, named);
      if (siteGroupNum === null) return NOT_FOUND;
      const sites = await ports.unitOfWork.read((tx) => tx.newSites.similar(address, siteGroupNum));
      return ok({ sites: [...sites] });
    },
  };
};
