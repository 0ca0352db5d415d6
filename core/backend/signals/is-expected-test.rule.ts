/** Periodic tests in both languages, also with a trouble present: the panel was heard, which is what the test is for (domain guide 7.2). */
const PERIODIC: ReadonlySet<string> = new Set(['602', '608', 'RP', 'TX']);

/** Whether a signal is the test a device is expected to send; one without a name is any signal. */
export const isExpectedTest = (named: string | null, code: string): boolean =>
  named === null || named === code || (PERIODIC.has(named) && PERIODIC.has(code));
