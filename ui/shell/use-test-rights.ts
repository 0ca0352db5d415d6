import { useRights } from './use-rights.ts';

/**
 * Returns the person's rights on tests of a site, so that controls without the right are hidden (domain guide 5.1). Call
 * this hook in an `observer`.
 */
export const useTestRights = (): { readonly mayRead: boolean; readonly mayEdit: boolean } => {
  const { held, mayChange } = useRights();
  return {
    mayRead: held.has('noActionRead'),
    mayEdit: mayChange('noActionRead', 'noActionEdit'),
  };
};
