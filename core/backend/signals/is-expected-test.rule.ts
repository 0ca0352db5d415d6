/**
 * Codes of periodic tests in both signal languages, also those sent with a trouble present: the panel was heard, which is
 * the purpose of the test (domain guide 7.2).
 */
const PERIODIC: ReadonlySet<string> = new Set(['602', '608', 'RP', 'TX']);

/** Returns true if a signal is the test that a device must send. If no signal is named, any signal counts. */
export const isExpectedTest = (named: string | null, code: string): boolean =>
  named === null || named === code || (PERIODIC.has(named) && PERIODIC.has(code));
