import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DemoWorld } from '#core/configuration/demo-world.port.ts';
import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';

/** The demo world's list on the sign-in screen: which accounts are used up, and putting everything back. */
export class DemoViewModel {
  accounts: readonly DemoAccount[];
  restoring = false;
  /** What came of the last restoring. */
  outcome: { readonly tone: 'success' | 'error'; readonly text: string } | null = null;
  readonly #world: DemoWorld;

  constructor(parts: { world: DemoWorld; accounts: readonly DemoAccount[] }) {
    this.#world = parts.world;
    this.accounts = parts.accounts;
    makeAutoObservable(this, { accounts: observableRef, outcome: observableRef });
  }

  get someUsedUp(): boolean {
    return this.accounts.some((account) => account.usedUp);
  }

  /** Reads the list anew; what is shown stays when that fails. */
  async start(): Promise<void> {
    const read = await this.#world.accounts();
    if (read.ok) runInAction(() => (this.accounts = read.value));
  }

  /** Puts the demo world back; a second press while it runs does nothing. */
  async restore(): Promise<void> {
    if (this.restoring) return;
    this.restoring = true;
    this.outcome = null;
    const done = await this.#world.restore();
    if (done.ok) await this.start();
    runInAction(() => {
      this.restoring = false;
      this.outcome = done.ok
        ? { tone: 'success', text: 'The demo world is as it was in the beginning.' }
        : {
            tone: 'error',
            text: explain(done.error, 'The demo world could not be restored.') ?? '',
          };
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly demo: DemoViewModel;
  }
}
