/** Name of the built-in captcha. A browser without a solver of this name cannot continue. */
export const ALTCHA_PROVIDER = 'altcha';

/** Fixed path of the built-in captcha's worker, because Trusted Types allows workers by URL (SECURITY.md §2.15). */
export const CAPTCHA_WORKER = '/captcha-worker.js';
