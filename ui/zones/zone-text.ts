import type { UndefinedSignal } from '#core/zones/zone.schema.ts';

/** What an address opens over the list: a word, or the id of a zone. */
export const PANELS = { new: 'new', range: 'range', copy: 'copy', import: 'import' } as const;

/** How the address names something to define. */
export const defineWord = ({ areaNum, code, devNum, zone }: UndefinedSignal): string =>
  `define-${devNum}-${areaNum ?? 0}-${zone}-${code}`;
