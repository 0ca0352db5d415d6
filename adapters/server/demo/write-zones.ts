import { sql } from 'kysely';
import { handlingText, zoneEvent } from '#core/zones/signal-chain.rule.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import { demoZones } from './demo-zones.ts';
import type { DemoSite, DemoWorld } from './demo-world.ts';

/** Column values that all demo zones share. */
const ALIKE = {
  format: 'CID',
  source: 'site',
  bypassed: false,
  rev: 1,
} as const;

/** Keypad zones of one dealer's panels, shown when a site requests the dealer's default zones (domain guide 6.3 "Rules"). */
const KEYPAD = [
  ['995', 'Keypad – fire keys', '110'],
  ['996', 'Keypad – medical keys', '100'],
  ['999', 'Keypad – police keys', '120'],
] as const;

/** Transmitter codes of the sites with keypad zones. */
const WITH_DEFAULTS: ReadonlySet<string> = new Set(['HP1462']);

const usual = (code: string): string | null => {
  const event = zoneEvent(code);
  return event === null ? null : handlingText(event.handling);
};

const keypadZones = (site: DemoSite) =>
  site.devices
    .filter(({ xmit }) => WITH_DEFAULTS.has(xmit))
    .flatMap(({ areas, devNum }) =>
      KEYPAD.map(([num, description, code]) => ({
        ...ALIKE,
        source: 'dealer',
        num,
        description,
        event_code: code,
        instruction: usual(code),
        dev_num: devNum,
        area_num: areas[0]?.areaNum ?? 1,
        location: 'Keypad',
        service_type: zoneEvent(code)?.serviceType,
        verify_type: 'none',
        restore_required: false,
        equipment: 'Keypad',
        id: demoUuid(`zone ${site.siteNum} ${devNum} ${num}`),
        site_num: site.siteNum,
      })),
    );

/** Writes the zones of every device in one statement. */
export const writeZones = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  const zones = world.sites.flatMap((site) => [
    ...demoZones(site).map((zone) => ({
      ...ALIKE,
      ...toRow(without(zone, 'sends')),
      instruction: usual(zone.sends),
      // The id stays the same in every generation of the demo data.
      id: demoUuid(`zone ${site.siteNum} ${zone.devNum} ${zone.num}`),
      site_num: site.siteNum,
    })),
    ...keypadZones(site),
  ]);
  await sql`insert into zone select * from jsonb_populate_recordset(null::zone, ${JSON.stringify(zones)}::jsonb)`.execute(
    tx,
  );
};
