/** Work on accounts in the background; stored with each job, so never renamed. */
export const ACCOUNT_EXPORT_JOB = 'accounts';
export const BULK_TEST_JOB = 'bulk-tests';
