import type { Document } from '../../documents/document.ts';
import { instantOf } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import {
  LOCAL_ZONES,
  withDefaults,
  zoneColumns,
  type ZoneRow,
  zoneRows,
} from '../../zones/zone-list.ts';
import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import type { SiteZones } from '../../zones/zone.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { letterheadGroup, printable } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import type { Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { changeZone, type ZonePorts } from './change-zone.use-cases.ts';
import { changeZones } from './change-zones.use-cases.ts';
import { describeZones } from './describe-zones.rule.ts';
import { importZones } from './import-zones.use-cases.ts';
import { zoneLabel } from './zone-label.rule.ts';
import type { ZoneFacts } from './zone.repository.port.ts';

const DAY = 86400000;

type Ports = ZonePorts & ExportPorts & Pick<BackendPorts, 'csvReader' | 'documentPrinter'>;

/** Returns the filtered and sorted zone rows of a site, with times in the site's time zone. */
const rowsOf = (screen: SiteZones, { filters, ...query }: ListQuery): readonly ZoneRow[] => {
  const zones = withDefaults(screen.zones, filters['defaults'] === 'shown');
  return selectLocally(zoneRows(zones, screen.devices), { ...query, filters }, LOCAL_ZONES);
};

/** Creates the use cases that read, change, print, import and export zones of sites (domain guide 6.3). */
export const createZones = (ports: Ports) => {
  const read = (
    caller: SessionCaller,
    input: SiteInput,
    paper: number | null = null,
  ): Reply<ZoneFacts> =>
    readOfSite(ports, caller, input, (tx, where) =>
      tx.zones.site(where, where.now - ZONE_LIMITS.undefinedDays * DAY, paper),
    );
  return {
    ...changeZone(ports),
    ...changeZones(ports),
    ...importZones(ports),

    siteZones: async (caller: SessionCaller, input: SiteInput): Reply<SiteZones> => {
      const facts = await read(caller, input);
      return facts.ok ? ok(describeZones(facts.value, ports.clock.now())) : facts;
    },

    /** Exports the rows and columns of a query and records the export in the audit log. */
    exportZones: async (
      caller: SessionCaller,
      { columns, format, query, ...input }: SiteInput & ExportRequest<ListQuery>,
    ): Reply<Document> => {
      const facts = await read(caller, input);
      if (!facts.ok) return facts;
      const { siteName, siteNum, timeZone } = facts.value;
      const screen = describeZones(facts.value, ports.clock.now());
      const time = (at: string): string =>
        ports.wallClock.wallTime(instantOf(at), timeZone).replace('T', ' ');
      return exportList(ports, {
        name: `zones-${siteNum}`,
        siteGroupNum: input.siteGroupNum,
        title: `Zones of ${siteName}, site ${siteNum}`,
        columns: zoneColumns(time),
        operation: 'zone.export',
        auditFacts: (asked: ListQuery) => ({ site: String(siteNum), ...queryFacts(asked) }),
        rows: () => Promise.resolve(rowsOf(screen, query)),
      })(caller, { columns, format, query });
    },

    /** Returns the printed zone list for the panel door. */
    zoneLabel: async (caller: SessionCaller, input: SiteInput): Reply<Document> => {
      const facts = await read(caller, input, letterheadGroup(caller, input.siteGroupNum));
      if (!facts.ok) return facts;
      const now = ports.clock.now();
      const day = ports.wallClock.wallTime(now, facts.value.timeZone).slice(0, 10);
      const bytes = await ports.documentPrinter.print({
        ...zoneLabel(facts.value, day),
        letterhead: printable(facts.value.letterhead),
      });
      return ok({ name: `zone-label-${facts.value.siteNum}-${day}.pdf`, bytes });
    },
  };
};
