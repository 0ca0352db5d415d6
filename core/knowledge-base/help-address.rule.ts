/** Allowed form of `rte`: a path with optional query and fragment, but without scheme, host and `..`. */
const PAGE = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*\/?(\?[\w.~=&%+-]*)?(#[\w.~-]*)?$/;

/**
 * Returns the URL of the help page `rte`, always below `base` (spec §2.5 "Knowledge base", SECURITY.md T10). Returns
 * `base` if `rte` could lead outside `base`.
 */
export const helpAddress = (base: string, rte: string | null): string => {
  const home = `${base.replace(/\/+$/, '')}/`;
  const page = (rte ?? '').replace(/^\//, '');
  return PAGE.test(page) ? home + page : home;
};
