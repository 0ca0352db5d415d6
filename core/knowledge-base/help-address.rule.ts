/** What `rte` may hold: a path, with a query and a place on the page; no scheme, no host, no way up. */
const PAGE = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*\/?(\?[\w.~=&%+-]*)?(#[\w.~-]*)?$/;

/**
 * The page of the help site that `rte` names: joined to its base, and never anywhere else (spec §2.5 "Knowledge base",
 * SECURITY.md T10). Whatever could leave the origin or the folder of the base leads to the base itself.
 */
export const helpAddress = (base: string, rte: string | null): string => {
  const home = `${base.replace(/\/+$/, '')}/`;
  const page = (rte ?? '').replace(/^\//, '');
  return PAGE.test(page) ? home + page : home;
};
