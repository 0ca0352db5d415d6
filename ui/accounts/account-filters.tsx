import { grouped } from '#core/kernel/counted.rule.ts';
import { observer } from 'mobx-react-lite';
import {
  ACCOUNT_DUES,
  ACCOUNT_LIST,
  ACCOUNT_STATES,
  MISSING_DATA,
  SILENT_DAYS,
  TROUBLE_AGES,
} from '#core/sites/account-list.ts';
import { PLAN_SERVICES, SITE_TYPES } from '#core/sites/site-types.ts';
import { KIND_RIGHTS } from '#core/sites/quality-kinds.ts';
import { FILTER_RIGHTS } from '#core/sites/missing-right.rule.ts';
import { ACCOUNT_CHOICE_TEXT, ACCOUNT_FILTER_TITLES } from '#core/sites/account-text.ts';
import { choicesOf } from '#core/lists/read-list-query.rule.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Text } from '../kit/text.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { useRights } from '../shell/use-rights.ts';
import type { AccountsViewModel } from './accounts.view-model.ts';

type Model = { readonly model: AccountsViewModel };

const Typed = observer(({ model, name }: Model & { readonly name: string }) => {
  const { list } = model;
  const field = {
    id: `account-${name}`,
    label: ACCOUNT_FILTER_TITLES[name] ?? name,
    value: list.draft.filters[name] ?? '',
    error: list.complaintOf(name),
    onChange: (value: string) => list.type(name, value),
  };
  const isDay = ACCOUNT_LIST.filters[name]?.kind === 'day';
  return isDay ? <DateField {...field} /> : <Field {...field} autoComplete="off" />;
});

const Chosen = ({
  model,
  name,
  of,
}: Model & { readonly name: string; readonly of: readonly string[] }) => (
  <ListChoice
    list={model.list}
    filter={name}
    id={`account-${name}`}
    label={ACCOUNT_FILTER_TITLES[name] ?? name}
    any="Any"
    options={of.map((value) => ({ value, text: ACCOUNT_CHOICE_TEXT[name]?.[value] ?? value }))}
  />
);

const Several = observer(
  ({ model, name, of }: Model & { readonly name: string; readonly of: readonly string[] }) => {
    const { list } = model;
    const set = choicesOf(of, list.draft.filters[name] ?? '');
    return (
      <FieldGroup label={ACCOUNT_FILTER_TITLES[name] ?? name}>
        {of.map((one) => (
          <Checkbox
            key={one}
            id={`account-${name}-${one}`}
            checked={set.includes(one)}
            onChange={(wanted) =>
              void list.filter(
                name,
                of.filter((each) => (each === one ? wanted : set.includes(each))).join(','),
              )
            }
          >
            {one}
          </Checkbox>
        ))}
      </FieldGroup>
    );
  },
);

const Branch = observer(({ model }: Model) => (
  <ListChoice
    list={model.list}
    filter="branch"
    id="account-branch"
    label="Branch"
    any="Any"
    options={(model.facts?.branches ?? []).map(({ siteGroupNum, siteGroupName }) => ({
      value: String(siteGroupNum),
      text: `${siteGroupNum} ${siteGroupName}`,
    }))}
  />
));

/**
 * The advanced search fields by topic. A field that needs a separate right is shown only to users who have that right
 * (domain guide 6.11, 5.1).
 */
const TEXTS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'Site', names: ['number', 'name'] },
  { title: 'Address', names: ['street', 'city', 'region', 'postal', 'county', 'subdivision'] },
  { title: 'Devices', names: ['xmit', 'deviceType', 'maker', 'model', 'receiver', 'zone'] },
  { title: 'People', names: ['phone', 'contact', 'contactPhone', 'agency', 'permit', 'note'] },
  { title: 'Days', names: ['sinceFrom', 'sinceTo', 'signalFrom', 'signalTo'] },
];

/** The advanced search over every account field. Each active filter is shown as a chip above the list (spec §2.2, domain guide 5.5). */
export const AccountFilters = observer(
  ({ model, onClose }: Model & { readonly onClose: () => void }) => {
    const { held } = useRights();
    const { list } = model;
    const holds = (right: string | undefined): boolean => right === undefined || held.has(right);
    return (
      <SlideOver
        id="account-filters"
        title="Advanced search"
        onClose={onClose}
        foot={
          <>
            <Button disabled={!list.mayClear} onClick={() => void list.clear()}>
              Clear filters
            </Button>
            <Button look="primary" onClick={onClose}>
              {list.state.at === 'ready' ? `Show ${grouped(list.total)}` : 'Show'}
            </Button>
          </>
        }
      >
        <Grid gap={5}>
          <Grid columns="fields" gap={4}>
            <Chosen model={model} name="state" of={ACCOUNT_STATES} />
            <Branch model={model} />
            <Chosen model={model} name="trouble" of={TROUBLE_AGES} />
            <Chosen model={model} name="due" of={ACCOUNT_DUES} />
            <Chosen model={model} name="silent" of={SILENT_DAYS} />
            <Chosen model={model} name="not" of={['cancelled']} />
            <Chosen
              model={model}
              name="missing"
              of={MISSING_DATA.filter((kind) => holds(KIND_RIGHTS[kind]))}
            />
            <Chosen model={model} name="mine" of={['favorites']} />
            <Chosen model={model} name="changed" of={['today']} />
          </Grid>
          <Several model={model} name="type" of={SITE_TYPES} />
          <Several model={model} name="service" of={PLAN_SERVICES} />
          {TEXTS.map(({ title, names }) => (
            <Grid key={title} gap={3}>
              <Text as="h3" size="label">
                {title}
              </Text>
              <Grid columns="fields" gap={4}>
                {names
                  .filter((name) => holds(FILTER_RIGHTS[name]))
                  .map((name) => (
                    <Typed key={name} model={model} name={name} />
                  ))}
              </Grid>
            </Grid>
          ))}
        </Grid>
      </SlideOver>
    );
  },
);
