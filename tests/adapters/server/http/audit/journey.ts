import type { Stride } from './stride.ts';
import { LOOKS } from './walk-reads.ts';
import { SILENT, WAYS_OUT } from './walk-ways-in.ts';
import { WALK } from './whole-walk.ts';

/** The requests of the walk, with each read inserted at its position. The journey calls every API operation at least once. */
export const JOURNEY: readonly Stride[] = [
  ...WALK.flatMap((stride, at) => {
    const known = WALK.slice(0, at).some(({ operationId }) => operationId === stride.operationId);
    return known
      ? [stride]
      : [...LOOKS.filter((look) => look.before === stride.operationId), stride];
  }),
  ...LOOKS.filter(({ before }) => before === undefined),
  ...SILENT,
  ...WAYS_OUT,
];
