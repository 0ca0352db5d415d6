import { attentionBounds, attentionKinds } from '../../attention/attention-kinds.rule.ts';
import {
  placeOf,
  sayOf,
  whyNotAcknowledged,
  whyNotAssigned,
} from '../../attention/attention-state.rule.ts';
import type {
  AcknowledgedItems,
  AssignedItems,
  AttentionAct,
} from '../../attention/attention.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { recordAudit, type AuditFacts } from '../record-audit.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { Assignee, PutAttention, StoredAttention } from './attention.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>;

/** The items selected in the list, each at the revision the caller last saw. */
export interface SeveralInput extends ListInput {
  readonly items: readonly { readonly sn: number; readonly key: string; readonly rev: number }[];
  /** True for a dry run: returns what would happen without changing anything. */
  readonly dryRun: boolean;
}

/** An act on several items. `whyNot` returns why it is not done to an item; null if it is. */
interface SeveralAct<Why extends string> {
  readonly act: AttentionAct;
  readonly to: Assignee | null;
  readonly whyNot: (cause: StoredAttention | undefined, rev: number, now: number) => Why | null;
}

interface Said<Why extends string> {
  readonly done: string[];
  readonly skipped: { readonly id: string; readonly why: Why | 'over' }[];
}

/** Notifies the people of each dealer once per site, in the order of the groups. */
const notifyDealers = async (
  tx: Transaction,
  sites: Awaited<ReturnType<Transaction['attention']['lockSites']>>,
  now: number,
): Promise<void> => {
  const groups = [...new Set(sites.map(({ siteGroupNum }) => siteGroupNum))];
  const common = {
    devNum: null,
    kind: 'site',
    data: { event: 'Attention' },
    withheld: true,
  } as const;
  for (const group of groups.toSorted((one, other) => one - other)) {
    const held = sites.filter(({ siteGroupNum }) => siteGroupNum === group);
    const events = held.map(({ siteNum }) => ({ ...common, siteNum }));
    await tx.live.append(group, events, now);
  }
};

/** Does an act to several items. `replyOf` makes the reply that is stored for repeats. */
const saySeveral =
  <Why extends string, R extends Readonly<Record<string, unknown>>>(
    ports: Ports,
    caller: SessionCaller,
    { dryRun, items }: SeveralInput,
    replyOf: (said: Said<Why>) => R,
  ) =>
  async (tx: Transaction, siteGroupNum: number, { act, to, whyNot }: SeveralAct<Why>): Reply<R> => {
    const now = ports.clock.now();
    const { accountId: id, permissions } = caller.session;
    const siteNums = [...new Set(items.map(({ sn }) => sn))];
    const sites = dryRun ? [] : await tx.attention.lockSites(siteNums, siteGroupNum);
    const groups = new Map(sites.map((site) => [site.siteNum, site.siteGroupNum]));
    const found = await tx.attention.named({
      siteGroupNum,
      kinds: attentionKinds(permissions),
      bounds: attentionBounds(now),
      now,
      siteNums,
      keys: items.map(({ key }) => key),
    });
    const causes = new Map(found.map((cause) => [cause.key, cause]));
    const name = dryRun ? '' : await nameOf(tx, caller);
    const said: Said<Why> = { done: [], skipped: [] };
    const states: PutAttention[] = [];
    const lines: AuditFacts[] = [];
    for (const [key, rev] of new Map(items.map((item) => [item.key, item.rev]))) {
      const cause = causes.get(key);
      const state = cause && sayOf(cause.state, act, { id, name, now, to });
      const why = whyNot(cause, rev, now);
      if (why !== null || cause === undefined || typeof state !== 'object')
        said.skipped.push({ id: key, why: why ?? 'over' });
      else {
        const { siteNum } = cause;
        said.done.push(key);
        states.push({ key, siteNum, siteGroupNum: groups.get(siteNum) ?? siteGroupNum, state });
        lines.push({
          operation: `attention.${act.act}`,
          result: 'ok',
          target: `site ${siteNum}`,
          detail: {
            key,
            was: placeOf(cause.state, now),
            ...(act.act === 'assign' && { to: to?.name ?? 'nobody' }),
          },
        });
      }
    }
    const reply = replyOf(said);
    if (dryRun || states.length === 0) return ok(reply);
    await tx.attention.put(...states);
    await storeCall(tx, ports, caller, { reply });
    const changed = new Set(states.map(({ siteNum }) => siteNum));
    await notifyDealers(
      tx,
      sites.filter(({ siteNum }) => changed.has(siteNum)),
      now,
    );
    await recordAudit(tx, ports, caller, ...lines);
    return ok(reply);
  };

/**
 * Use cases that acknowledge or assign several items. Items to which the act cannot be done are skipped and returned with
 * the reason. Writes one audit row for each changed item (domain guide 5.5 "Bulk actions").
 */
export const severalItems = (ports: Ports) => {
  const inGroup = <T>(
    caller: SessionCaller,
    input: SeveralInput,
    work: (tx: Transaction, siteGroupNum: number) => Reply<T>,
  ): Reply<T> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return Promise.resolve(NOT_FOUND);
    const { unitOfWork } = ports;
    const run = (tx: Transaction) => work(tx, siteGroupNum);
    return input.dryRun ? unitOfWork.read(run) : unitOfWork.run(run);
  };
  return {
    acknowledgeAttention: (
      caller: SessionCaller,
      input: SeveralInput,
    ): Reply<AcknowledgedItems> => {
      const say = saySeveral<AcknowledgedItems['skipped'][number]['why'], AcknowledgedItems>(
        ports,
        caller,
        input,
        ({ done, skipped }) => ({ acknowledged: done, skipped }),
      );
      return inGroup(caller, input, (tx, siteGroupNum) =>
        say(tx, siteGroupNum, {
          act: { act: 'acknowledge' },
          to: null,
          whyNot: (cause, rev, now) => whyNotAcknowledged(cause?.state, rev, now),
        }),
      );
    },

    assignAttention: (
      caller: SessionCaller,
      input: SeveralInput & { readonly to: string | null },
    ): Reply<AssignedItems> => {
      const say = saySeveral<AssignedItems['skipped'][number]['why'], AssignedItems>(
        ports,
        caller,
        input,
        ({ done, skipped }) => ({ assigned: done, skipped }),
      );
      return inGroup(caller, input, async (tx, siteGroupNum) => {
        const to = input.to === null ? null : await tx.attention.assignee(input.to, siteGroupNum);
        if (input.to !== null && to === null) return NOT_FOUND;
        const kinds = to === null ? null : attentionKinds(to.rights);
        return say(tx, siteGroupNum, {
          act: { act: 'assign', to: input.to },
          to,
          whyNot: (cause, rev) =>
            whyNotAssigned(cause?.state, {
              maySee: kinds === null || cause === undefined || kinds.includes(cause.kind),
              rev,
              to: input.to,
            }),
        });
      });
    },
  };
};
