import { attentionBounds, attentionKinds } from '../../attention/attention-kinds.rule.ts';
import { attentionStarts } from '../../attention/attention-starts.rule.ts';
import { readPosition, writePosition } from '../../attention/attention-position.rule.ts';
import {
  type AttentionRefusal,
  type AttentionState,
  placeOf,
  sayOf,
} from '../../attention/attention-state.rule.ts';
import type {
  Attention,
  AttentionAct,
  AttentionAge,
  AttentionItem,
  AttentionKind,
  AttentionShow,
  Colleague,
} from '../../attention/attention.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText } from '../moment-text.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changeOfSite } from '../sites/change-of-site.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredAttention } from './attention.repository.port.ts';
import { severalItems } from './several-items.use-cases.ts';
import { describeAttention } from './describe-attention.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'>;

/** An action on an attention item, at the revision the caller last saw. */
export interface SayInput extends ListInput {
  readonly sn: number;
  readonly key: string;
  readonly rev: number;
  readonly said: AttentionAct;
}

/** The filters of a list, and the page of it to return. */
export interface ListedInput extends ListInput {
  readonly show: AttentionShow;
  readonly kind?: AttentionKind | undefined;
  readonly age?: AttentionAge | undefined;
  readonly branch?: number | undefined;
  readonly site?: number | undefined;
  readonly behind?: string | undefined;
  readonly most: number;
}

const OVER = refusalOf(
  'conflict',
  'over',
  'This no longer needs attention: its cause has been resolved.',
);
const NOT_THEIRS = refusalOf(
  'unacceptable',
  'notTheirs',
  'This person can’t see it. Please choose someone else.',
);

const WHY: Readonly<Record<AttentionRefusal, string>> = {
  known: 'It’s already acknowledged.',
  tooSoon: 'Please choose a time in the future.',
  tooLate: 'Please choose a time within the next 30 days.',
};

/** Builds the refusal that names the person who acted first, and the time in the site's time zone. */
const meanwhileRefusal = (ports: Ports, { state }: StoredAttention, { timeZone }: LockedSite) => {
  const now = ports.clock.now();
  const localClock = { wallClock: ports.wallClock, timeZone, now };
  const { acknowledgedBy, acknowledgedAt, changedBy: by, changedAt: at } = state;
  return acknowledgedBy !== null && acknowledgedAt !== null && acknowledgedAt === at
    ? refusalOf(
        'conflict',
        'staleRev',
        `${acknowledgedBy} acknowledged it ${momentText(acknowledgedAt, localClock)}.`,
      )
    : changedMeanwhile({ by, at }, localClock);
};

/** Notifies the people of the site's dealer, but no customer. */
const notifyDealer = (
  tx: Transaction,
  { siteGroupNum, siteNum }: LockedSite,
  event: string,
  now: number,
): Promise<void> =>
  tx.live.append(
    siteGroupNum,
    [{ siteNum, devNum: null, kind: 'site', data: { event }, withheld: true }],
    now,
  );

/** Returns the new assignee of an item: null for nobody, undefined if the group has no such person. */
const assigneeOf = async (tx: Transaction, act: AttentionAct, site: LockedSite) => {
  if (act.act !== 'assign' || act.to === null) return null;
  return (await tx.attention.assignee(act.to, site.siteGroupNum)) ?? undefined;
};

const detailOf = (
  { key, said: { act } }: SayInput,
  before: AttentionState,
  after: AttentionState,
  now: number,
) => ({
  key,
  was: placeOf(before, now),
  ...(act === 'snooze' && { until: isoInstant(after.snoozedUntil ?? now) }),
  ...(act === 'assign' && { to: after.assignedTo ?? 'nobody' }),
  ...(act === 'note' && { note: after.note ?? '' }),
});

const say =
  (ports: Ports, caller: SessionCaller, input: SayInput) =>
  async (tx: Transaction, site: LockedSite): Reply<AttentionItem> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const { accountId, permissions } = caller.session;
    const kinds = attentionKinds(permissions);
    const look = { siteGroupNum, kinds, bounds: attentionBounds(now), now };
    const { siteNum } = site;
    const named = { siteNums: [siteNum], keys: [input.key] };
    const [found] = await tx.attention.named({ ...look, ...named });
    if (found === undefined) return OVER;
    if (found.state.rev !== input.rev) return meanwhileRefusal(ports, found, site);
    const assignee = await assigneeOf(tx, input.said, site);
    if (assignee === undefined) return NOT_FOUND;
    if (assignee !== null && !attentionKinds(assignee.rights).includes(found.kind))
      return NOT_THEIRS;
    const to: Colleague | null = assignee;
    const after = sayOf(found.state, input.said, { id: accountId, name: site.by, now, to });
    if (typeof after === 'string') return refusalOf('unacceptable', after, WHY[after]);
    await tx.attention.put({ ...site, key: input.key, state: after });
    const reply = describeAttention({ ...found, state: after });
    await storeCall(tx, ports, caller, { reply });
    await notifyDealer(tx, site, 'Attention', now);
    await recordAudit(tx, ports, caller, {
      operation: `attention.${input.said.act}`,
      result: 'ok',
      target: `site ${siteNum}`,
      detail: detailOf(input, found.state, after, now),
    });
    return ok(reply);
  };

/** Use cases for items that need attention in a dealer's group, and for sites that the group watches (domain guide 6.19). */
export const createAttention = (ports: Ports) => ({
  ...severalItems(ports),

  /** Returns a page of the attention items of the requested group and its branches, limited to the kinds the caller may see. */
  attention: async (caller: SessionCaller, input: ListedInput): Reply<Attention> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const { accountId: me, permissions } = caller.session;
    const { age, behind = '', branch = null, kind = null, most: limit, show, site = null } = input;
    const { items, next, ...list } = await ports.unitOfWork.read((tx) =>
      tx.attention.list({
        siteGroupNum,
        kinds: attentionKinds(permissions),
        bounds: attentionBounds(now),
        now,
        me,
        branch,
        kind,
        limit,
        show,
        site,
        ...attentionStarts(age, now),
        behind: readPosition(behind),
      }),
    );
    return ok({
      asOf: isoInstant(now),
      ...list,
      items: items.map(describeAttention),
      next: next === null ? null : writePosition(next),
    });
  },

  /** Applies an action to one item. If another person acted on the item first, the refusal names that person. */
  sayAttention: (caller: SessionCaller, input: SayInput): Reply<AttentionItem> =>
    changeOfSite(ports, caller, input, say(ports, caller, input)),

  /** Turns watching a site on or off for everyone in the active group. Idempotent. */
  watchSite: (
    caller: SessionCaller,
    input: ListInput & { readonly sn: number; readonly watched: boolean },
  ): Reply =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum);
      if (siteGroupNum === null) return NOT_FOUND;
      const now = ports.clock.now();
      const { by, siteNum } = site;
      const { watched } = input;
      const request = { siteGroupNum, siteNum, watched, by, now };
      if (await tx.attention.watch(request)) await notifyDealer(tx, site, 'Watched', now);
      await recordAudit(tx, ports, caller, {
        operation: 'site.watch',
        result: 'ok',
        target: `site ${siteNum}`,
        detail: { watched: String(watched) },
      });
      return ok({});
    }),
});
