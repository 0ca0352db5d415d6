import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import {
  trackAccount,
  type Tracked,
  type TrackedStep,
} from '#core/new-account/track-account.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import { ok } from '#core/kernel/result.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { TextLink } from '../kit/links.ts';
import { Meter } from '../kit/meter.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { Stepper } from '../kit/stepper.tsx';
import { Text } from '../kit/text.ts';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { InstallationCard } from '../shell/installation-card.tsx';
import { useAccountAddress } from './use-account-address.ts';
import { AccountTrackerViewModel } from './account-tracker.view-model.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

const Steps = ({ steps }: { readonly steps: readonly TrackedStep[] }) => (
  <Card title="Steps to monitoring" inset={false}>
    <RowTable
      columns={[
        { head: 'Step', marks: 'strong', cell: ({ label }) => label },
        {
          head: 'State',
          marks: 'beside',
          cell: ({ done }) =>
            done ? (
              <Badge tone="ok" icon={CheckCircleIcon}>
                Done
              </Badge>
            ) : (
              <Badge tone="info" icon={ClockIcon}>
                Waiting
              </Badge>
            ),
        },
        { head: 'Details', marks: 'second', cell: ({ text }) => text },
      ]}
      rows={steps}
      rowKey={({ id }) => id}
    />
  </Card>
);

const Ways = ({ info }: { readonly info: SiteInfo }) => (
  <Card title="Continue">
    <Stack gap={2}>
      <TextLink>
        <Link to={siteInfoPath(info.siteNum)}>Open the site</Link>
      </TextLink>
      <TextLink>
        <Link to={`${siteInfoPath(info.siteNum)}&part=tests`}>
          Tests: trip each zone, then sign off by taking it off test
        </Link>
      </TextLink>
      <TextLink>
        <Link to="/create-account">Create another account</Link>
      </TextLink>
    </Stack>
  </Card>
);

const Shown = observer(({ tracked }: { readonly tracked: Tracked }) => {
  const { info } = tracked;
  const { steps, tested, zones } = trackAccount(tracked);
  const current = steps.findIndex(({ done }) => !done);
  return (
    <>
      <PageTitle title={info.siteName}>
        <Text data-word="" as="span" tone="muted">
          {`${info.devices.map(({ transmitterCode }) => transmitterCode).join(', ')} · ${info.details.addressDisplay}`}
        </Text>
        {info.badges.onTestUntil !== null && (
          <OnTestChip until={info.badges.onTestUntil} timeZone={info.timeZone} now={info.asOf} />
        )}
        <LiveMark />
      </PageTitle>
      <Stack gap={4}>
        <LiveNotice />
        <Stepper
          steps={steps.map(({ label }) => label)}
          current={current === -1 ? steps.length : current}
        />
        <Grid columns="side" gap={4}>
          <Stack gap={4}>
            <Steps steps={steps} />
            {zones > 0 && (
              <Card title="Zones tested">
                <Stack gap={2}>
                  <Meter done={tested} of={zones} />
                  <Text size="small" tone="muted">
                    {`${tested} of ${zones} have reported`}
                  </Text>
                </Stack>
              </Card>
            )}
            {info.installation !== null && <InstallationCard info={info} />}
          </Stack>
          <Ways info={info} />
        </Grid>
      </Stack>
    </>
  );
});

/** Shows the progress of an account after its creation, updated live (domain guide 6.18). */
export const AccountTracker = observer(() => {
  const model = useModel('accountTracker');
  const { accountNum } = useAccountAddress();
  const { reading } = model;
  useEffect(() => {
    reading.open(accountNum);
  }, [reading, accountNum]);
  return (
    <LoadedView from={reading.source} waiting="Loading the account">
      {(tracked) => <Shown tracked={tracked} />}
    </LoadedView>
  );
});

/** Shows the progress of an account after its creation. */
export const section = createSection(AccountTracker, {
  accountTracker: ({ context, live, gatewayOf }) =>
    new AccountTrackerViewModel({
      live,
      read: async (sn) => {
        const info = await gatewayOf(sitesApi).siteInfo({ sn });
        if (!info.ok) return info;
        if (!siteRights({ context }).holds('zonesRead'))
          return ok({ info: info.value, zones: null });
        const zones = await gatewayOf(zonesApi).siteZones({ sn });
        if (!zones.ok) return zones;
        const heard = zones.value.zones.map(({ lastSignalAt }) => ({
          heard: lastSignalAt !== null,
        }));
        return ok({ info: info.value, zones: heard });
      },
    }),
});
