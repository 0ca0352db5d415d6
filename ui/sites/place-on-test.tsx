import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/** Returns a function that opens a question about the tests of a site: `new` or `off`. Null without the right. */
const useTestQuestion = (siteNum: number): ((what: string) => void) | null => {
  const navigate = useNavigate();
  const { devNum } = usePlace();
  return useTestRights().mayEdit
    ? (what) => void navigate(`${siteInfoPath(siteNum, devNum)}&test=${what}`)
    : null;
};

/** Returns a function that opens the form of a new test; null without the right. */
export const usePlaceTest = (siteNum: number): (() => void) | null => {
  const ask = useTestQuestion(siteNum);
  return ask === null ? null : () => ask('new');
};

/**
 * A button that opens the form of a new test. While a test runs, the button ends the test instead, except where the test's
 * own panel does: there another test is placed from the card of tests. Hidden without the right.
 */
export const PlaceOnTest = observer(
  ({
    siteNum,
    onTest,
    second = false,
  }: {
    readonly siteNum: number;
    readonly onTest: boolean;
    /** True if another action comes first, as in an alarm. */
    readonly second?: boolean;
  }) => {
    const ask = useTestQuestion(siteNum);
    const { tab, isHistory } = useSiteTabs();
    if (ask === null) return null;
    if (onTest && tab === null && !isHistory) return null;
    return onTest ? (
      <Button look="primary" icon={<ShieldCheckIcon />} onClick={() => ask('off')}>
        Take off test
      </Button>
    ) : (
      <Button
        look={second ? 'secondary' : 'primary'}
        icon={<BeakerIcon />}
        onClick={() => ask('new')}
      >
        Place on test
      </Button>
    );
  },
);
