import { DEFAULT_BRANDING, type Branding } from '#core/branding/branding.schema.ts';
import type {
  DemoAccount,
  PageData,
  RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';

interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** Remembers look-ups for a moment of real time; a failed one answers its fallback and is not remembered. */
class BriefCache {
  readonly #entries = new Map<string, Entry>();
  readonly #milliseconds: number;
  readonly #size: number;

  constructor(milliseconds: number, size: number) {
    this.#milliseconds = milliseconds;
    this.#size = size;
  }

  /** One look-up serves everyone who asks meanwhile. */
  async get<T>(key: string, look: () => Promise<T>, fallback: T): Promise<T> {
    const now = performance.now();
    const known = this.#entries.get(key);
    const value = known !== undefined && known.until > now ? known.value : look();
    if (value !== known?.value) this.#keep(key, { until: now + this.#milliseconds, value });
    try {
      // Each key is only ever used with one type of look-up.
      return (await value) as T;
    } catch {
      this.#entries.delete(key);
      return fallback;
    }
  }

  /** Forgets everything, e.g. after the demo world was restored. */
  clear(): void {
    this.#entries.clear();
  }

  #keep(key: string, entry: Entry): void {
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= this.#size && !oldest.done) this.#entries.delete(oldest.value);
    this.#entries.set(key, entry);
  }
}

/** Where a page's facts come from; each may fail without taking the page with it. */
export interface PageFacts {
  banner(): Promise<StatusBanner | null>;
  branding(siteGroupNum: number | null, address: string): Promise<Branding>;
  demoAccounts(): Promise<readonly DemoAccount[]>;
}

type BrandingValues = Pick<PageData, 'branding' | 'brandingOf'>;

/** Reads what a document needs for its first paint; looks and accounts are remembered for a second at most, so that a flood of page loads is one look-up. */
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
    const [configuration, banner, looks] = await Promise.all([
      this.configuration(),
      // Remembered where it comes from, which hears of its changes; without one the page goes out all the same.
      this.#facts.banner().catch(() => null),
      this.#cache.get(
        `branding ${String(dealer)}`,
        async (): Promise<BrandingValues> => ({
          branding: await this.#facts.branding(dealer, address),
          brandingOf: dealer,
        }),
        { branding: DEFAULT_BRANDING, brandingOf: null },
      ),
    ]);
    return { configuration, banner, ...looks };
  }

  /** Drops what is remembered, after the demo world was put back. */
  forget(): void {
    this.#cache.clear();
  }
}
