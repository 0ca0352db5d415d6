import { refusalOf } from '../refusal.ts';

/** An id is the name of one file alone. */
export const OTHER_FILE = refusalOf(
  'conflict',
  'otherFile',
  'Another file was handed in under this number. Choose the file again.',
);

/** One file is taken in at a time. */
export const OTHER_RUNS = refusalOf(
  'conflict',
  'importRunning',
  'Another file is being imported. Wait until it has ended.',
);

/** What is taken in was checked before. */
export const NOT_CHECKED = refusalOf(
  'conflict',
  'notChecked',
  'This file is not checked yet. Wait until every line is checked.',
);

/** Its codes are forgotten. */
export const NOT_GOING_ON = refusalOf(
  'conflict',
  'importFailed',
  'This file is not imported any more. Choose it again.',
);

/** Refused lines are told once all are known. */
export const NOT_DECIDED = refusalOf(
  'conflict',
  'importRunning',
  'Lines are still being looked at. Wait until that has ended.',
);
