/** Name of the built-in captcha. A browser without a solver of this name cannot continue. */
export const ALTCHA_PROVIDER = 'altcha';

/** Path of the built-in captcha's worker. The path is fixed, because the Trusted Types policy allows only known worker URLs (SECURITY.md §2.15). */
export const CAPTCHA_WORKER = '/captcha-worker.js';
