import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import EmptyCalendarIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { schedulesApi } from '#core/schedules/schedules.api.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Grid } from '../kit/grid.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Stack } from '../kit/stack.ts';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { EffectiveCard } from './effective-card.tsx';
import { LiveChips } from './live-chips.tsx';
import { MissedCard } from './missed-card.tsx';
import { PlannedCard } from './planned-card.tsx';
import { StayLateCard } from './stay-late-card.tsx';
import { SchedulesViewModel } from './schedules.view-model.ts';
import { WeekCard } from './week-card.tsx';
import { WeekForm } from './week-form.tsx';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

interface Props {
  readonly model: SchedulesViewModel;
  readonly site: SiteSchedules;
}

/** The code of the forms is loaded when one first opens. */
const Panels = lazyComponent(async () => (await import('./schedule-panels.tsx')).SchedulePanels);

const addTemporary = (model: SchedulesViewModel, site: SiteSchedules): void =>
  model.editors.edit(site, {
    layer: 'temporary',
    today: dayText(model.shown.at.day),
    areaNum: model.shown.areaNum,
    hours: model.shown.hoursToday,
  });

/** Returns what a person can do with the schedules. Call it in an `observer`. */
const actsOf = (model: SchedulesViewModel, site: SiteSchedules): readonly Act[] => {
  const week: Act = {
    id: 'week',
    text: 'Edit weekly hours',
    icon: PencilSquareIcon,
    onSelect: () => model.editors.editWeek(site, model.shown.areaNum),
  };
  const temporary: Act = {
    id: 'temporary',
    text: 'New temporary schedule',
    icon: CalendarDaysIcon,
    primary: true,
    onSelect: () => addTemporary(model, site),
  };
  return [
    ...(model.mayEdit && model.editors.week === null ? [week] : []),
    ...(model.mayAddTemporary ? [temporary] : []),
  ];
};

const Drafts = observer(({ model, site }: Props) => {
  const { editors } = model;
  const { scheduleDraft, weekDraft } = editors;
  const found = scheduleDraft.found;
  const isHere = (base: { readonly siteNum: number } | null | undefined): boolean =>
    base?.siteNum === site.siteNum;
  return (
    <>
      {model.mayEdit && editors.week === null && isHere(weekDraft.found?.base) && (
        <DraftOffer
          what="the weekly hours"
          draft={weekDraft}
          onGoOn={() => editors.editWeek(site, weekDraft.found?.values.areaNums[0] ?? null)}
        />
      )}
      {model.mayAddTemporary && editors.schedule === null && isHere(found?.base) && (
        <DraftOffer
          what="a schedule"
          draft={scheduleDraft}
          onGoOn={() => {
            const { id = '', layer = 'temporary' } = found?.values ?? {};
            const schedule = site.schedules.find((one) => one.id === id);
            editors.edit(site, {
              layer,
              today: dayText(model.shown.at.day),
              ...(schedule && { schedule }),
            });
          }}
        />
      )}
    </>
  );
});

const Nothing = observer(({ model, site }: Props) => (
  <Card inset={false}>
    <EmptyState
      icon={EmptyCalendarIcon}
      title="No schedule"
      text="We log openings and closings, but nobody is told if the system isn’t armed."
      action={
        model.mayEdit ? (
          <Button size="sm" onClick={() => model.editors.editWeek(site, model.shown.areaNum)}>
            Set weekly hours
          </Button>
        ) : undefined
      }
    />
  </Card>
));

/** Opens the editor named in the URL, once (domain guide 6.11 "New temporary schedule"). */
const useAsked = (model: SchedulesViewModel, site: SiteSchedules): void => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('new');
  const { mayAddTemporary } = model;
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'temporary' && mayAddTemporary) addTemporary(model, site);
    setQuery(
      (now) => {
        now.delete('new');
        return now;
      },
      { replace: true },
    );
  }, [asked, mayAddTemporary, model, setQuery, site]);
};

const Shown = observer(({ model, site }: Props) => {
  useAsked(model, site);
  const { editors } = model;
  return (
    <>
      <Drafts model={model} site={site} />
      {(editors.schedule ?? editors.holidays) !== null && <Panels model={model} site={site} />}
      <Grid columns={model.mayAddTemporary ? 'weekFirst' : 'week'} gap={4}>
        {model.mayAddTemporary && (
          <div>
            <StayLateCard model={model} site={site} />
          </div>
        )}
        <Stack gap={4}>
          {editors.week !== null ? (
            <WeekForm editor={editors.week} site={site} onClose={() => editors.close()} />
          ) : site.schedules.length === 0 ? (
            <Nothing model={model} site={site} />
          ) : (
            <WeekCard model={model} site={site} />
          )}
          <PlannedCard model={model} site={site} />
        </Stack>
        <Stack gap={4}>
          {site.schedules.length > 0 && <EffectiveCard model={model} site={site} />}
          <MissedCard model={model} site={site} />
        </Stack>
      </Grid>
    </>
  );
});

/** A site's opening and closing hours, as a customer screen or a dealer tab (domain guide 6.5). */
export const SchedulesPage = observer(() => {
  const model = useModel('schedules');
  const siteNum = usePartSite();
  useEffect(() => {
    model.reading.open(siteNum);
  }, [model, siteNum]);
  const site = model.reading.siteNum === siteNum ? model.site : null;
  return (
    <SitePart
      title="Schedules"
      chips={<LiveChips model={model} />}
      {...(site === null
        ? { awaits: { actions: 1 + Number(model.mayEdit), words: 1 } }
        : { acts: actsOf(model, site) })}
    >
      <LoadedView from={model.reading.source} waiting="Loading the schedules">
        {(shown) => <Shown key={shown.siteNum} model={model} site={shown} />}
      </LoadedView>
    </SitePart>
  );
});

/** The hours of a site, as a customer screen or a dealer tab. */
export const section = createSection(SchedulesPage, {
  schedules: ({ clock, context, live, makeKey, ownDrafts, toasts, gatewayOf }) => {
    const rights = siteRights({ context });
    return new SchedulesViewModel({
      gateway: gatewayOf(schedulesApi),
      live,
      clock,
      makeKey,
      toasts,
      ownDrafts,
      mayEdit: rights.mayChange('scheduleEdit'),
      maySave: rights.maySave,
    });
  },
});
