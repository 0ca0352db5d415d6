import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DemoWorld } from '#core/configuration/demo-world.port.ts';
import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';

/** Lists the demo accounts on the sign-in screen, marks the used-up ones, and resets the demo data. */
export class DemoViewModel {
  accounts: readonly DemoAccount[];
  restoring = false;
  /** Message about the last reset of the demo data; null before the first reset. */
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

  /** Reloads the list of demo accounts. If the load fails, the current list stays. */
  async start(): Promise<void> {
    const read = await this.#world.accounts();
    if (read.ok) runInAction(() => (this.accounts = read.value));
  }

  /** Resets the demo data. A second press during a running reset does nothing. */
  async restore(): Promise<void> {
    if (this.restoring) return;
    this.restoring = true;
    this.outcome = null;
    const done = await this.#world.restore();
    if (done.ok) await this.start();
    runInAction(() => {
      this.restoring = false;
      this.outcome = done.ok
        ? { tone: 'success', text: 'The demo world was restored.' }
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
