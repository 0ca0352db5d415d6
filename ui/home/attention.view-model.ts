import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import {
  ATTENTION_MOST,
  ATTENTION_STEP,
  type Attention,
  type AttentionAct,
  type AttentionItem,
  type AttentionKind,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly gateway: Pick<AttentionGateway, 'attention' | 'sayAttention'>;
  /** True if the user may act; false for staff whose impersonation is in `look` mode. */
  readonly mayChange: boolean;
}

/** The view model of the items that need attention: the list, the actions, and the next item (domain guide 6.19). */
export class AttentionViewModel {
  readonly list: Loadable<Attention>;
  readonly saying = new Submission();
  readonly growing = new Submission();
  /** Selects which items are listed. */
  show: AttentionShow = 'everybody';
  /** Limits the list to one kind; null lists all kinds. */
  kind: AttentionKind | null = null;
  /** The maximum number of listed items, which `more` increases. */
  most = ATTENTION_STEP;
  /** The key of the item whose action is being sent. */
  pressed: string | null = null;
  /** Messages about actions without effect, by item key: another user was faster, or the cause is gone. */
  readonly refused = observable.map<string, string>();
  /** The last position of each item that was listed, so that the list goes on where a handled item stood. */
  readonly #places = new Map<string, number>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new Loadable({
      read: (how) => {
        for (const [at, { key }] of this.items.entries()) this.#places.set(key, at);
        const { kind, most, show } = this;
        return parts.gateway.attention({ show, most, ...(kind !== null && { kind }) }, how);
      },
      fallback: 'What needs attention could not be loaded.',
    });
    makeAutoObservable(this, { list: false, saying: false, growing: false });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get items(): readonly AttentionItem[] {
    return this.list.state.at === 'ready' ? this.list.state.value.items : [];
  }

  /** Selects which items are listed. Does nothing if the selection is unchanged. */
  look(show: AttentionShow, kind: AttentionKind | null = null): void {
    if (show === this.show && kind === this.kind) return;
    this.show = show;
    this.kind = kind;
    this.most = ATTENTION_STEP;
    this.refused.clear();
    void this.list.load();
  }

  /** The number of items that are not listed yet. */
  get left(): number {
    const { state } = this.list;
    if (state.at !== 'ready' || this.most >= ATTENTION_MOST) return 0;
    return Math.max(0, state.value.counts[this.show] - state.value.items.length);
  }

  /** Lists more items, by a press or when the end of the list comes into view. */
  async more(): Promise<void> {
    await this.growing.press(
      async () => {
        this.most = Math.min(this.most + ATTENTION_STEP, ATTENTION_MOST);
        await this.list.load({ background: true });
      },
      () => null,
    );
  }

  /** Returns the key of the next or previous item; null if there is none. Loads more items at the end of the list. */
  async goFrom(key: string | null, step: 1 | -1): Promise<string | null> {
    const isLast = this.items.at(-1)?.key === key;
    if (step === 1 && isLast && this.left > 0) await this.more();
    return this.after(key, step);
  }

  /**
   * Performs an action and returns the key of the item to focus: the same item while listed, or else the item now at its
   * position; null if the list is empty.
   */
  async sayAndGoOn(item: AttentionItem, act: AttentionAct): Promise<string | null> {
    const at = this.items.findIndex(({ key }) => key === item.key);
    await this.say(item, act);
    const { items } = this;
    const stays = items.some(({ key }) => key === item.key);
    return stays ? item.key : (items[Math.min(at, items.length - 1)]?.key ?? null);
  }

  /**
   * Returns the key of the item after `key`, or of the item before it if `step` is -1; null if there is none. If `key` is no
   * longer listed, goes on from where it stood. If `key` is null, returns the first item's key.
   */
  after(key: string | null, step: 1 | -1 = 1): string | null {
    const { items } = this;
    const at = items.findIndex((item) => item.key === key);
    const stood = key === null ? undefined : this.#places.get(key);
    const last = stood === undefined ? 0 : Math.min(stood, items.length) - (step === 1 ? 0 : 1);
    const next = (at === -1 ? last : at + step) + items.length;
    return items[next % items.length]?.key ?? null;
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
      .filter(([key]) => !this.items.some((item) => item.key === key))
      .map(([, text]) => text);
  }
}
