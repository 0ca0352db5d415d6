import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { Visibility } from '#core/updates/update-source.port.ts';
import { Timer } from '../timer.ts';

/** Milliseconds between two calls, less than half of what the server waits for the next one. */
const EVERY = 30000;

interface Parts {
  readonly gateway: Pick<SitesGateway, 'siteEditors'>;
  readonly visibility: Visibility;
}

/** Who else has an editor of the same site open. Asks only while an editor is open and the page is in sight. */
export class OthersEditingViewModel {
  /** Names of the other people; empty also when the last call failed. */
  names: readonly string[] = [];
  readonly #parts: Parts;
  readonly #ticks = new Timer();
  /** The sites of the open editors, the newest last. */
  #open: readonly { readonly siteNum: number }[] = [];
  #watch: Subscription | null = null;
  /** The newest call. Calls follow each other, so that the server hears of an end before a new beginning. */
  #last: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { names: observableRef });
  }

  /** Notes an open editor. Returns the function that notes its end. */
  begin(siteNum: number): () => void {
    const editor = { siteNum };
    this.#open = [...this.#open, editor];
    this.#watch?.unsubscribe();
    this.#watch = this.#parts.visibility.visible$.subscribe((visible) => {
      this.#ticks.stop();
      if (!visible) return;
      this.#askAgain();
      this.#ticks.every(EVERY, () => this.#askAgain());
    });
    return () => this.#end(editor);
  }

  #end(editor: { readonly siteNum: number }): void {
    this.#open = this.#open.filter((other) => other !== editor);
    if (!this.#isOpen(editor.siteNum)) this.#ask(editor.siteNum);
    if (this.#open.length > 0) return;
    this.#watch?.unsubscribe();
    this.#watch = null;
    this.#ticks.stop();
    this.names = [];
  }

  #isOpen(siteNum: number): boolean {
    return this.#open.some((editor) => editor.siteNum === siteNum);
  }

  #askAgain(): void {
    const newest = this.#open.at(-1);
    if (newest !== undefined) this.#ask(newest.siteNum);
  }

  #ask(siteNum: number): void {
    this.#last = this.#last.then(() => this.#call(siteNum));
  }

  async #call(sn: number): Promise<void> {
    const { gateway } = this.#parts;
    const answer = await gateway.siteEditors({ sn, isEditing: this.#isOpen(sn) });
    runInAction(() => {
      if (this.#open.at(-1)?.siteNum === sn) this.names = answer.ok ? answer.value.names : [];
    });
  }
}

declare module '../registry.ts' {
  interface ViewModels {
    readonly othersEditing: OthersEditingViewModel;
  }
}
