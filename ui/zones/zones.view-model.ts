import { makeAutoObservable, reaction } from 'mobx';
import { ok } from '#core/kernel/result.ts';
import { pageOf, selectLocally } from '#core/lists/local-list.rule.ts';
import {
  LOCAL_ZONES,
  withDefaults,
  ZONE_LIST,
  zoneRows,
  type ZoneRow,
} from '#core/zones/zone-list.ts';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { ListDownload } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { LOCAL_PAUSE } from '../lists/local-rows.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { ZonePanels } from './zone-panels.ts';
import type { ZonesParts } from './zones-parts.ts';

/** Kinds of events that cause a reload of the zones. */
const KINDS = ['site', 'activity', 'test'];

/** The zones of one site: the list, received signals without a zone, and the panels over the list (domain guide 6.3). */
export class ZonesViewModel {
  readonly reading: SiteReading<SiteZones>;
  readonly list: ListViewModel<ZoneRow>;
  readonly download: ListDownload;
  readonly panels: ZonePanels;
  readonly printing = new Submission();
  readonly #parts: ZonesParts;
  #watch: (() => void) | null = null;
  #rows: { readonly of: SiteZones; readonly rows: readonly ZoneRow[] } | null = null;

  constructor(parts: ZonesParts) {
    this.#parts = parts;
    this.reading = new SiteReading({
      read: (siteNum, how) => parts.gateway.siteZones({ sn: siteNum }, how),
      live: parts.live,
      kinds: KINDS,
      fallback: 'The zones could not be loaded.',
      onLeave: () => this.panels.close(),
    });
    this.panels = new ZonePanels(parts, this.reading);
    this.list = new ListViewModel<ZoneRow>({
      shape: ZONE_LIST,
      read: (query) => {
        const zones = withDefaults(this.#all, query.filters['defaults'] === 'shown');
        const found = selectLocally(zones, query, LOCAL_ZONES);
        return Promise.resolve(ok({ rows: pageOf(found, query), total: found.length }));
      },
      keyOf: ({ id }) => id,
      fallback: 'The zones could not be loaded.',
      pause: LOCAL_PAUSE,
      scrolls: true,
      own: parts.own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => parts.gateway.exportZones({ sn: this.reading.siteNum ?? 0, ...wanted }),
      fallback: 'The zones could not be exported.',
      row: 'zone',
    });
    makeAutoObservable(this, {
      reading: false,
      list: false,
      download: false,
      panels: false,
      printing: false,
    });
  }

  get mayChange(): ZonesParts['mayChange'] {
    return this.#parts.mayChange;
  }

  get plain(): boolean {
    return this.#parts.plain;
  }

  get job(): JobFollower {
    return this.#parts.job;
  }

  get draft(): ZonesParts['draft'] {
    return this.#parts.draft;
  }

  get screen(): SiteZones | null {
    return this.reading.value;
  }

  /** Count of the site's own zones, without the dealer's default zones. */
  get count(): number {
    return withDefaults(this.screen?.zones ?? [], false).length;
  }

  /** True if the site has zones from the dealer's defaults; a switch for them is then shown. */
  get hasDefaults(): boolean {
    return (this.screen?.zones ?? []).some(({ source }) => source === 'dealer');
  }

  start(): void {
    this.reading.start();
    this.#watch ??= reaction(
      () => this.reading.value,
      () => void this.list.again(),
    );
  }

  dispose(): void {
    this.#watch?.();
    this.#watch = null;
    this.#parts.draft.rest();
    this.reading.dispose();
  }

  /** Downloads the zone list to attach to the panel door. */
  async printLabel(): Promise<void> {
    const { files, gateway } = this.#parts;
    const { siteNum } = this.reading;
    if (siteNum === null) return;
    await this.printing.run(() => gateway.zoneLabel({ sn: siteNum }), {
      fallback: 'The label could not be created.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  get #all(): readonly ZoneRow[] {
    const { screen } = this;
    if (screen === null) return [];
    // Built once per load, so that typing a search text does not rebuild the rows.
    if (this.#rows?.of !== screen)
      this.#rows = { of: screen, rows: zoneRows(screen.zones, screen.devices) };
    return this.#rows.rows;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly zones: ZonesViewModel;
  }
}
