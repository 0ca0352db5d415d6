/** URL path of the service worker script. The content security policy allows no other service worker script. */
export const WORKER_ADDRESS = '/sw.js';

/** Message from a page to a waiting service worker: take control of all tabs now. */
export const TAKE_OVER = 'take-over';

/** Message from the service worker to a page: a file of the page's version is neither cached nor on the server. */
export const BROKEN = 'broken';
