import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { Link } from 'react-router-dom';
import { personPath } from '#core/support/support-address.rule.ts';
import { Grid } from '../kit/grid.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { groupOf, Part, Visits, Waiting } from './desk-parts.tsx';
import { UserBadge } from './user-columns.tsx';

/** Support before anybody was searched: who cannot sign in now, which visits run, and whom one looked up lately. */
export const SupportStart = () => (
  <LoadedView from={useModel('supportDesk')} waiting="Looking who waits">
    {({ waiting, visits, lately }) => (
      <Grid columns="fields" gap={4} above={4}>
        <Waiting waiting={waiting} />
        <Visits visits={visits} />
        <Part title="Opened lately" none="Whom you open in Support is kept here.">
          {lately.map((user) => (
            <li key={user.accountId}>
              <Link to={personPath(user.accountId)}>
                <ClockIcon aria-hidden />
                <b>{user.name}</b>
                <small>{groupOf(user)}</small>
                <UserBadge user={user} />
              </Link>
            </li>
          ))}
        </Part>
      </Grid>
    )}
  </LoadedView>
);
