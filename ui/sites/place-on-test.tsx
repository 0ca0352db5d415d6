import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useRegistry } from '../shell/registry.ts';

/** What the person may do with tests of a site; controls for more are absent (domain guide 5.1). Read it in an `observer`. */
export const useTestRights = (): { readonly mayRead: boolean; readonly mayEdit: boolean } => {
  const { view, limits } = useRegistry().create('session');
  const held = view === null ? new Set<string>() : heldPermissions(view.user);
  return {
    mayRead: held.has('noActionRead'),
    mayEdit: limits.mayChange && held.has('noActionRead') && held.has('noActionEdit'),
  };
};

/** Opens the form of a new test at its address; absent without the right. */
export const PlaceOnTest = observer(({ siteNum }: { readonly siteNum: number }) => {
  const navigate = useNavigate();
  const { devNum } = usePlace();
  if (!useTestRights().mayEdit) return null;
  return (
    <Button
      look="primary"
      icon={<BeakerIcon />}
      onClick={() => void navigate(`${siteInfoPath(siteNum, devNum)}&test=new`)}
    >
      Place on test
    </Button>
  );
});
