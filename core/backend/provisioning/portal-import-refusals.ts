import { refusalOf } from '../refusal.ts';

/** The refusal of an id that already belongs to another file. */
export const OTHER_FILE = refusalOf(
  'conflict',
  'otherFile',
  'Another file was uploaded in its place. Choose the file again.',
);

/** The refusal of an import while another file is being imported. */
export const OTHER_RUNS = refusalOf(
  'conflict',
  'importRunning',
  'Another file is being imported. Wait until it finishes.',
);

/** The refusal of importing a file that was not checked. */
export const NOT_CHECKED = refusalOf(
  'conflict',
  'notChecked',
  'This file hasn’t been checked yet. Wait until every line is checked.',
);

/** The refusal of continuing an import whose codes were deleted. */
export const NOT_GOING_ON = refusalOf(
  'conflict',
  'importFailed',
  'This file can no longer be imported. Choose it again.',
);

/** The refusal of downloading refused lines before every line has a verdict. */
export const NOT_DECIDED = refusalOf(
  'conflict',
  'importRunning',
  'Lines are still being checked. Wait until that finishes.',
);
