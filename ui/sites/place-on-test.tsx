import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/**
 * A button that opens the form of a new test. While a test runs, the button ends the test instead, except where the test's
 * own panel does: there another test is placed from the card of tests. Hidden without the right.
 */
export const PlaceOnTest = observer(
  ({
    siteNum,
    onTest,
    inAlarm,
  }: {
    readonly siteNum: number;
    readonly onTest: boolean;
    /** True during an alarm, when placing the site on test is not the primary action. */
    readonly inAlarm: boolean;
  }) => {
    const navigate = useNavigate();
    const { devNum } = usePlace();
    const { tab, isHistory } = useSiteTabs();
    if (!useTestRights().mayEdit) return null;
    const open = (what: string) => () =>
      void navigate(`${siteInfoPath(siteNum, devNum)}&test=${what}`);
    if (onTest && tab === null && !isHistory) return null;
    return onTest ? (
      <Button look="primary" icon={<ShieldCheckIcon />} onClick={open('off')}>
        Take off test
      </Button>
    ) : (
      <Button look={inAlarm ? 'secondary' : 'primary'} icon={<BeakerIcon />} onClick={open('new')}>
        Place on test
      </Button>
    );
  },
);
