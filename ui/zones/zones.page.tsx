import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import QueueListIcon from '@heroicons/react/20/solid/QueueListIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { Stack } from '../kit/stack.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { UndefinedStrip } from './undefined-strip.tsx';
import { useZoneAddress } from './use-zone-address.ts';
import { ZoneOverContext } from './zone-over.ts';
import { defineWord, PANELS } from './zone-text.ts';
import { ZonesList } from './zones-list.tsx';
import type { ZonesViewModel } from './zones.view-model.ts';
import { createSection } from '../sections/section.ts';
import { zonesModels, zonesSingle } from './zones.models.ts';

/** Returns what a person can do with the zones. */
const actsOf = (model: ZonesViewModel, open: (word: string | null) => void): readonly Act[] => {
  const label: Act = {
    id: 'label',
    text: 'Print label for the panel door',
    icon: PrinterIcon,
    rare: true,
    onSelect: () => void model.printLabel(),
  };
  if (model.mayChange !== 'all') return [label];
  const of = (word: string, text: string, icon: Act['icon']): Act => ({
    id: word,
    text,
    icon,
    rare: word !== PANELS.new,
    primary: word === PANELS.new,
    onSelect: () => open(word),
  });
  return [
    of(PANELS.import, 'Import', ArrowUpTrayIcon),
    of(PANELS.range, 'Add range', QueueListIcon),
    of(PANELS.copy, 'Copy from site or template', DocumentDuplicateIcon),
    label,
    of(PANELS.new, 'Add zone', PlusIcon),
  ];
};

const Panels = observer(
  ({ model, screen }: { readonly model: ZonesViewModel; readonly screen: SiteZones }) => {
    const { panels } = model;
    const over = useMemo(() => ({ panels, screen }), [panels, screen]);
    if (!panels.isOpen) return null;
    return (
      <ZoneOverContext value={over}>
        <InsetSlot name="zone-panels" />
      </ZoneOverContext>
    );
  },
);

const Shown = observer(
  ({ model, screen }: { readonly model: ZonesViewModel; readonly screen: SiteZones }) => {
    const { word, open } = useZoneAddress();
    const { draft, panels } = model;
    useEffect(() => {
      panels.onClose = () => open(null);
      panels.show(word, screen);
    });
    const mayAdd = model.mayChange === 'all';
    const found = draft.found?.base;
    return (
      <>
        <Refusal of={model.printing} />
        {model.job.job !== null && (
          <Stack below={4}>
            <JobProgress follower={model.job} />
          </Stack>
        )}
        {panels.editor === null && found?.siteNum === screen.siteNum && (
          <DraftOffer
            what="the zone"
            draft={draft}
            onGoOn={() => open(found.zone?.id ?? PANELS.new)}
          />
        )}
        <UndefinedStrip
          screen={screen}
          onDefine={mayAdd ? (signal) => open(defineWord(signal)) : null}
        />
        <ZonesList model={model} screen={screen} acts={actsOf(model, open)} onOpen={open} />
        <Panels model={model} screen={screen} />
      </>
    );
  },
);

/** The zones of a site, as a customer screen or a dealer tab (domain guide 6.3). */
export const ZonesPage = observer(() => {
  const model = useModel('zones');
  const siteNum = usePartSite();
  const { open } = useZoneAddress();
  useEffect(() => {
    model.reading.open(siteNum);
  }, [model, siteNum]);
  return (
    <SitePart
      title="Zones"
      {...(model.screen === null ? { awaits: { actions: 1 } } : { acts: actsOf(model, open) })}
      listed={!model.plain}
    >
      <LoadedView from={model.reading.source} waiting="Loading the zones">
        {(screen) => <Shown key={screen.siteNum} model={model} screen={screen} />}
      </LoadedView>
    </SitePart>
  );
});

/** The zones of a site. An import job for several sites is followed while the page is open. */
export const section = createSection(ZonesPage, zonesModels, zonesSingle);
