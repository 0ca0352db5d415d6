import FlagIcon from '@heroicons/react/16/solid/FlagIcon';
import * as mini from '@heroicons/react/20/solid';
import { observer } from 'mobx-react-lite';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import type { RunningTest } from '#core/home/dealer-home.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { testPath } from '#core/sites/site-part-path.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { RowActions } from './row-actions.look.tsx';
import type { HomeViewModel } from './home.view-model.ts';

const MINUTE = 60000;

/**
 * Returns the path of a site's tests for a dealer. `what` is the id of a test to open there, or a name such as `off` for a
 * question to ask.
 */
export const testPlace = (siteNum: number, what: string): string =>
  testPath(APPLICATIONS.dealer, siteNum, what);

const menuOf = (
  test: RunningTest,
  model: HomeViewModel,
  navigate: NavigateFunction,
): readonly MenuEntry[] => [
  ...[30, 60, 120].map((minutes) => ({
    id: `extend-${minutes}`,
    text: minutes === 30 ? 'Extend by 30 min' : `Extend by ${minutes / 60} h`,
    icon: mini.ClockIcon,
    onSelect: () => void model.extend(test, minutes * MINUTE),
  })),
  {
    id: 'off',
    text: 'Take off test',
    icon: mini.ShieldCheckIcon,
    onSelect: () => void navigate(testPlace(test.siteNum, 'off')),
  },
  {
    id: 'open',
    text: 'Open the test',
    icon: mini.ArrowRightIcon,
    onSelect: () => void navigate(testPlace(test.siteNum, test.id)),
  },
];

/** The action buttons of a running test on the dashboard. Not rendered without the right to test. */
export const TestActions = observer(
  ({
    test,
    model,
    isLong,
  }: {
    readonly test: RunningTest;
    readonly model: HomeViewModel;
    /** True if the test runs too long. The row then shows a warning and no button to extend the test. */
    readonly isLong: boolean;
  }) => {
    const navigate = useNavigate();
    return (
      <RowActions>
        {isLong ? (
          <Badge tone="trouble" strength="plain" icon={FlagIcon}>
            Over 24 h
          </Badge>
        ) : (
          <LinkButton
            size="sm"
            aria-label={`+30 min for ${test.siteName}`}
            aria-busy={model.extending.busy && model.pressedTest === test.id}
            onClick={() => void model.extend(test, 30 * MINUTE)}
          >
            +30 min
          </LinkButton>
        )}
        <Menu
          label={`Test of ${test.siteName}`}
          entries={menuOf(test, model, navigate)}
          button={(wear) => (
            <IconButton {...wear} size="sm" label={`More for the test of ${test.siteName}`}>
              <mini.EllipsisVerticalIcon />
            </IconButton>
          )}
        />
      </RowActions>
    );
  },
);
