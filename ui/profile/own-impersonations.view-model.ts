import type { ImpersonationGateway } from '#core/impersonation/impersonation.api.ts';
import type { OwnImpersonation } from '#core/impersonation/impersonation-session.schema.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { Loadable } from '../shell/loadable.ts';

/** The impersonations of this person by staff, with the reason for each (domain guide 6.17). */
export class OwnImpersonationsViewModel {
  readonly list: Loadable<readonly OwnImpersonation[]>;
  readonly #clock: Clock;

  constructor(parts: {
    readonly impersonation: Pick<ImpersonationGateway, 'ownVisits'>;
    readonly clock: Clock;
  }) {
    this.#clock = parts.clock;
    this.list = new Loadable({
      read: async () => mapOk(await parts.impersonation.ownVisits(), ({ visits }) => visits),
      fallback: 'The view-as sessions could not be loaded.',
    });
  }

  /** The current time as an ISO instant, for relative times. */
  get now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly ownVisits: OwnImpersonationsViewModel;
  }
}
