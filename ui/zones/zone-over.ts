import { createContext } from 'react';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import type { ZonePanels } from './zone-panels.ts';

/** Context with the zone list below an open panel; null outside the list. */
export const ZoneOverContext = createContext<{
  readonly panels: ZonePanels;
  readonly screen: SiteZones;
} | null>(null);
