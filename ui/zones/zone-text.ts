import type { UndefinedSignal } from '#core/zones/zone.schema.ts';

/** The URL values of the panels. Any other value is a zone id or a signal to define. */
export const PANELS = { new: 'new', range: 'range', copy: 'copy', import: 'import' } as const;

/** Returns the URL value for defining the zone of a signal. */
export const defineWord = ({ areaNum, code, devNum, zone }: UndefinedSignal): string =>
  `define-${devNum}-${areaNum ?? 0}-${zone}-${code}`;
