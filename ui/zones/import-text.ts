import type { JobText } from '../jobs/job-follower.ts';

/** Texts for the job that imports a file for several sites. */
export const IMPORT_TEXT: JobText = {
  name: 'Import',
  started: ['Your import has started', 'It runs while you work. All changes take effect together.'],
  underWay: 'Your zones are being imported.',
  ready: 'Your zones are imported',
  unit: 'row',
  after: 'All of them are in effect.',
  failed: 'The import failed. Nothing was changed.',
  notCancelled: 'The import could not be canceled.',
  notFollowed: 'The progress of the import could not be loaded.',
  makesFile: false,
};
