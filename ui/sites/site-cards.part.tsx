import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { chooseDevice, type DeviceChoice } from '#core/sites/summarize-site.rule.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { OpenAlarms } from '../alarms/open-alarms.tsx';
import { SiteAlarmsViewModel } from '../alarms/site-alarms.view-model.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { SectionPage, SectionPlace } from './section-page.look.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { PlaceOnTest } from './place-on-test.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { Stack } from '../kit/stack.ts';
import { SectionList, SectionStrip, type SectionEntry } from './state/section-list.look.tsx';
import { Grid } from '../kit/grid.ts';
import { CallPremises } from './call-premises.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { MapCard } from './map-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { QualityCard } from './quality-card.tsx';
import type { Place } from './state/place-moment.ts';
import { useSiteFile } from './site-file-context.ts';
import { useSiteShown } from './site-shown-context.ts';
import { OfFile } from './of-file.tsx';
import { AgenciesCards } from './agencies-cards.tsx';
import { DetailsCard, InstructionsCard } from './details-cards.tsx';
import { InstallationCard } from '../shell/installation-card.tsx';
import { SilentNotice } from './state/silent-notice.tsx';
import { AreasCard, StatusCard } from './state/status-cards.tsx';
import { devicesPart } from './state/device-choice.tsx';
import { SiteChangesViewModel } from './site-changes.view-model.ts';
import { WithTopPlace } from '../kit/places/at-top.tsx';
import { createSection } from '../sections/section.ts';

interface Part extends SectionEntry {
  /** Null if another part draws the section. */
  readonly content: ReactNode;
}

/** Returns the state of the site and of each device; of one that is not monitored yet, what its installation still needs. */
const statePart = (info: SiteInfo, now: string): Part =>
  info.installation === null
    ? { id: 'status', title: 'Status', content: <StatusCard info={info} now={now} /> }
    : { id: 'status', title: 'Installation', content: <InstallationCard info={info} /> };

const areasPart = (info: SiteInfo, now: string): Part => ({
  id: 'areas',
  title: 'Areas',
  count: info.areas.length,
  content: <AreasCard info={info} now={now} />,
});

/**
 * Returns the details section: the site's details with its areas below, and beside them the data quality and map. The areas
 * stand here because both columns are then about as long.
 */
const detailsPart = (info: SiteInfo, now: string, areas: Part | undefined): Part => ({
  id: 'details',
  title: 'Details',
  content: (
    <Grid columns="side" gap={4}>
      <Stack gap={4}>
        <DetailsCard info={info} now={now} />
        {areas !== undefined && (
          <SectionPlace id={areas.id} tabIndex={-1}>
            {areas.content}
          </SectionPlace>
        )}
      </Stack>
      <Stack gap={4}>
        <OfFile title="Data quality">{(file) => <QualityCard file={file} />}</OfFile>
        <MapCard
          address={info.details.addressDisplay}
          point={info.details.address.mapPoint ?? null}
        />
      </Stack>
    </Grid>
  ),
});

/** Returns the sections that exist. The state comes first, or the question which device is meant (domain guide 6.11). */
const partsOf = (
  info: SiteInfo,
  choice: DeviceChoice,
  now: string,
  withTests: boolean,
  file: SiteFile | null,
): readonly Part[] => {
  const devices = devicesPart(info, choice, now);
  const isAsked = choice.kind === 'ask' || choice.kind === 'unknown';
  const state = statePart(info, now);
  // Without an area or a device there is nothing to show; notes and documents can be added.
  const exists = ({ count, id }: Part): boolean =>
    count !== 0 || id === 'notes' || id === 'documents';
  const [areas] = [areasPart(info, now)].filter(exists);
  const others = [
    ...(areas === undefined ? [] : [{ ...areas, content: null }]),
    ...(isAsked ? [] : [devices]),
    ...(withTests
      ? [{ id: 'tests', title: 'Tests', content: <InsetSlot name="site-tests" /> }]
      : []),
    {
      id: 'agencies',
      title: 'Agencies & permits',
      content: <AgenciesCards info={info} now={now} />,
    },
    { id: 'instructions', title: 'Instructions', content: <InstructionsCard info={info} /> },
    {
      id: 'notes',
      title: 'Notes',
      ...(file !== null && { count: file.notes.length }),
      content: <OfFile title="Notes">{(file) => <NotesCard file={file} />}</OfFile>,
    },
    {
      id: 'documents',
      title: 'Documents',
      ...(file !== null && { count: file.documents.length }),
      content: <OfFile title="Documents">{(file) => <DocumentsCard file={file} />}</OfFile>,
    },
    {
      id: 'groups',
      title: 'Groups',
      content: <OfFile title="Groups">{(file) => <GroupsCard file={file} />}</OfFile>,
    },
    { id: 'changes', title: 'Changes', content: <ChangesCard siteNum={info.siteNum} /> },
  ].filter(exists);
  return [
    ...(isAsked && info.installation === null ? [] : [state]),
    ...(isAsked ? [devices] : []),
    detailsPart(info, now, areas),
    ...others,
  ];
};

/** The cards of one site, with the section list (kit README §7). */
const SiteCards = observer(({ info, now }: Place) => {
  const { devNum } = usePlace();
  const { mayRead, mayEdit } = useTestRights();
  const { file } = useSiteFile();
  const onTest = isOnTest(info.badges, now);
  const { alarmActive } = info.badges;
  const parts = partsOf(info, chooseDevice(info.devices, devNum), now, mayRead, file);
  return (
    <SectionPage>
      <SectionList entries={parts} />
      <Stack gap={4}>
        <SectionStrip entries={parts} />
        <WithTopPlace key={info.siteNum} awaits={mayRead && onTest}>
          {alarmActive && (
            <OpenAlarms
              siteNum={info.siteNum}
              call={onTest ? null : <CallPremises info={info} />}
            />
          )}
          <SilentNotice info={info} now={now} />
          {parts.map(
            ({ id, content }) =>
              content !== null && (
                <SectionPlace key={id} id={id} tabIndex={-1}>
                  {content}
                </SectionPlace>
              ),
          )}
        </WithTopPlace>
        {mayEdit && !onTest && !alarmActive && (
          <BottomBar>
            <CallPremises info={info} />
            <PlaceOnTest siteNum={info.siteNum} onTest={false} />
          </BottomBar>
        )}
      </Stack>
    </SectionPage>
  );
});

/** The content of a site's page unless a full-width tab is open. Its code loads in parallel with the site. */
export const SiteCardsPart = () => {
  const shown = useSiteShown();
  return shown === null ? null : <SiteCards {...shown} />;
};

/** The cards below the name of a site. They share the page's file. */
export const section = createSection(SiteCardsPart, {
  siteChanges: ({ live, gatewayOf }) =>
    new SiteChangesViewModel({ gateway: gatewayOf(siteFileApi), live }),
  openAlarms: ({ live, clock, gatewayOf }) =>
    new SiteAlarmsViewModel({
      alarms: (sn, how) => gatewayOf(alarmsApi).siteAlarms({ sn }, how),
      alarm: (sn, num) => gatewayOf(alarmsApi).siteAlarm({ sn, num }),
      live,
      clock,
    }),
});
