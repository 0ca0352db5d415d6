import { makeAutoObservable, runInAction } from 'mobx';
import { helpAddress } from '#core/knowledge-base/help-address.rule.ts';
import type { HelpLook } from '#core/knowledge-base/help-message.schema.ts';
import type { HelpState } from '#core/knowledge-base/help-state.schema.ts';
import { readHelpMessage } from '#core/knowledge-base/read-help-message.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds a frame may stay empty before the page reports that the help site does not respond. */
export const HELP_PATIENCE_MS = 10_000;

interface Parts {
  /** The help site's URL from the configuration; null if there is no knowledge base. */
  readonly base: string | null;
  readonly ask: () => Answer<HelpState>;
  readonly audience: HelpLook['audience'];
}

/**
 * The embedded help site. It is shown once it sends a message, or once its frame has loaded and the portal's server also
 * received a response from the help site. Otherwise the portal shows that the help site does not respond (spec §2.5,
 * SECURITY.md T10).
 */
export class KnowledgeBaseViewModel {
  state: 'asking' | 'shown' | 'silent' = 'asking';
  /** The URL of the displayed help page; null if there is no knowledge base. */
  address: string | null;
  /** The number of load attempts. Each attempt uses a new frame. */
  turn = 0;
  /** How many times the help site has requested theme and audience. The portal answers each request. */
  heard = 0;
  readonly #parts: Parts;
  #loaded = false;
  #answers: boolean | null = null;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.address = parts.base === null ? null : helpAddress(parts.base, null);
    makeAutoObservable(this);
  }

  start(): void {
    void this.retry();
  }

  dispose(): void {
    this.turn += 1;
    this.#timer.stop();
  }

  /** Opens the help page named by `rte`. */
  lead(rte: string): void {
    const { base } = this.#parts;
    if (base === null) return;
    this.address = helpAddress(base, rte);
    void this.retry();
  }

  /** Retries with a new frame and a new request to the portal's server. */
  async retry(): Promise<void> {
    if (this.address === null) return;
    const turn = ++this.turn;
    this.state = 'asking';
    this.heard = 0;
    this.#loaded = false;
    this.#answers = null;
    this.#timer.after(HELP_PATIENCE_MS, () => this.#giveUp());
    const answer = await this.#parts.ask();
    if (turn !== this.turn) return;
    runInAction(() => {
      // If the request to the portal's own server fails, the help site's availability is unknown.
      this.#answers = answer.ok ? answer.value.answers : null;
      if (this.#answers === false) this.#giveUp();
      this.#settle();
    });
  }

  /** Called when the frame has loaded either a page or the browser's own error page. */
  loaded(): void {
    this.#loaded = true;
    this.#settle();
  }

  /** Handles a message from the frame. Returns the path of the screen that the reader wants to open; null if none. */
  hear(message: { readonly origin: string; readonly data: unknown }): string | null {
    const { base } = this.#parts;
    const given = base === null ? null : readHelpMessage(new URL(base).origin, message);
    if (given === null) return null;
    if (given.kind === 'open') return given.path;
    this.heard += 1;
    this.#show();
    return null;
  }

  /** Returns the message with theme and audience; null if the help site has not requested theme and audience yet. */
  look(theme: HelpLook['theme']): HelpLook | null {
    return this.heard === 0 ? null : { kind: 'look', theme, audience: this.#parts.audience };
  }

  #settle(): void {
    if (this.#loaded && this.#answers === true) this.#show();
  }

  #show(): void {
    this.#timer.stop();
    this.state = 'shown';
  }

  #giveUp(): void {
    this.#timer.stop();
    if (this.state === 'asking') this.state = 'silent';
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly knowledgeBase: KnowledgeBaseViewModel;
  }
}
