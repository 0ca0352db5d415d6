import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { observer } from 'mobx-react-lite';
import { NO_SITE_YET } from '#core/new-account/draft.store.ts';
import { areaName } from '#core/zones/area-name.rule.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { ZoneEditorPanel } from './zone-panel.tsx';
import { PANELS } from './zone-text.ts';
import { AreasPart } from './draft-areas.tsx';
import type { DraftZonesViewModel } from './draft-zones.view-model.ts';
import { createSection } from '../sections/section.ts';
import { draftZonesModels } from './draft-zones.models.ts';

/** Loads the code for adding many zones on first use. */
const AddManyPanel = lazyComponent(async () => (await import('./add-many-panel.tsx')).AddManyPanel);
const ImportPanel = lazyComponent(async () => (await import('./import-panel.tsx')).ImportPanel);

interface Props {
  readonly model: DraftZonesViewModel;
  readonly screen: SiteZones;
}

const AddMany = ({ model, kind }: Pick<Props, 'model'> & { readonly kind: 'range' | 'copy' }) => (
  <AddManyPanel
    many={useModel('newAccountZoneAdding')}
    kind={kind}
    siteNum={NO_SITE_YET}
    onClose={() => model.close()}
  />
);

const Import = ({ model }: Pick<Props, 'model'>) => (
  <ImportPanel
    file={useModel('newAccountZoneImport')}
    siteNum={NO_SITE_YET}
    onClose={() => model.close()}
  />
);

const Panels = observer(({ model, screen }: Props) => {
  const { panels, word } = model;
  if (panels.editor !== null)
    return <ZoneEditorPanel panels={panels} screen={screen} editor={panels.editor} />;
  if (!panels.adding) return null;
  if (word === PANELS.import) return <Import model={model} />;
  return word === PANELS.range || word === PANELS.copy ? (
    <AddMany key={word} model={model} kind={word} />
  ) : null;
});

const Zones = observer(({ model, screen }: Props) => {
  const several = screen.devices.length > 1;
  return (
    <RowTable<Zone>
      columns={[
        {
          head: 'Zone',
          marks: 'strong',
          cell: ({ id, num }) => (
            <LinkButton onClick={() => model.open(id, screen)}>{num}</LinkButton>
          ),
        },
        { head: 'Description', marks: 'second', cell: ({ description }) => description },
        { head: 'Service type', marks: 'beside', cell: ({ serviceType }) => serviceType },
        {
          head: 'Area',
          marks: 'second',
          cell: ({ areaNum, devNum }) =>
            `${several ? `Transmitter ${devNum} · ` : ''}${areaName(screen.devices, devNum, areaNum)}`,
        },
      ]}
      rows={screen.zones}
      rowKey={({ id }) => id}
      empty={{
        icon: Squares2X2Icon,
        title: 'No zones defined',
        text: 'Signals from this panel are logged without action until you add the first zone, except life safety and hold-up codes.',
      }}
    />
  );
});

const Shown = observer(({ model, screen }: Props) => (
  <WizardCard
    title="Zones"
    about="what the panel’s numbers mean"
    actions={
      <>
        <Button
          size="sm"
          icon={<ArrowUpTrayIcon width={16} height={16} />}
          onClick={() => model.open(PANELS.import, screen)}
        >
          Import or paste
        </Button>
        <Button size="sm" onClick={() => model.open(PANELS.copy, screen)}>
          Template
        </Button>
        <Button size="sm" onClick={() => model.open(PANELS.range, screen)}>
          Add range
        </Button>
        <Button
          size="sm"
          icon={<PlusIcon width={16} height={16} />}
          onClick={() => model.open(PANELS.new, screen)}
        >
          Add zone
        </Button>
      </>
    }
  >
    <WizardPart>
      <AreasPart model={model} screen={screen} />
    </WizardPart>
    <WizardPart>
      <Zones model={model} screen={screen} />
    </WizardPart>
    <Panels model={model} screen={screen} />
  </WizardCard>
));

/** Edits the zones of an account draft in the same forms as a site's zones (domain guide 6.18). */
export const DraftZones = observer(() => {
  const model = useModel('newAccountZones');
  return (
    <LoadedView from={model.reading.source} waiting="Loading the zones">
      {(screen) => <Shown model={model} screen={screen} />}
    </LoadedView>
  );
});

/** The zones of an account draft. An imported file applies only to this account. */
export const section = createSection(DraftZones, draftZonesModels);
