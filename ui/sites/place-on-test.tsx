import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';

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
