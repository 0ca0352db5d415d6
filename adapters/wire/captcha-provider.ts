/** Name of the built-in captcha. A browser whose solver does not support this name cannot continue. */
export const ALTCHA_PROVIDER = 'altcha';

/** The path of the built-in captcha's worker. It is fixed, because Trusted Types allows workers by address (SECURITY.md §2.15). */
export const CAPTCHA_WORKER = '/captcha-worker.js';
