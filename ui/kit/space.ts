import type { SystemStyleObject } from '@chakra-ui/react';

/** The steps of space by their token names (kit README §4). */
type Step = 0 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8;
const STEPS: readonly Step[] = [0, 1, 1.5, 2, 3, 4, 5, 6, 8];

export const each = (look: (step: string) => SystemStyleObject) =>
  Object.fromEntries(STEPS.map((step) => [step, look(String(step))])) as Record<
    Step,
    SystemStyleObject
  >;

/** Room before and after what stands in no column. */
export const around = {
  above: each((marginTop) => ({ marginTop })),
  below: each((marginBottom) => ({ marginBottom })),
  pad: each((padding) => ({ padding })),
};
