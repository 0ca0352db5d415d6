import { observer } from 'mobx-react-lite';
import { kindsOf } from '#core/history/history-filter.rule.ts';
import { ACTIVITY_KINDS, type ActivityKind } from '#core/alarms/activity-kind.ts';
import { Checkbox, Switch } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Heading } from '../kit/text.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { HIDES, NO_CHOICES, optionsOf } from './history-choices.ts';
import type { HistoryViewModel } from './history.view-model.ts';

/** The twelve row kinds as checkboxes. A select field is not used, because it would open another layer above the filter layer. */
const Kinds = observer(({ model }: { readonly model: HistoryViewModel }) => {
  const { list } = model;
  const chosen = kindsOf(list.draft.filters['kinds'] ?? '') ?? [];
  const toggle = (kind: ActivityKind, wanted: boolean): void =>
    void list.filter(
      'kinds',
      ACTIVITY_KINDS.filter((one) => (one === kind ? wanted : chosen.includes(one))).join(','),
    );
  return (
    <div role="group" aria-labelledby="history-kinds">
      <Heading as="p" id="history-kinds" size="label" below={1.5}>
        Kinds
      </Heading>
      <Grid columns="pair" gap={0}>
        {ACTIVITY_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            id={`history-kind-${kind}`}
            checked={chosen.includes(kind)}
            onChange={(wanted) => toggle(kind, wanted)}
          >
            {kind}
          </Checkbox>
        ))}
      </Grid>
    </div>
  );
});

/** The filters that have their own controls beside the button. */
const BESIDES = ['from', 'to'];

const Fields = observer(({ model }: { readonly model: HistoryViewModel }) => {
  const { list, told } = model;
  const options = optionsOf(told?.choices ?? NO_CHOICES);
  const typed = (name: string, label: string) => (
    <Field
      id={`history-${name}`}
      label={label}
      autoComplete="off"
      value={list.draft.filters[name] ?? ''}
      error={list.complaintOf(name)}
      onChange={(value) => list.type(name, value)}
    />
  );
  const choice = (name: 'device' | 'area' | 'zone', label: string, any: string) =>
    options[name].length < 2 ? null : (
      <ListChoice
        list={list}
        filter={name}
        id={`history-${name}`}
        label={label}
        any={any}
        options={options[name]}
      />
    );
  const hides = (name: 'tests' | 'openClose', text: string) => (
    <Switch
      id={`history-${name}`}
      checked={list.draft.filters[name] === 'hidden'}
      onChange={(on) => void list.filter(name, on ? 'hidden' : '')}
    >
      {text}
    </Switch>
  );
  return (
    <>
      {hides('tests', HIDES.tests)}
      {hides('openClose', HIDES.openClose)}
      <Kinds model={model} />
      {choice('zone', 'Zone', 'Any zone')}
      {choice('area', 'Area', 'Any area')}
      {choice('device', 'Device', 'Any device')}
      <Grid columns="pair" gap={3}>
        {typed('user', 'Keypad user')}
        {typed('operator', 'Operator')}
      </Grid>
      {typed('alarmNo', 'Alarm no.')}
    </>
  );
});

/** The button for the filters of the history other than its days (domain guide 6.12 "Filters"). */
export const HistoryFilters = observer(({ model }: { readonly model: HistoryViewModel }) => (
  <ListFilters list={model.list} besides={BESIDES} fields={() => <Fields model={model} />} />
));
