import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import {
  ACKNOWLEDGED_AT_ONCE,
  ATTENTION_KINDS,
  type AcknowledgedItems,
  type AttentionAct,
  type AttentionItem,
  type ListedItem,
} from '#core/attention/attention.schema.ts';
import { attentionKind, whyUnacknowledged } from '#core/attention/attention-title.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { ok, type Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { BulkActViewModel, type SeenRow } from '../lists/bulk-act.view-model.ts';
import { ListSelection } from '../lists/list-selection.ts';
import type { AttentionGroup } from './attention-groups.rule.ts';
import { AttentionPages, type AttentionFilter } from './attention-pages.ts';

interface Parts {
  readonly gateway: Pick<AttentionGateway, 'acknowledgeAttention' | 'attention' | 'sayAttention'>;
  /** True if the user may act; false for staff whose impersonation is in `look` mode. */
  readonly mayChange: boolean;
  readonly toasts: Pick<ToastStore, 'show'>;
}

const KNOWN = whyUnacknowledged('known');

/** The view model of the items that need attention: the list, the actions, and the next item (domain guide 6.19). */
export class AttentionViewModel {
  readonly pages: AttentionPages;
  readonly saying = new Submission();
  readonly selection: ListSelection<ListedItem>;
  /** Acknowledges the selected items. */
  readonly bulk: BulkActViewModel<'acknowledged'>;
  readonly asking = new Submission();
  /** The key of the item whose action is being sent. */
  pressed: string | null = null;
  /** Messages about actions without effect, by item key: another user was faster, or the cause is gone. */
  readonly refused = observable.map<string, string>();
  /** The items of the question that is asked before several are acknowledged. */
  asked: ReadonlyMap<string, ListedItem> = new Map();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.pages = new AttentionPages(parts.gateway);
    this.selection = new ListSelection(
      () => this.pages.items,
      ({ key }) => key,
    );
    this.bulk = new BulkActViewModel({
      run: (rows, dryRun) => this.#acknowledge(rows, dryRun),
      words: { act: 'acknowledge', done: 'acknowledged', row: 'item' },
      skippedText: (skipped) => {
        const known = skipped.filter(({ reason }) => reason === KNOWN).length;
        const other = skipped.length - known;
        return [
          ...(known > 0 ? [`${counted(known, 'was', 'were')} already.`] : []),
          ...(other > 0 ? [`${counted(other, 'item')} skipped.`] : []),
        ].join(' ');
      },
      toasts: parts.toasts,
      onDone: async () => {
        this.selection.clear();
        await this.list.load({ background: true });
      },
    });
    makeAutoObservable(this, {
      pages: false,
      saying: false,
      selection: false,
      bulk: false,
      asking: false,
      asked: observableRef,
    });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get list(): AttentionPages['list'] {
    return this.pages.list;
  }

  /** Number of selected items, listed or not. */
  get selected(): number {
    return this.selection.whole ? this.pages.total : this.selection.chosen.length;
  }

  /** Selects which items are listed. Does nothing if the selection is unchanged. */
  look(filter: AttentionFilter): void {
    if (!this.pages.look(filter)) return;
    this.refused.clear();
    this.selection.clear();
  }

  /** Returns the key of the next or previous item; null if there is none. Loads more items at the end of the list. */
  async goFrom(key: string | null, step: 1 | -1): Promise<string | null> {
    const { pages } = this;
    const isLast = pages.items.at(-1)?.key === key;
    if (step === 1 && isLast && pages.left > 0) await pages.more();
    const next = pages.after(key, step);
    const item = pages.items.find(({ key: one }) => one === next);
    if (item !== undefined) await pages.whole(item.siteNum);
    return next;
  }

  /** Selects or deselects the items of a site, also those not listed yet. */
  async pick({ siteNum }: Pick<AttentionGroup, 'siteNum'>, wanted: boolean): Promise<void> {
    if (wanted) await this.pages.whole(siteNum);
    for (const { key, siteNum: at } of this.pages.items)
      if (at === siteNum) this.selection.tick(key, wanted);
  }

