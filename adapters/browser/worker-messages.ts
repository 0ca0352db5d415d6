/** The address of the service worker script. The content policy allows this address and no other. */
export const WORKER_ADDRESS = '/sw.js';

/** Message from a page to a waiting worker: serve all tabs from now on. */
export const TAKE_OVER = 'take-over';

/** Message from the worker to a page: a file of its version is neither cached nor on the server. */
export const BROKEN = 'broken';
