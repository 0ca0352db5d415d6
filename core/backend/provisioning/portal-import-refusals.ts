import { refusalOf } from '../refusal.ts';

/** An id names one file only. */
export const OTHER_FILE = refusalOf(
  'conflict',
  'otherFile',
  'Another file was handed in under this number. Choose the file again.',
);

/** Only one file is imported at a time. */
export const OTHER_RUNS = refusalOf(
  'conflict',
  'importRunning',
  'Another file is being imported. Wait until it has ended.',
);

/** A file must be checked before it is imported. */
export const NOT_CHECKED = refusalOf(
  'conflict',
  'notChecked',
  'This file is not checked yet. Wait until every line is checked.',
);

/** The codes of this file were deleted. */
export const NOT_GOING_ON = refusalOf(
  'conflict',
  'importFailed',
  'This file is not imported any more. Choose it again.',
);

/** Refused lines can be downloaded only when all are known. */
export const NOT_DECIDED = refusalOf(
  'conflict',
  'importRunning',
  'Lines are still being looked at. Wait until that has ended.',
);
