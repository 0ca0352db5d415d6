import type { Failure } from '#core/kernel/failure.ts';
import type { Result } from '#core/kernel/result.ts';
import type { StaffHome } from '#core/home/home.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** The staff's figures over the whole installation (domain guide 6.19). */
export class StaffHomeViewModel {
  readonly figures: Loadable<StaffHome>;

  constructor(parts: { readStaffHome(): Promise<Result<StaffHome, Failure>> }) {
    this.figures = new Loadable({
      read: () => parts.readStaffHome(),
      fallback: 'The figures of the installation could not be loaded.',
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
    readonly staffHome: StaffHomeViewModel;
  }
}
