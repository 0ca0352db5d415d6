/**
 * Codes of periodic test signals in both signal formats, including tests sent during a trouble. Such a test still proves
 * that the panel can be heard (domain guide 7.2).
 */
const PERIODIC: ReadonlySet<string> = new Set(['602', '608', 'RP', 'TX']);

/** Returns true if a signal counts as the test that a device must send. Any signal counts if `named` is null. */
export const isExpectedTest = (named: string | null, code: string): boolean =>
  named === null || named === code || (PERIODIC.has(named) && PERIODIC.has(code));
