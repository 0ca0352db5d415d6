interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** URLs of our own workers. No other text can become a script URL. */
export const WORKER_ADDRESSES: readonly string[] = [
  '/sw.js',
  '/captcha-worker.js',
  '/pdf-worker.js',
];

/** Returns the script URL if it is allowed; throws otherwise, as browsers require of a policy. */
export const allowWorkerAddress = (url: string, origin: string): string => {
  const { origin: asked, pathname, search } = new URL(url, origin);
  if (asked === origin && search === '' && WORKER_ADDRESSES.includes(pathname)) return url;
  throw new TypeError('Only the own workers are loaded by address');
};

/** Installs the only Trusted Types policy. Must run before any code needs the policy (SECURITY.md §2.15). */
export const installTrustedTypes = (scope: object, origin: string): void => {
  if (!('trustedTypes' in scope)) return;
  (scope.trustedTypes as PolicyFactory).createPolicy('default', {
    createScriptURL: (url) => allowWorkerAddress(url, origin),
  });
};
