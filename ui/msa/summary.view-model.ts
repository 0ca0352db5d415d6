import type { Failure } from '#core/kernel/failure.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** The customer's landing page: the state of every linked site (domain guide 6.7). */
export class SummaryViewModel {
  readonly sites: Loadable<ConsumerHome>;

  constructor(parts: { readConsumerHome(): Promise<Result<ConsumerHome, Failure>> }) {
    this.sites = new Loadable({
      read: () => parts.readConsumerHome(),
      fallback: 'The state of your sites could not be loaded.',
    });
  }

  start(): void {
    void this.sites.load();
  }

  dispose(): void {
    this.sites.dispose();
  }
}
