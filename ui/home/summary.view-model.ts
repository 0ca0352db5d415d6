import { reaction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ViewModels } from '../shell/registry.ts';

/** The customer's landing page: the state of every linked site (domain guide 6.7). */
export class SummaryViewModel {
  readonly sites: Loadable<ConsumerHome>;
  readonly #links: ViewModels['accountLinks'];
  #watch: (() => void) | null = null;

  constructor(parts: {
    readConsumerHome(): Promise<Result<ConsumerHome, Failure>>;
    links: ViewModels['accountLinks'];
  }) {
    this.#links = parts.links;
    this.sites = new Loadable({
      read: () => parts.readConsumerHome(),
      fallback: 'The state of your sites could not be loaded.',
    });
  }

  /** Reads the states, and anew when a site was linked or removed. */
  start(): void {
    void this.sites.load();
    this.#watch ??= reaction(
      () => this.#links.known?.links.map(({ siteNum }) => siteNum),
      (now, before) => {
        if (before !== undefined && String(now) !== String(before)) void this.sites.load();
      },
    );
  }

  dispose(): void {
    this.#watch?.();
    this.#watch = null;
    this.sites.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly summary: SummaryViewModel;
  }
}
