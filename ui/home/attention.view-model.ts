import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import type { AttentionAct, AttentionItem, ListedItem } from '#core/attention/attention.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { Submission } from '../forms/submission.ts';
import { ListSelection } from '../lists/list-selection.ts';
import type { AttentionGroup } from './attention-groups.rule.ts';
import { AttentionSeveral, type SeveralParts } from './attention-several.ts';
import { AttentionPages, type AttentionFilter } from './attention-pages.ts';

interface Parts extends SeveralParts {
  readonly gateway: SeveralParts['gateway'] & Pick<AttentionGateway, 'attention' | 'sayAttention'>;
  /** True if the user may act; false for staff whose impersonation is in `look` mode. */
  readonly mayChange: boolean;
}

/** The view model of the items that need attention: the list, the actions, and the next item (domain guide 6.19). */
export class AttentionViewModel {
  readonly pages: AttentionPages;
  readonly saying = new Submission();
  readonly selection: ListSelection<ListedItem>;
  readonly several: AttentionSeveral;
  /** The key of the item whose action is being sent. */
  pressed: string | null = null;
  /** Messages about actions without effect, by item key: another user was faster, or the cause is gone. */
  readonly refused = observable.map<string, string>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.pages = new AttentionPages(parts.gateway);
    this.selection = new ListSelection(
      () => this.pages.items,
      ({ key }) => key,
    );
    this.several = new AttentionSeveral(parts, this.pages, this.selection);
    makeAutoObservable(this, {
      pages: false,
      saying: false,
      selection: false,
      several: false,
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
}
