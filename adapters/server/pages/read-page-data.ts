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

/** Caches lookups for a short time, measured by the system's monotonic clock. A failed lookup returns its fallback and is not cached. */
class BriefCache {
  readonly #entries = new Map<string, Entry>();
  readonly #milliseconds: number;
  readonly #size: number;

  constructor(milliseconds: number, size: number) {
    this.#milliseconds = milliseconds;
    this.#size = size;
  }

  /** Returns the cached value or starts a lookup. Concurrent callers share the same lookup. */
  async get<T>(key: string, look: () => Promise<T>, fallback: T): Promise<T> {
    const now = performance.now();
    const known = this.#entries.get(key);
    const value = known !== undefined && known.until > now ? known.value : look();
    if (value !== known?.value) this.#keep(key, { until: now + this.#milliseconds, value });
    try {
      // The cast is safe, because each key is used with only one type.
      return (await value) as T;
    } catch {
      this.#entries.delete(key);
      return fallback;
    }
  }

  /** Clears the cache, for example after a reset of the demo data. */
  clear(): void {
    this.#entries.clear();
  }

  #keep(key: string, entry: Entry): void {
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= this.#size && !oldest.done) this.#entries.delete(oldest.value);
    this.#entries.set(key, entry);
  }
}

/** The data sources of a page. The page is rendered even if a source fails. */
export interface PageFacts {
  banner(): Promise<StatusBanner | null>;
  branding(siteGroupNum: number | null, address: string): Promise<Branding>;
  demoAccounts(): Promise<readonly DemoAccount[]>;
}

type BrandingValues = Pick<PageData, 'branding' | 'brandingOf'>;

/** Reads the data for the first paint of a page. Caches branding and accounts for at most a second. */
export class PageDataReader {
  readonly #configuration: RuntimeConfiguration;
  readonly #facts: PageFacts;
  readonly #cache = new BriefCache(1000, 200);

  /** `configuration` is the configuration of the deployment. Each page replaces its demo accounts with their current state. */
  constructor(configuration: RuntimeConfiguration, facts: PageFacts) {
    this.#configuration = configuration;
    this.#facts = facts;
  }

  /** Returns the current runtime configuration, served at `/assets/configuration.json`. */
  async configuration(): Promise<RuntimeConfiguration> {
    const { demo } = this.#configuration;
    if (demo === null) return this.#configuration;
    const accounts = await this.#cache.get('accounts', () => this.#facts.demoAccounts(), []);
    return { ...this.#configuration, demo: { ...demo, accounts: [...accounts] } };
  }

  /** Returns all data of a page. `siteGroupNum` is the dealer named in the URL; null uses the configured default. */
  async pageData(siteGroupNum: number | null, address: string): Promise<PageData> {
    const dealer = siteGroupNum ?? this.#configuration.defaultSiteGroupNum;
    const [configuration, banner, looks] = await Promise.all([
      this.configuration(),
      // Not cached here, because the source of the banner caches it. If reading the banner fails, the page is rendered without a banner.
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

  /** Clears the cache after a reset of the demo data. */
  forget(): void {
    this.#cache.clear();
  }
}
