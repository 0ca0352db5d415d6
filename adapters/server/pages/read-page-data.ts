import { DEFAULT_BRANDING, type Branding } from '#core/branding/branding.schema.ts';
import type {
  DemoAccount,
  PageData,
  RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import { BriefCache } from './brief-cache.ts';

/** Where a page's facts come from; each may fail without taking the page with it. */
export interface PageFacts {
  banner(): Promise<StatusBanner | null>;
  branding(siteGroupNum: number | null, address: string): Promise<Branding>;
  demoAccounts(): Promise<readonly DemoAccount[]>;
}

/** Reads what a document needs for its first paint, remembered for a second at most, so that a flood of page loads is one look-up. */
export class PageDataReader {
  readonly #configuration: RuntimeConfiguration;
  readonly #facts: PageFacts;
  readonly #cache = new BriefCache(1000, 200);

  /** `configuration` is the deployment's; the demo accounts in it are replaced by their present state. */
  constructor(configuration: RuntimeConfiguration, facts: PageFacts) {
    this.#configuration = configuration;
    this.#facts = facts;
  }

  /** The runtime configuration as it stands (`/assets/configuration.json`). */
  async configuration(): Promise<RuntimeConfiguration> {
    const { demo } = this.#configuration;
    if (demo === null) return this.#configuration;
    const accounts = await this.#cache.get('accounts', () => this.#facts.demoAccounts(), []);
    return { ...this.#configuration, demo: { ...demo, accounts: [...accounts] } };
  }

  /** All three facts of a page; `siteGroupNum` is the dealer the address names, null = the configured one. */
  async pageData(siteGroupNum: number | null, address: string): Promise<PageData> {
    const dealer = siteGroupNum ?? this.#configuration.defaultSiteGroupNum;
    const [configuration, banner, branding] = await Promise.all([
      this.configuration(),
      this.#cache.get('banner', () => this.#facts.banner(), null),
      this.#cache.get(
        `branding ${String(dealer)}`,
        () => this.#facts.branding(dealer, address),
        DEFAULT_BRANDING,
      ),
    ]);
    return { configuration, banner, branding };
  }

  /** Drops what is remembered, after the demo world was put back. */
  forget(): void {
    this.#cache.clear();
  }
}
