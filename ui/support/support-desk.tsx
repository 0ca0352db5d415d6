import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { SupportCard, SupportPerson, groupOf, Impersonations, Waiting } from './support-parts.tsx';
import { CertificateCheck } from './certificate-check.tsx';
import { UserBadge } from './user-columns.tsx';

/** The start page of Support: people who cannot sign in, running impersonations, and people looked up recently. */
export const SupportStart = () => (
  <Stack above={4}>
    <LoadedView from={useModel('supportDesk')} waiting="Looking who waits">
      {({ waiting, visits, lately }) => (
        <Grid columns="fields" gap={4}>
          <Waiting waiting={waiting} />
          <Impersonations visits={visits} />
          <SupportCard title="Opened lately" none="Whom you open in Support is kept here.">
            {lately.map((user) => (
              <SupportPerson
                key={user.accountId}
                id={user.accountId}
                icon={ClockIcon}
                name={user.name}
                words={groupOf(user)}
              >
                <UserBadge user={user} />
              </SupportPerson>
            ))}
          </SupportCard>
          <CertificateCheck />
        </Grid>
      )}
    </LoadedView>
  </Stack>
);
