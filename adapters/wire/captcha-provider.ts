/** Name of the built-in captcha; a browser whose solver knows another name only cannot go on. */
export const ALTCHA_PROVIDER = 'altcha';

/** Where the built-in captcha's worker lies; a fixed address, because Trusted Types allows workers by address (SECURITY.md §2.15). */
export const CAPTCHA_WORKER = '/captcha-worker.js';
