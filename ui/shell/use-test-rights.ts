import { useRights } from './use-rights.ts';

/** What the person may do with tests of a site; controls for more are absent (domain guide 5.1). Read it in an `observer`. */
export const useTestRights = (): { readonly mayRead: boolean; readonly mayEdit: boolean } => {
  const { held, mayChange } = useRights();
  return {
    mayRead: held.has('noActionRead'),
    mayEdit: mayChange('noActionRead', 'noActionEdit'),
  };
};
