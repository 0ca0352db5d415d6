import ArrowUturnLeftIcon from '@heroicons/react/20/solid/ArrowUturnLeftIcon';
import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { BusinessHoursOverview } from '#core/business-hours/business-hours.schema.ts';
import { temporaryInForce } from '#core/business-hours/temporary-in-force.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Row } from '../kit/stack.ts';
import { SelectField } from '../kit/select-field.tsx';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import type { BusinessHoursViewModel } from './business-hours.view-model.ts';
import type { HoursGroup } from './group-hours.ts';
import { nextMoment, OpenBadge } from '../shell/open-badge.tsx';

/** The props shared by both hours screens. */
export interface HoursProps {
  readonly model: BusinessHoursViewModel;
  readonly overview: BusinessHoursOverview;
  readonly group: HoursGroup;
  readonly mayEdit: boolean;
}

const CloseNow = observer(({ model, overview, group, mayEdit }: HoursProps) => {
  if (!mayEdit || !group.now.open || group.nextOpening === null) return null;
  return (
    <Button
      icon={<LockClosedIcon />}
      busy={model.acts.busy}
      onClick={() => void model.closeNow(group)}
    >
      {`Close now until ${nextMoment(group.nextOpening, overview.asOf, group.timeZone)}`}
    </Button>
  );
});

/** A button that ends the current temporary change, for example after an accidental "Close now". */
const Release = observer(({ model, overview, group, mayEdit }: HoursProps) => {
  const inForce = temporaryInForce(overview, group);
  if (!mayEdit || inForce === null) return null;
  return (
    <Button
      icon={<ArrowUturnLeftIcon />}
      title={`Ends “${inForce.reason}”: your normal hours apply again`}
      onClick={() => model.release(inForce)}
    >
      Release
    </Button>
  );
});

/** A select field for the branch; not rendered if the group has no branches. */
const Branch = observer(({ model, overview, group }: HoursProps) =>
  overview.groups.length < 2 ? null : (
    <Row below={4}>
      <SelectField
        id="hours-group"
        label="Group or branch"
        placeholder="Choose"
        options={overview.groups.map(({ siteGroupName, siteGroupNum }) => ({
          value: String(siteGroupNum),
          text: `${siteGroupNum} ${siteGroupName}`,
        }))}
        value={String(group.siteGroupNum)}
        onChange={(num) => model.shown.choose(Number(num))}
      />
    </Row>
  ),
);

const Ready = observer(
  ({
    model,
    overview,
    title,
    actions,
    children,
  }: Pick<HoursProps, 'model' | 'overview'> & HoursPageProps) => {
    const mayEdit = useRights().mayChange('ansServiceEdit') && overview.mayEdit;
    const group = model.shown.of(overview);
    if (group === null) return null;
    const props = { model, overview, group, mayEdit };
    return (
      <>
        <PageTitle
          title={title}
          actions={
            <>
              <CloseNow {...props} />
              <Release {...props} />
              {actions(props)}
            </>
          }
        >
          <OpenBadge state={group.now} now={overview.asOf} timeZone={group.timeZone} />
        </PageTitle>
        <Refusal of={model.acts} />
        <Branch {...props} />
        {children(props)}
        <DeletionQuestion of={model.deletion} />
      </>
    );
  },
);

interface HoursPageProps {
  readonly title: string;
  readonly actions: (props: HoursProps) => ReactNode;
  readonly children: (props: HoursProps) => ReactNode;
}

/** The frame of an hours screen: title with the current state, buttons to close and reopen, branch selection, and content. */
export const HoursPage = observer((page: HoursPageProps) => {
  const model = useModel('businessHours');
  const { source } = model;
  return (
    <>
      {source.state.at !== 'ready' && <PageTitle title={page.title} />}
      <LoadedView from={source} waiting="Loading the hours">
        {(overview) => <Ready model={model} overview={overview} {...page} />}
      </LoadedView>
    </>
  );
});
