import { createContext } from 'react';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import type { ZonePanels } from './zone-panels.ts';

/** The list a panel stands over, for the part that draws it; null where there is none. */
export const ZoneOverContext = createContext<{
  readonly panels: ZonePanels;
  readonly screen: SiteZones;
} | null>(null);
