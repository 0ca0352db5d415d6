import { grouped } from '#core/kernel/counted.rule.ts';
import { observer } from 'mobx-react-lite';
import { attentionAge, attentionKind } from '#core/attention/attention-title.rule.ts';
import {
  ATTENTION_AGES,
  ATTENTION_KINDS,
  ATTENTION_SHOWS,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { Chips } from '../kit/chips.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import type { AttentionFilter } from './attention-pages.ts';
import type { AttentionViewModel } from './attention.view-model.ts';
import type { AttentionPlace } from './use-attention-place.ts';

const NAMES: Readonly<Record<AttentionShow, string>> = {
  everybody: 'All',
  mine: 'Mine',
  acknowledged: 'Acknowledged',
  snoozed: 'Snoozed',
};

/** The value of the option that sets no filter. */
const ANY = 'all';

interface ChoiceProps {
  readonly name: 'kind' | 'age' | 'branch';
  readonly label: string;
  readonly any: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onFilter: AttentionPlace['onFilter'];
}

const Choice = ({ any, label, name, onFilter, options, value }: ChoiceProps) => (
  <SelectField
    id={`attention-${name}`}
    label={label}
    placeholder={any}
    value={value ?? ANY}
    options={[{ value: ANY, text: any }, ...options]}
    onChange={(wanted) => onFilter({ [name]: wanted === ANY ? null : wanted })}
  />
);

const withCount = (text: string, count: number | undefined): string =>
  count === undefined ? text : `${text} (${grouped(count)})`;

/** Selects which items are listed: the list, then kind, age and branch with the number of items of each. */
export const AttentionFilters = observer(
  ({
    model,
    filter,
    onFilter,
    onShow,
  }: Pick<AttentionPlace, 'onFilter' | 'onShow'> & {
    readonly model: AttentionViewModel;
    readonly filter: AttentionFilter;
  }) => {
    const { listed } = model.pages;
    const kinds = new Map(listed?.kinds.map(({ kind, count }) => [kind, count]));
    const branches = listed?.branches ?? [];
    return (
      <Stack gap={3}>
        <Chips
          label="Show"
          entries={ATTENTION_SHOWS.map((value) => ({
            value,
            text:
              listed === null ? NAMES[value] : `${NAMES[value]} ${grouped(listed.counts[value])}`,
          }))}
          chosen={filter.show}
          onChoose={(wanted) => onShow(wanted)}
        />
        <Choice
          name="kind"
          label="Kind"
          any="All kinds"
          value={filter.kind}
          options={ATTENTION_KINDS.filter((kind) => kinds.has(kind) || kind === filter.kind).map(
            (kind) => ({ value: kind, text: withCount(attentionKind(kind), kinds.get(kind)) }),
          )}
          onFilter={onFilter}
        />
        <Grid columns="pair" gap={3}>
          <Choice
            name="age"
            label="Age"
            any="Any age"
            value={filter.age}
            options={ATTENTION_AGES.map((age) => ({ value: age, text: attentionAge(age) }))}
            onFilter={onFilter}
          />
          {(branches.length > 1 || filter.branch !== null) && (
            <Choice
              name="branch"
              label="Branch"
              any="All branches"
              value={filter.branch === null ? null : String(filter.branch)}
              options={branches.map(({ count, siteGroupName, siteGroupNum }) => ({
                value: String(siteGroupNum),
                text: withCount(`${siteGroupNum} ${siteGroupName}`, count),
              }))}
              onFilter={onFilter}
            />
          )}
        </Grid>
      </Stack>
    );
  },
);
