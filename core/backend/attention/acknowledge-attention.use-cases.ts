import { attentionBounds, attentionKinds } from '../../attention/attention-kinds.rule.ts';
import { placeOf, sayOf, whyNotAcknowledged } from '../../attention/attention-state.rule.ts';
import type { AcknowledgedItems } from '../../attention/attention.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { recordAudit, type AuditFacts } from '../record-audit.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { PutAttention } from './attention.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>;

/** The items selected in the list, each at the revision the caller last saw. */
export interface AcknowledgeInput extends ListInput {
  readonly items: readonly { readonly sn: number; readonly key: string; readonly rev: number }[];
  /** True for a dry run: returns what would happen without changing anything. */
  readonly dryRun: boolean;
}

const ACT = { act: 'acknowledge' } as const;

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

/**
 * Use case that acknowledges several items. Items that cannot be acknowledged are skipped and returned with the reason.
 * Writes one audit row for each acknowledged item (domain guide 5.5 "Bulk actions").
 */
export const acknowledgeAttention = (ports: Ports) => ({
  acknowledgeAttention: (
    caller: SessionCaller,
    { dryRun, items, ...input }: AcknowledgeInput,
  ): Reply<AcknowledgedItems> => {
    const work = async (tx: Transaction): Reply<AcknowledgedItems> => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum);
      if (siteGroupNum === null) return NOT_FOUND;
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
      const reply: AcknowledgedItems = { acknowledged: [], skipped: [] };
      const states: PutAttention[] = [];
      const lines: AuditFacts[] = [];
      for (const [key, rev] of new Map(items.map((item) => [item.key, item.rev]))) {
        const cause = causes.get(key);
        const state = cause && sayOf(cause.state, ACT, { id, name, now, to: null });
        const why = whyNotAcknowledged(cause?.state, rev, now);
        if (why !== null || cause === undefined || typeof state !== 'object')
          reply.skipped.push({ id: key, why: why ?? 'over' });
        else {
          const { siteNum } = cause;
          reply.acknowledged.push(key);
          states.push({ key, siteNum, siteGroupNum: groups.get(siteNum) ?? siteGroupNum, state });
          lines.push({
            operation: 'attention.acknowledge',
            result: 'ok',
            target: `site ${siteNum}`,
            detail: { key, was: placeOf(cause.state, now) },
          });
        }
      }
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
    return dryRun ? ports.unitOfWork.read(work) : ports.unitOfWork.run(work);
  },
});
