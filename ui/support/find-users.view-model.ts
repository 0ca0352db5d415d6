import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';

/** Milliseconds without another letter before a search leaves (domain guide 5.5). */
const DEBOUNCE_MS = 250;
/** Rows of a page that can be chosen (domain guide 5.5). */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Where a search stands; `idle` before anything was typed. */
export type UserSearch =
  | { readonly at: 'idle' }
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly users: readonly SupportedUser[]; readonly total: number }
  | { readonly at: 'failed'; readonly text: string };

interface Parts {
  readonly support: Pick<SupportGateway, 'findUsers'>;
}

/** Finds people for Support: a search a moment after the last letter, page by page; late answers of an older search count for nothing. */
export class FindUsersViewModel {
  text = '';
  page = 1;
  size: PageSize = 25;
  search: UserSearch = { at: 'idle' };
  /** A newer answer is on its way over what is shown. */
  reading = false;
  readonly #parts: Parts;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { search: observableRef });
  }

  /** An address that changed from outside, as by Back, is searched for at once. */
  follow(text: string): void {
    if (text !== this.text) this.type(text, 0);
  }

  type(text: string, wait = DEBOUNCE_MS): void {
    this.text = text;
    this.page = 1;
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.reading = false;
    if (text.trim() === '') {
      this.search = { at: 'idle' };
      return;
    }
    this.#timer = setTimeout(() => void this.#read(), wait);
  }

  /** Pages count from 1. */
  async turnTo(page: number): Promise<void> {
    this.page = page;
    await this.#read();
  }

  async show(size: PageSize): Promise<void> {
    this.size = size;
    await this.turnTo(1);
  }

  async again(): Promise<void> {
    await this.#read();
  }

  /** A person as they are after help, in place of what the list says. */
  replace(user: SupportedUser): void {
    if (this.search.at !== 'found') return;
    const users = this.search.users.map((u) => (u.accountId === user.accountId ? user : u));
    this.search = { ...this.search, users };
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  async #read(): Promise<void> {
    const turn = ++this.#turn;
    const text = this.text.trim();
    if (this.search.at !== 'found') this.search = { at: 'looking' };
    this.reading = true;
    const found = await this.#parts.support.findUsers({
      text,
      page: this.page,
      size: this.size,
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.reading = false;
      if (found.ok) this.search = { at: 'found', ...found.value };
      else {
        const words = explain(found.error, 'The users could not be searched.');
        if (words !== null) this.search = { at: 'failed', text: words };
      }
    });
  }
}
