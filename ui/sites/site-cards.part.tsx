import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { chooseDevice, type DeviceChoice } from '#core/sites/summarize-site.rule.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { SectionPage, SectionPlace } from './section-page.look.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { PlaceOnTest } from './place-on-test.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { Stack } from '../kit/stack.ts';
import { SectionList, type SectionEntry } from './section-list.look.tsx';
import { Grid } from '../kit/grid.ts';
import { CallPremises } from './call-premises.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { MapCard } from './map-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { QualityCard } from './quality-card.tsx';
import type { Place } from './place-moment.ts';
import { useSiteFile } from './site-file-context.ts';
import { useSiteShown } from './site-shown-context.ts';
import { OfFile } from './of-file.tsx';
import { AgenciesCards } from './agencies-cards.tsx';
import { DetailsCard, InstructionsCard } from './details-cards.tsx';
import { InstallationCard } from '../shell/installation-card.tsx';
import { AreasCard, StatusCard } from './status-cards.tsx';
import { devicesPart } from './device-choice.tsx';
import { SiteChangesViewModel } from './site-changes.view-model.ts';
import { WithTopPlace } from '../kit/places/at-top.tsx';
import { createSection } from '../sections/section.ts';

interface Part extends SectionEntry {
  /** Null if another part draws the section. */
  readonly content: ReactNode;
}

/** The current state of a site; for one that is not monitored yet, what its installation still needs. */
const StateCard = ({ info, now }: Place) =>
  info.installation === null ? (
    <StatusCard info={info} now={now} />
  ) : (
    <InstallationCard info={info} />
  );

/**
 * Returns the part below the site's details: its state, or its areas if the card of a single device says the state. Null
 * if there is neither.
 */
const statePart = (info: SiteInfo, now: string): Part | null => {
  if (info.installation !== null || info.devices.length !== 1)
    return {
      id: 'status',
      title: info.installation === null ? 'Status' : 'Installation',
      content: <StateCard info={info} now={now} />,
    };
  return info.areas.length === 0 ? null : areasPart(info, now);
};

const areasPart = (info: SiteInfo, now: string): Part => ({
  id: 'areas',
  title: 'Areas',
  count: info.areas.length,
  content: <AreasCard info={info} now={now} />,
});

/**
 * Returns the details section: the site's details with its state below, and beside them the data quality and map. The state
 * stands here because both columns are then about as long.
 */
const detailsPart = (info: SiteInfo, now: string, state: Part | null): Part => ({
  id: 'details',
  title: 'Details',
  content: (
    <Grid columns="side" gap={4}>
      <Stack gap={4}>
        <DetailsCard info={info} now={now} />
        {state !== null && (
          <SectionPlace id={state.id} tabIndex={-1}>
            {state.content}
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

/** Returns the sections that exist, in the order of the guide. An open question comes first (domain guide 6.11). */
const partsOf = (
  info: SiteInfo,
  choice: DeviceChoice,
  now: string,
  withTests: boolean,
  file: SiteFile | null,
): readonly Part[] => {
  const devices = devicesPart(info, choice, now);
  const asked = choice.kind === 'ask' || choice.kind === 'unknown';
  const state = statePart(info, now);
  // Without an area or a device there is nothing to show; notes and documents can be added.
  const exists = ({ count, id }: Part): boolean =>
    count !== 0 || id === 'notes' || id === 'documents';
  return [
    ...(asked ? [devices] : []),
    detailsPart(info, now, state),
    // Drawn by the details.
    ...(state === null ? [] : [{ ...state, content: null }]),
    ...(asked ? [] : [devices]),
    ...(state?.id === 'areas' ? [] : [areasPart(info, now)]),
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
};

/** The cards of one site, with the section list (kit README §7). */
const SiteCards = observer(({ info, now }: Place) => {
  const { devNum } = usePlace();
  const { mayRead, mayEdit } = useTestRights();
  const { file } = useSiteFile();
  const onTest = isOnTest(info.badges, now);
  const parts = partsOf(info, chooseDevice(info.devices, devNum), now, mayRead, file);
  return (
    <SectionPage>
      <SectionList entries={parts} />
      <Stack gap={4}>
        <WithTopPlace key={info.siteNum} awaits={mayRead && onTest}>
          {parts.map(
            ({ id, content }) =>
              content !== null && (
                <SectionPlace key={id} id={id} tabIndex={-1}>
                  {content}
                </SectionPlace>
              ),
          )}
        </WithTopPlace>
        {mayEdit && !onTest && (
          <BottomBar>
            <CallPremises info={info} />
            <PlaceOnTest siteNum={info.siteNum} onTest={false} inAlarm={info.badges.alarmActive} />
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
});
