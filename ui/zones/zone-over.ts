import { createContext } from 'react';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import type { ZonePanels } from './zone-panels.ts';

/** The list below an open panel, for the part that renders it; null outside of it. */
export const ZoneOverContext = createContext<{
  readonly panels: ZonePanels;
  readonly screen: SiteZones;
} | null>(null);
