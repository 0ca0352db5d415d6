/** Where the worker is served; the content policy allows this address and no other. */
export const WORKER_ADDRESS = '/sw.js';

/** What a page tells a worker that waits: serve all tabs from now on. */
export const TAKE_OVER = 'take-over';

/** What the worker tells a page: a file of its own version is neither kept nor on the server. */
export const BROKEN = 'broken';
