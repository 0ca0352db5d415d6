import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import {
  ACKNOWLEDGED_AT_ONCE,
  ATTENTION_KINDS,
  type AcknowledgedItems,
  type AssignedItems,
  type ListedItem,
} from '#core/attention/attention.schema.ts';
import {
  attentionKind,
  whyUnacknowledged,
  whyUnassigned,
} from '#core/attention/attention-title.rule.ts';
import { TICKED_MOST, type BulkAct } from '#core/bulk-tests/bulk-test.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { BulkActViewModel, type SeenRow } from '../lists/bulk-act.view-model.ts';
import type { ListSelection } from '../lists/list-selection.ts';
import type { AttentionPages } from './attention-pages.ts';

export interface SeveralParts {
  readonly gateway: Pick<AttentionGateway, 'acknowledgeAttention' | 'assignAttention'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** The id of the signed-in user. */
  readonly me: string;
  /** What the user may do to many accounts at once. */
  readonly acts: readonly BulkAct[];
}

/** The accounts of the selected items, and what is to be done to them. */
export interface AttentionSites {
  readonly act: BulkAct;
  readonly siteNums: readonly number[];
}

const KNOWN = whyUnacknowledged('known');

/** What is done to several selected items: acknowledge, assign, or an act on their accounts (domain guide 5.5 "Bulk actions"). */
export class AttentionSeveral {
  readonly acknowledging: BulkActViewModel<'acknowledged'>;
  readonly assigning: BulkActViewModel<'assigned'>;
  readonly asking = new Submission();
  /** The person to whom the items are to be assigned; null for nobody. */
  to: string | null = null;
  /** The act on the accounts of selected items whose panel is open; null for none. */
  sites: AttentionSites | null = null;
  /** The items of the question that is asked before several are changed. */
  asked: ReadonlyMap<string, ListedItem> = new Map();
  readonly acts: readonly BulkAct[];
  readonly #parts: SeveralParts;
  readonly #pages: AttentionPages;
  readonly #selection: ListSelection<ListedItem>;

  constructor(parts: SeveralParts, pages: AttentionPages, selection: ListSelection<ListedItem>) {
    this.#parts = parts;
    this.#pages = pages;
    this.#selection = selection;
    this.acts = parts.acts;
    const common = { toasts: parts.toasts, onDone: () => this.#reload() };
    this.acknowledging = new BulkActViewModel({
      ...common,
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
    });
    this.assigning = new BulkActViewModel({
      ...common,
      run: (rows, dryRun) => this.#assign(rows, dryRun),
      words: { act: 'assign', done: 'assigned', row: 'item' },
    });
    makeAutoObservable(this, {
      acknowledging: false,
      assigning: false,
      asking: false,
      acts: false,
      sites: observableRef,
      asked: observableRef,
    });
  }

  /** Asks whether to acknowledge the selected items, with what would happen to each. */
  async askAcknowledge(): Promise<void> {
    await this.#ask(this.acknowledging);
  }

  /** Asks to whom the selected items are to be assigned; at first to the user. */
  async askAssign(): Promise<void> {
    const { me } = this.#parts;
    this.to = this.#pages.listed?.colleagues.some(({ id }) => id === me) === true ? me : null;
    await this.#ask(this.assigning);
  }

  /** Chooses another person, which shows anew what would happen. */
  async assignTo(to: string | null): Promise<void> {
    this.to = to;
    await this.assigning.ask(this.#rows);
  }

  /** Opens the panel of an act on the accounts of the selected items. */
  async askSites(act: BulkAct): Promise<void> {
    const chosen = await this.#chosen();
    if (chosen === null) return;
    const siteNums = [...new Set(chosen.map(({ siteNum }) => siteNum))];
    runInAction(() => {
      if (siteNums.length > TICKED_MOST)
        this.asking.say(`Select items of up to ${TICKED_MOST} accounts.`);
      else this.sites = { act, siteNums };
    });
  }

  closeSites(): void {
    this.sites = null;
  }

  readonly onSitesDone = (): void => void this.#pages.list.load({ background: true });

  /** What would be acknowledged, by kind, most urgent first. */
  get wouldAcknowledge(): string {
    const done = this.acknowledging.would?.done ?? [];
    const kinds = done.map((key) => this.asked.get(key)?.kind);
    return ATTENTION_KINDS.flatMap((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 0 ? [] : [`${attentionKind(kind)}: ${grouped(count)}`];
    }).join(' · ');
  }

  get #rows(): readonly SeenRow[] {
    return [...this.asked.values()].map(({ key: id, state: { rev } }) => ({ id, rev }));
  }

  async #reload(): Promise<void> {
    // The bar of the selection keeps the focus until the next item can take it, so that the list does not jump.
    await this.#pages.list.load({ background: true });
    this.#selection.clear();
  }

  /** Reads the selected items, also those not listed; null if that failed. */
  async #chosen(): Promise<readonly ListedItem[] | null> {
    let chosen: readonly ListedItem[] | null = null;
    await this.asking.run(
      () =>
        this.#selection.whole
          ? this.#pages.everything()
          : Promise.resolve(ok(this.#selection.chosen)),
      {
        fallback: 'The selection could not be checked.',
        onOk: (rows) => {
          chosen = rows;
        },
      },
    );
    return chosen;
  }

  async #ask(bulk: Pick<BulkActViewModel<never>, 'ask'>): Promise<void> {
    const chosen = await this.#chosen();
    if (chosen === null) return;
    runInAction(() => (this.asked = new Map(chosen.map((row) => [row.key, row]))));
    await bulk.ask(this.#rows);
  }

  /** Returns the items of the question in parts of a limited size. */
  #parted(rows: readonly SeenRow[]) {
    const asked = rows.flatMap(({ id: key, rev }) => {
      const item = this.asked.get(key);
      return item === undefined ? [] : [{ sn: item.siteNum, key, rev }];
    });
    const count = Math.ceil(asked.length / ACKNOWLEDGED_AT_ONCE);
    return Array.from({ length: count }, (_, at) =>
      asked.slice(at * ACKNOWLEDGED_AT_ONCE, (at + 1) * ACKNOWLEDGED_AT_ONCE),
    );
  }

  #named<Why>(
    skipped: readonly { readonly id: string; readonly why: Why }[],
    textOf: (why: Why) => string,
  ) {
    return skipped.map(({ id, why }) => {
      const item = this.asked.get(id);
      const name = item === undefined ? id : `${item.siteName}: ${attentionKind(item.kind)}`;
      return { id, name, reason: textOf(why) };
    });
  }

  async #acknowledge(rows: readonly SeenRow[], dryRun: boolean) {
    const all: AcknowledgedItems = { acknowledged: [], skipped: [] };
    for (const items of this.#parted(rows)) {
      const answer = await this.#parts.gateway.acknowledgeAttention({ items, dryRun });
      if (!answer.ok) return answer;
      all.acknowledged.push(...answer.value.acknowledged);
      all.skipped.push(...answer.value.skipped);
    }
    return ok({ ...all, skipped: this.#named(all.skipped, whyUnacknowledged) });
  }

  async #assign(rows: readonly SeenRow[], dryRun: boolean) {
    const { to } = this;
    const all: AssignedItems = { assigned: [], skipped: [] };
    for (const items of this.#parted(rows)) {
      const answer = await this.#parts.gateway.assignAttention({ items, to, dryRun });
      if (!answer.ok) return answer;
      all.assigned.push(...answer.value.assigned);
      all.skipped.push(...answer.value.skipped);
    }
    return ok({ ...all, skipped: this.#named(all.skipped, whyUnassigned) });
  }
}
