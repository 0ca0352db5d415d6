import { SHARED_VIEWS, type SharedView } from '../../account-group/shared-view.schema.ts';
import { ADMIN_RIGHT } from '../../account-group/portal-rights.ts';
import { ok } from '../../kernel/result.ts';
import { APPLICATIONS } from '../../permission/application.schema.ts';
import { STAFF_RIGHTS } from '../../permission/permissions.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { GroupPorts } from './administer.operation.ts';
import type { StoredView, ViewsGroup } from './shared-view.repository.port.ts';

const NAME_TAKEN = refusalOf(
  'conflict',
  'viewNameTaken',
  'Your group already shares a view with this name. Choose another name.',
);
const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyViews',
  `A group can share at most ${SHARED_VIEWS.perList} views of a list. Stop sharing one first.`,
);
const NOT_YOURS = refusalOf(
  'conflict',
  'viewOfAnother',
  'Only the person who shares this view or an administrator can change it.',
);

type OfView = ListInput & { readonly id: string; readonly rev: number };

/** Returns whose shared views the caller sees: null for staff; undefined for a group outside the caller's scope. */
const groupOf = (caller: SessionCaller, { siteGroupNum }: ListInput): ViewsGroup | undefined =>
  caller.session.application === APPLICATIONS.staff
    ? null
    : (activeGroup(caller, siteGroupNum) ?? undefined);

const viewOf = (
  { session }: SessionCaller,
  { id, list, name, address, sharedBy, sharedById, rev }: StoredView,
): SharedView => {
  const isOwn = sharedById === session.accountId;
  const right = session.application === APPLICATIONS.staff ? STAFF_RIGHTS.staffAdmin : ADMIN_RIGHT;
  const mayChange = isOwn || session.permissions.includes(right);
  return { id, list, name, address, sharedBy, isOwn, mayChange, rev };
};

const targetOf = ({ list, name }: Pick<StoredView, 'list' | 'name'>): string =>
  `view ${name} of ${list}`;

/** Creates the use cases of the views that people share with their group (domain guide 5.5 "Filters"). */
export const createSharedViews = (ports: GroupPorts) => {
  /** Runs a change of one view, which is locked, and refuses it to who may not make it or began with another revision. */
  const change = <T extends Readonly<Record<string, unknown>>>(
    caller: SessionCaller,
    input: OfView,
    operation: string,
    act: (
      tx: Transaction,
      view: StoredView,
    ) => Promise<{ readonly reply: T; readonly detail: Readonly<Record<string, string>> }>,
  ): Reply<T> =>
    ports.unitOfWork.run(async (tx): Reply<T> => {
      const group = groupOf(caller, input);
      const view = group === undefined ? null : await tx.sharedViews.lock(input.id, group);
      if (view === null) return NOT_FOUND;
      if (!viewOf(caller, view).mayChange) return NOT_YOURS;
      if (view.rev !== input.rev)
        return changedMeanwhile(
          { by: view.updatedBy ?? view.sharedBy, at: view.updatedAt },
          {
            wallClock: ports.wallClock,
            timeZone: ports.providerTimeZone,
            now: ports.clock.now(),
          },
        );
      const { detail, reply } = await act(tx, view);
      await storeCall(tx, ports, caller, { reply });
      await recordAudit(tx, ports, caller, {
        operation,
        result: 'ok',
        target: targetOf(view),
        detail,
      });
      return ok(reply);
    });

  return {
    sharedViews: async (
      caller: SessionCaller,
      input: ListInput,
    ): Reply<{ views: SharedView[] }> => {
      const group = groupOf(caller, input);
      if (group === undefined) return NOT_FOUND;
      const stored = await ports.unitOfWork.read((tx) => tx.sharedViews.list(group));
      return ok({ views: stored.map((view) => viewOf(caller, view)) });
    },

    shareView: (
      caller: SessionCaller,
      wanted: ListInput & Pick<SharedView, 'id' | 'list' | 'name' | 'address'>,
    ): Reply<SharedView> =>
      ports.unitOfWork.run(async (tx): Reply<SharedView> => {
        const group = groupOf(caller, wanted);
        if (group === undefined) return NOT_FOUND;
        const { id, list, name, address } = wanted;
        const { accountId } = caller.session;
        const { ofGroup, ofList } = await tx.sharedViews.count(group, list);
        if (ofList >= SHARED_VIEWS.perList || ofGroup >= SHARED_VIEWS.perGroup) return TOO_MANY;
        const kept = { id, list, name, address, sharedById: accountId };
        const at = ports.clock.now();
        if (!(await tx.sharedViews.add(kept, group, at))) {
          // A repeat of a request whose response was lost finds its own view.
          const known = await tx.sharedViews.lock(id, group);
          return known !== null && known.sharedById === accountId && known.name === name
            ? ok(viewOf(caller, known))
            : NAME_TAKEN;
        }
        const sharedBy = await nameOf(tx, caller);
        const reply = viewOf(caller, {
          ...kept,
          sharedBy,
          updatedBy: null,
          updatedAt: at,
          rev: 1,
        });
        await storeCall(tx, ports, caller, { reply });
        await recordAudit(tx, ports, caller, {
          operation: 'view.share',
          result: 'ok',
          target: targetOf(kept),
          detail: { id, filters: address },
        });
        return ok(reply);
      }),

    saveSharedView: (
      caller: SessionCaller,
      { address, ...input }: OfView & Pick<SharedView, 'address'>,
    ): Reply<SharedView> =>
      change(caller, input, 'view.change', async (tx, view) => {
        const touch = { by: await nameOf(tx, caller), at: ports.clock.now() };
        await tx.sharedViews.save(view.id, address, touch);
        return {
          reply: viewOf(caller, { ...view, address, rev: view.rev + 1 }),
          detail: { id: view.id, before: view.address, after: address },
        };
      }),

    stopSharingView: (caller: SessionCaller, input: OfView): Reply =>
      change(caller, input, 'view.stopSharing', async (tx, { id, address }) => {
        await tx.sharedViews.remove(id);
        return { reply: {}, detail: { id, filters: address } };
      }),
  };
};
