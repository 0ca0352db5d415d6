/** The allowed form of `rte`: a path with an optional query and fragment. No scheme, no host, and no way to a parent folder. */
const PAGE = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*\/?(\?[\w.~=&%+-]*)?(#[\w.~-]*)?$/;

/**
 * Returns the page of the help site that `rte` names, always below its base (spec §2.5 "Knowledge base", SECURITY.md T10).
 * A value that could leave the origin or folder of the base gives the base itself.
 */
export const helpAddress = (base: string, rte: string | null): string => {
  const home = `${base.replace(/\/+$/, '')}/`;
  const page = (rte ?? '').replace(/^\//, '');
  return PAGE.test(page) ? home + page : home;
};