  /**
   * Performs an action and returns the key of the item to focus: the same item while listed, or else the item now at its
   * position; null if the list is empty.
   */
  async sayAndGoOn(item: AttentionItem, act: AttentionAct): Promise<string | null> {
    await this.say(item, act);
    return this.pages.near(item.key);
  }

  /** Performs an action on an item, then reloads the list. Returns whether the action took effect. */
  async say(item: AttentionItem, act: AttentionAct): Promise<boolean> {
    const { siteNum: sn, key, state } = item;
    this.refused.delete(key);
    this.pressed = key;
    const answer = await this.saying.press(
      async () => {
        const { rev } = state;
        const given = await this.#parts.gateway.sayAttention({ sn, key, rev, said: act });
        await this.list.load({ background: true });
        return given;
      },
      () => null,
    );
    if (answer === null) return false;
    const text = answer.ok ? null : explain(answer.error, 'This could not be saved.');
    if (text !== null) runInAction(() => this.refused.set(key, text));
    return answer.ok;
  }

  /** Messages about actions without effect whose items are no longer listed. */
  get unlisted(): readonly string[] {
    return [...this.refused]
      .filter(([key]) => !this.pages.items.some((item) => item.key === key))
      .map(([, text]) => text);
  }

  /** Asks whether to acknowledge the selected items, with what would happen to each. */
  async ask(): Promise<void> {
    await this.asking.run(
      async () => {
        const { chosen, whole } = this.selection;
        const rows = whole ? await this.pages.everything() : ok(chosen);
        if (!rows.ok) return rows;
        runInAction(() => (this.asked = new Map(rows.value.map((row) => [row.key, row]))));
        await this.bulk.ask(rows.value.map(({ key: id, state: { rev } }) => ({ id, rev })));
        return rows;
      },
      { fallback: 'The selection could not be checked.' },
    );
  }

  /** What would be acknowledged, by kind, most urgent first. */
  get wouldAcknowledge(): string {
    const kinds = this.bulk.would?.done.map((key) => this.asked.get(key)?.kind) ?? [];
    return ATTENTION_KINDS.flatMap((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 0 ? [] : [`${attentionKind(kind)}: ${count.toLocaleString('en-US')}`];
    }).join(' · ');
  }

  /** Acknowledges the items of the question in requests of a limited size. */
  async #acknowledge(
    rows: readonly SeenRow[],
    dryRun: boolean,
  ): Answer<{
    readonly acknowledged: readonly string[];
    readonly skipped: readonly {
      readonly id: string;
      readonly name: string;
      readonly reason: string;
    }[];
  }> {
    const all: AcknowledgedItems = { acknowledged: [], skipped: [] };
    const asked = rows.flatMap(({ id: key, rev }) => {
      const item = this.asked.get(key);
      return item === undefined ? [] : [{ sn: item.siteNum, key, rev }];
    });
    for (let at = 0; at < asked.length; at += ACKNOWLEDGED_AT_ONCE) {
      const items = asked.slice(at, at + ACKNOWLEDGED_AT_ONCE);
      const answer = await this.#parts.gateway.acknowledgeAttention({ items, dryRun });
      if (!answer.ok) return answer;
      all.acknowledged.push(...answer.value.acknowledged);
      all.skipped.push(...answer.value.skipped);
    }
    const nameOf = (key: string): string => {
      const item = this.asked.get(key);
      return item === undefined ? key : `${item.siteName}: ${attentionKind(item.kind)}`;
    };
    return ok({
      acknowledged: all.acknowledged,
      skipped: all.skipped.map(({ id, why }) => ({
        id,
        name: nameOf(id),
        reason: whyUnacknowledged(why),
      })),
    });
  }
}
