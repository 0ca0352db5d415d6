/** Codes of periodic test signals in both signal formats, including tests sent during a trouble (domain guide 7.2). */
const PERIODIC: ReadonlySet<string> = new Set(['602', '608', 'RP', 'TX']);

/** Returns true if a signal counts as the test that a device must send. If `named` is null, any signal counts. */
export const isExpectedTest = (named: string | null, code: string): boolean =>
  named === null || named === code || (PERIODIC.has(named) && PERIODIC.has(code));
