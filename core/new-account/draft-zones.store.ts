import { isoInstant } from '../kernel/instant.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { identityOf } from '../zones/zone-identity.rule.ts';
import type { SiteZones, Zone } from '../zones/zone.schema.ts';
import { zoneForm } from '../zones/zone-form.schema.ts';
import type { ZonesGateway } from '../zones/zones.api.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import { done, DRAFT_REV, type DraftStore, NO_SITE_YET, notYet, refuse } from './draft.store.ts';

type Kept = AccountDraft['zones'][number];

const FRESH = {
  bypassed: false,
  unrestoredSince: null,
  lastSignalAt: null,
  lastSignal: null,
  test: null,
  updatedAt: null,
  updatedBy: null,
};

const shown = (zone: Kept, source: AccountDraft['zoneSource']): Zone => ({
  ...zone,
  rev: DRAFT_REV,
  source,
  ...FRESH,
});

const zonesOf = (draft: AccountDraft): SiteZones => ({
  asOf: isoInstant(0),
  siteNum: NO_SITE_YET,
  siteName: draft.premises.name,
  timeZone: draft.premises.timeZone,
  devices: draft.transmitters.map(({ deviceType, devNum, xmit }) => ({
    devNum,
    transmitterCode: xmit.trim() || `Transmitter ${devNum}`,
    description: deviceType,
    areas: draft.areas
      .filter((area) => area.devNum === devNum)
      .map(({ name, num }) => ({ name, num })),
  })),
  zones: draft.zones.map((zone) => shown(zone, draft.zoneSource)),
  undefinedSignals: [],
});

const TAKEN = 'This device already has a zone with this number, area and signal code.';

/** Returns the zones, or an error when two zones have the same identity. */
const fits = (zones: readonly Kept[]): Result<readonly Kept[], string> =>
  new Set(zones.map(identityOf)).size < zones.length ? err(TAKEN) : ok(zones);

/** Returns a gateway for the zones of a draft, so that the zone forms of a site can also edit a draft (domain guide 6.3, 6.18). */
export const draftZonesStore = (
  store: DraftStore,
  sites: Pick<ZonesGateway, 'siteZones'>,
): ZonesGateway => {
  const save = (zones: readonly Kept[], more: Partial<AccountDraft> = {}) => {
    const checked = fits(zones);
    if (checked.ok) store.change({ zones: [...checked.value], ...more });
    return checked;
  };
  const one = (zone: Kept, zones: readonly Kept[]) => {
    const saved = save(zones);
    return saved.ok ? done(shown(zone, store.draft.zoneSource)) : refuse('zoneTaken', saved.error);
  };
  let removed: Kept | null = null;
  return {
    siteZones: (asked, how) =>
      asked.sn === NO_SITE_YET ? done(zonesOf(store.draft)) : sites.siteZones(asked, how),
    addZone: ({ id, ...entered }) => {
      const zone = { id, ...zoneForm.pick(entered) };
      return one(zone, [...store.draft.zones.filter((other) => other.id !== id), zone]);
    },
    changeZone: ({ id, ...entered }) => {
      const zone = { id, ...zoneForm.pick(entered) };
      return one(
        zone,
        store.draft.zones.map((other) => (other.id === id ? zone : other)),
      );
    },
    removeZone: ({ id }) => {
      removed = store.draft.zones.find((zone) => zone.id === id) ?? null;
      save(store.draft.zones.filter((zone) => zone.id !== id));
      return done({ rev: DRAFT_REV });
    },
    restoreZone: ({ id }) => {
      if (removed?.id !== id) return refuse('notFound', 'This zone can no longer be restored.');
      return one(removed, [...store.draft.zones, removed]);
    },
    changeZones: ({ wishes, source }) => {
      const changed = new Map(wishes.map(({ form, id }) => [id, { id, ...form }]));
      const stood = store.draft.zones.map((zone) => changed.get(zone.id) ?? zone);
      const known = new Set(stood.map(({ id }) => id));
      const fresh = [...changed.values()].filter(({ id }) => !known.has(id));
      const from = source === 'template' ? { zoneSource: source } : {};
      const saved = save([...stood, ...fresh], from);
      return saved.ok
        ? done({ added: fresh.length, changed: changed.size - fresh.length })
        : refuse('zoneTaken', saved.error);
    },
    exportZones: notYet,
    zoneLabel: notYet,
    checkZoneImport: notYet,
    startZoneImport: notYet,
  };
};
