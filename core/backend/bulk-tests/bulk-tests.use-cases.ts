import {
  BULK_SHOWN,
  type AccountSelection,
  bulkActOf,
  type BulkDryForm,
  type BulkDryRun,
  type BulkForm,
  type BulkRun,
} from '../../bulk-tests/bulk-test.schema.ts';
import { selectionDigest } from '../../bulk-tests/selection-digest.rule.ts';
import { hasEnded } from '../../jobs/has-ended.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import { err, ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import { noteRight } from '../site-file/note-right.rule.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { beginBulkRun, type BulkPorts, refusedStart } from './begin-bulk-run.operation.ts';
import type { StoredBulkRun } from './bulk-test.repository.port.ts';
import { describeDryRun } from './describe-dry-run.rule.ts';
import { mayActInBulk } from './may-act-in-bulk.rule.ts';
import { selectedSites } from './selected-sites.operation.ts';
import { describeRun, standingRun } from './standing-run.operation.ts';

const NO_RIGHT = err<Refusal>({
  kind: 'forbidden',
  message: 'You don’t have the right to do this to accounts.',
});
const NO_LAST_DAY = refusalOf('unacceptable', 'lastDayNeeded', 'Enter the last day of the note.');

/** Refuses an act without its right. Without the right to edit sites, a note needs a last day. */
const refusedForm = ({ session }: SessionCaller, form: BulkForm | BulkDryForm) => {
  const act = bulkActOf(form);
  if (!mayActInBulk(act, session.permissions)) return NO_RIGHT;
  return 'act' in form &&
    form.act === 'note' &&
    form.until === null &&
    noteRight(session.permissions) === 'temporary'
    ? NO_LAST_DAY
    : null;
};

const CHANGED = refusalOf(
  'conflict',
  'selectionChanged',
  'The accounts that match this filter have changed, so they are being checked again.',
);

const FAVORITES_AT_ONCE = 500;

const TOO_MANY_FAVORITES = refusalOf(
  'unacceptable',
  'tooManyAccounts',
  `You can add at most ${FAVORITES_AT_ONCE} accounts to your favorites at once.`,
);

const TAKEN = refusalOf('conflict', 'runTaken', 'This couldn’t be saved. Please try again.');

/** A selection of accounts in the requested group. */
export interface Meant extends ListInput {
  readonly selection: AccountSelection;
}

