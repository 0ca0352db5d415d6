import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { chooseDevice, type DeviceChoice } from '#core/sites/site-info.rule.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { siteInfoPath, sitePartPath } from '#core/sites/site-address.rule.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { PageRoom, SectionPage, SectionPlace } from '../kit/side-page.tsx';
import { HealthBadge } from '../shell/health-badge.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { PlaceOnTest } from './place-on-test.tsx';
import { useTestRights } from '../shell/use-test-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';
import { Stack } from '../kit/stack.ts';
import { SectionList, type SectionEntry } from '../kit/section-list.tsx';
import { Card } from '../kit/card.tsx';
import { LinkRows } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import { AgenciesCards, DetailsCard, InstructionsCard, NotesCard } from './details-cards.tsx';
import { InstallationCard } from './installation-card.tsx';
import { AreasCard, StatusCard } from './status-cards.tsx';
import { DeviceCard, DeviceTabs } from './device-cards.tsx';

/** What the address named is said, and what there is instead; a number that was none is not repeated. */
const unknownWords = (devNum: number, devices: number): string => {
  const named = devNum > 0 ? `This site has no device ${devNum}.` : 'This site has no such device.';
  return `${named} ${devices > 0 ? 'These are its devices.' : 'It has no device yet.'}`;
};

/** Asks which of several devices is meant (domain guide 6.11 "No dn in the query"). */
const DeviceChoiceCard = ({
  info,
  unknown,
}: {
  readonly info: SiteInfo;
  /** A number that no device of this site has. */
  readonly unknown: number | null;
}) => (
  <Card
    title={info.devices.length > 0 ? 'Choose a device' : 'Devices'}
    count={info.devices.length}
    inset={false}
  >
    <Text tone="muted" inset role={unknown === null ? undefined : 'status'}>
      {unknown === null
        ? 'This site has several devices. Its panels and their paths are shown for the one you choose.'
        : unknownWords(unknown, info.devices.length)}
    </Text>
    <LinkRows>
      {info.devices.map(({ devNum, transmitterCode, description, health }) => (
        <li key={devNum}>
          <Link to={siteInfoPath(info.siteNum, devNum)}>
            <CpuChipIcon aria-hidden />
            <b>{transmitterCode}</b>
            <small>{description}</small>
            <HealthBadge health={health} />
          </Link>
        </li>
      ))}
    </LinkRows>
  </Card>
);

interface Part extends Omit<SectionEntry, 'away'> {
  readonly content: ReactNode;
}

const devicesPart = (info: SiteInfo, choice: DeviceChoice, now: string): Part => {
  const content =
    choice.kind === 'chosen' ? (
      <>
        <DeviceTabs info={info} devNum={choice.device.devNum} />
        <DeviceCard info={info} now={now} device={choice.device} />
      </>
    ) : (
      <DeviceChoiceCard info={info} unknown={choice.kind === 'unknown' ? choice.devNum : null} />
    );
  // A site without any has nothing to list, but an answer to whoever asked for one.
  const count = info.devices.length;
  return {
    id: 'devices',
    title: 'Devices',
    ...(count > 0 || choice.kind === 'none' ? { count } : {}),
    content,
  };
};

/** Only what exists; a question that waits for an answer comes first. */
const partsOf = (
  info: SiteInfo,
  choice: DeviceChoice,
  now: string,
  withTests: boolean,
): readonly Part[] => {
  const { areas } = info;
  const { notes } = info.details;
  const devices = devicesPart(info, choice, now);
  const asked = choice.kind === 'ask' || choice.kind === 'unknown';
  const common = { info, now };
  return [
    ...(asked ? [devices] : []),
    { id: 'details', title: 'Details', content: <DetailsCard {...common} /> },
    info.installation === null
      ? { id: 'status', title: 'Status', content: <StatusCard {...common} /> }
      : { id: 'status', title: 'Installation', content: <InstallationCard info={info} /> },
    ...(withTests
      ? [{ id: 'tests', title: 'Tests', content: <InsetSlot name="site-tests" /> }]
      : []),
    ...(asked ? [] : [devices]),
    { id: 'areas', title: 'Areas', count: areas.length, content: <AreasCard {...common} /> },
    { id: 'agencies', title: 'Agencies & permits', content: <AgenciesCards {...common} /> },
    { id: 'instructions', title: 'Instructions', content: <InstructionsCard info={info} /> },
    { id: 'notes', title: 'Notes', count: notes.length, content: <NotesCard {...common} /> },
  ].filter(({ count }) => count !== 0);
};

/** The cards of one site with the list that leads to them; a test that is watched has the whole width meanwhile (kit README §7). */
export const SiteContent = observer(
  ({
    info,
    devNum,
    now,
  }: {
    readonly info: SiteInfo;
    readonly devNum: number | null;
    readonly now: string;
  }) => {
    const { mayRead, mayEdit } = useTestRights();
    const [query] = useSearchParams();
    const { tabs, tab, isHistory } = useSiteTabs();
    const test = query.get('test');
    if (isHistory)
      return (
        <PageRoom>
          <InsetSlot name="site-history" />
        </PageRoom>
      );
    if (mayRead && test !== null && test !== 'new' && test !== 'off')
      return (
        <PageRoom>
          <InsetSlot name="site-tests" />
        </PageRoom>
      );
    if (tab !== null)
      return (
        <PageRoom>
          <InsetSlot name={tab.id} />
        </PageRoom>
      );
    const parts = partsOf(info, chooseDevice(info.devices, devNum), now, mayRead);
    const elsewhere = tabs.map(({ id, title }) => ({
      id,
      title,
      away: (
        <Link to={sitePartPath(info.siteNum, devNum, id)}>
          {title}
          {info.counts[id] !== null && <small>{info.counts[id]}</small>}
        </Link>
      ),
    }));
    const after = parts.findIndex(({ id }) => id === 'agencies');
    return (
      <SectionPage>
        <SectionList entries={[...parts.slice(0, after), ...elsewhere, ...parts.slice(after)]} />
        <Stack gap={4}>
          {parts.map(({ id, content }) => (
            <SectionPlace key={id} id={id} tabIndex={-1}>
              {content}
            </SectionPlace>
          ))}
          {mayEdit && (
            <BottomBar>
              <PlaceOnTest siteNum={info.siteNum} onTest={isOnTest(info.badges, now)} />
            </BottomBar>
          )}
        </Stack>
      </SectionPage>
    );
  },
);
