import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';

/** Opens the form of a new test at its address, and while one runs, before it, the question that ends it; absent without the right. */
export const PlaceOnTest = observer(
  ({
    siteNum,
    onTest,
    inAlarm,
  }: {
    readonly siteNum: number;
    readonly onTest: boolean;
    /** Somebody must look at the alarm first: to rest the center is not what the screen asks for then. */
    readonly inAlarm: boolean;
  }) => {
    const navigate = useNavigate();
    const { devNum } = usePlace();
    if (!useTestRights().mayEdit) return null;
    const open = (what: string) => () =>
      void navigate(`${siteInfoPath(siteNum, devNum)}&test=${what}`);
    return (
      <>
        <Button
          look={onTest || inAlarm ? 'secondary' : 'primary'}
          icon={<BeakerIcon />}
          onClick={open('new')}
        >
          Place on test
        </Button>
        {onTest && (
          <Button look="primary" icon={<ShieldCheckIcon />} onClick={open('off')}>
            Take off test
          </Button>
        )}
      </>
    );
  },
);