/** Use cases for acts on many accounts of a dealer: dry run, act, progress, undo (domain guide 5.5 "Bulk actions", 6.1). */
export const createBulkTests = (ports: BulkPorts) => ({
  /** Dry run: returns what would happen to each selected account. Changes nothing and is not audited. */
  checkManyTests: async (
    caller: SessionCaller,
    { form, ...meant }: Meant & { readonly form: BulkDryForm },
  ): Reply<BulkDryRun> =>
    ports.unitOfWork.read(async (tx) => {
      const refused = refusedForm(caller, form);
      if (refused !== null) return refused;
      const sites = await selectedSites(tx, ports, caller, meant);
      if (!sites.ok) return sites;
      const { siteGroupNum, siteNums } = sites.value;
      const now = ports.clock.now();
      const found = await tx.bulkTests.sites(siteNums, siteGroupNum, now);
      const context = { accountId: caller.session.accountId, name: '', now, checkedAt: null };
      return ok(describeDryRun(found, form, { ...context, wallClock: ports.wallClock }));
    }),

  /**
   * Does an act to the selected accounts. A repeated request with the same run id does nothing. Refuses if the filter now
   * selects other accounts than in the dry run.
   */
  placeManyTests: async (
    caller: SessionCaller,
    {
      checkedAt,
      digest,
      form,
      id,
      ...meant
    }: Meant & {
      readonly id: string;
      readonly form: BulkForm;
      readonly checkedAt: string;
      readonly digest: string;
    },
  ): Reply<BulkRun> =>
    ports.unitOfWork.run(async (tx) => {
      const refused = refusedForm(caller, form);
      if (refused !== null) return refused;
      const known = await tx.bulkTests.lock(id);
      if (known !== null)
        return known.ownerId === caller.session.accountId ? standingRun(tx, ports, id) : TAKEN;
      const sites = await selectedSites(tx, ports, caller, meant);
      if (!sites.ok) return sites;
      const { siteGroupNum, siteNums } = sites.value;
      if (selectionDigest(siteNums) !== digest) return CHANGED;
      const full = await refusedStart(tx, caller, siteNums.length);
      if (full !== null) return full;
      const now = ports.clock.now();
      const run: StoredBulkRun = {
        id,
        siteGroupNum,
        form,
        createdAt: now,
        undoAskedAt: null,
        jobId: null,
        ownerId: caller.session.accountId,
        ownerName: await nameOf(tx, caller),
        checkedAt: Math.min(instantOf(checkedAt), now),
      };
      await tx.bulkTests.create(run, siteNums);
      return beginBulkRun(tx, ports, caller, run, siteNums.length);
    }),

  /** Adds the selected accounts to the caller's own favorites, up to the limit of favorites. */
  addFavoriteSites: (caller: SessionCaller, meant: Meant): Reply<{ readonly favorites: number }> =>
    ports.unitOfWork.run(async (tx) => {
      const sites = await selectedSites(tx, ports, caller, meant);
      if (!sites.ok) return sites;
      const { siteNums } = sites.value;
      if (siteNums.length > FAVORITES_AT_ONCE) return TOO_MANY_FAVORITES;
      const whose = { accountId: caller.session.accountId, now: ports.clock.now() };
      const added = await tx.accountList.addFavorites(siteNums, whose);
      await recordAudit(tx, ports, caller, {
        operation: 'site.favorites',
        result: 'ok',
        detail: { sites: siteNums.join(', '), added: String(added) },
      });
      return ok({ favorites: siteNums.length });
    }),

  readManyTests: (
    caller: SessionCaller,
    { id, siteGroupNum }: ListInput & { readonly id: string },
  ): Reply<BulkRun> =>
    ports.unitOfWork.read(async (tx) => {
      const now = ports.clock.now();
      const seen = await tx.bulkTests.look(id, now, BULK_SHOWN);
      if (seen === null || !isOwn(seen.run, caller, siteGroupNum)) return NOT_FOUND;
      return ok(describeRun(seen, now));
    }),

  /**
   * Undoes what a bulk run did and nobody changed since. A second request returns the progress of the undo.
   */
  undoManyTests: (
    caller: SessionCaller,
    { id, siteGroupNum }: ListInput & { readonly id: string },
  ): Reply<BulkRun> =>
    ports.unitOfWork.run(async (tx) => {
      const run = await tx.bulkTests.lock(id);
      if (run === null || !isOwn(run, caller, siteGroupNum)) return NOT_FOUND;
      if (!mayActInBulk(bulkActOf(run.form), caller.session.permissions)) return NO_RIGHT;
      if (run.undoAskedAt !== null) return standingRun(tx, ports, id);
      const now = ports.clock.now();
      const seen = await tx.bulkTests.look(id, now, 0);
      const total = seen === null ? 0 : describeRun(seen, now).total;
      const freed = seen?.job !== null && seen?.job !== undefined && !hasEnded(seen.job) ? 1 : 0;
      const full = await refusedStart(tx, caller, total, freed);
      if (full !== null) return full;
      // Cancels the background job, so that waiting rows are not placed. A running step finishes first.
      if (run.jobId !== null)
        await tx.jobs.end(run.jobId, { state: 'cancelled', problem: null, expiresAt: now });
      const undone = { ...run, undoAskedAt: now, jobId: null };
      await tx.bulkTests.change(id, { undoAskedAt: now, jobId: null });
      return beginBulkRun(tx, ports, caller, undone, total);
    }),
});

const isOwn = (run: StoredBulkRun, caller: SessionCaller, siteGroupNum: number | null): boolean =>
  run.ownerId === caller.session.accountId &&
  activeGroup(caller, siteGroupNum) === run.siteGroupNum;
