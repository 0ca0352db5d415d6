import type { Failure } from '#core/kernel/failure.ts';
import type { Result } from '#core/kernel/result.ts';
import type { DealerHome } from '#core/home/home.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** The dealer's dashboard: one reading of the figures of the active site group (domain guide 6.19). */
export class HomeViewModel {
  readonly figures: Loadable<DealerHome>;

  constructor(parts: { readDealerHome(): Promise<Result<DealerHome, Failure>> }) {
    this.figures = new Loadable({
      read: () => parts.readDealerHome(),
      fallback: 'The figures of your accounts could not be loaded.',
    });
  }

  start(): void {
    void this.figures.load();
  }

  dispose(): void {
    this.figures.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly home: HomeViewModel;
  }
}
