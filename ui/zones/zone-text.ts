import type { UndefinedSignal } from '#core/zones/zone.schema.ts';

/** The panel names in the address. Any other value is the id of a zone. */
export const PANELS = { new: 'new', range: 'range', copy: 'copy', import: 'import' } as const;

/** Returns the value in the address for a signal to define. */
export const defineWord = ({ areaNum, code, devNum, zone }: UndefinedSignal): string =>
  `define-${devNum}-${areaNum ?? 0}-${zone}-${code}`;
