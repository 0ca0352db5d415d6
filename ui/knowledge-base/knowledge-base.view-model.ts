import { makeAutoObservable, runInAction } from 'mobx';
import { helpAddress } from '#core/knowledge-base/help-address.rule.ts';
import type { HelpLook } from '#core/knowledge-base/help-message.schema.ts';
import type { HelpState } from '#core/knowledge-base/help-state.schema.ts';
import { readHelpMessage } from '#core/knowledge-base/read-help-message.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Timer } from '../shell/timer.ts';

/** How long a frame may stay empty before the page says so. */
export const HELP_PATIENCE_MS = 10_000;

interface Parts {
  /** From the settings; null is no knowledge base. */
  readonly base: string | null;
  readonly ask: () => Answer<HelpState>;
  readonly audience: HelpLook['audience'];
}

/** The embedded help site: shown once it speaks, or once it is loaded and the server got an answer of it too; otherwise the page says that it is silent (spec §2.5, SECURITY.md T10). */
export class KnowledgeBaseViewModel {
  state: 'asking' | 'shown' | 'silent' = 'asking';
  /** The page that is shown; null where there is no knowledge base. */
  address: string | null;
  /** Counts the tries, each of which is a new frame. */
  turn = 0;
  /** It said that it takes a look, and wants it anew. */
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

  /** Leads to the page `rte` names. */
  lead(rte: string): void {
    const { base } = this.#parts;
    if (base === null) return;
    this.address = helpAddress(base, rte);
    void this.retry();
  }

  /** Begins anew: a new frame, a new question. */
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
      // Whether our own server answers says nothing of the help site.
      this.#answers = answer.ok ? answer.value.answers : null;
      if (this.#answers === false) this.#giveUp();
      this.#settle();
    });
  }

  /** The frame holds a page, or the browser's words that there is none. */
  loaded(): void {
    this.#loaded = true;
    this.#settle();
  }

  /** Hears what the frame says; answers the screen its reader wants, if any. */
  hear(message: { readonly origin: string; readonly data: unknown }): string | null {
    const { base } = this.#parts;
    const given = base === null ? null : readHelpMessage(new URL(base).origin, message);
    if (given === null) return null;
    if (given.kind === 'open') return given.path;
    this.heard += 1;
    this.#show();
    return null;
  }

  /** What is said to a site that asked for it. */
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
