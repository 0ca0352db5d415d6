import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import QueueListIcon from '@heroicons/react/20/solid/QueueListIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { exampleOf, VERBS } from '#core/commands/verb-names.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { REPORT_KIND_NAMES } from '#core/reports/report-kinds.ts';
import { SearchHit, SearchLine, SearchOption } from '../../kit/search-option.tsx';
import { iconOf } from '../../shell/navigation-icons.ts';
import { FIELD_NAMES, SiteOption } from '../site-option.tsx';
import type { AccountSearchViewModel } from './account-search.view-model.ts';
import { actDetail, actTitle } from './act-text.ts';
import { timeText } from './command-parts.ts';
import type { PaletteRow } from './palette-rows.ts';
import { VERB_ICONS } from './verb-icons.ts';

type Place = Omit<ComponentProps<typeof SearchOption>, 'size' | 'children' | 'onChoose'>;

/** A line of the palette: an act, a screen, an account, an earlier search, or an example of what can be typed. */
export const PaletteOption = observer(
  ({
    row,
    model,
    place,
    number,
  }: {
    readonly row: PaletteRow;
    readonly model: AccountSearchViewModel;
    readonly place: Place;
    /** The account number in examples. */
    readonly number: string;
  }) => {
    const { acts, command, query, field, shown, all } = model;
    const option = { ...place, onChoose: () => void model.take(row) };
    switch (row.kind) {
      case 'act': {
        const Icon = VERB_ICONS[row.command.verb];
        return (
          <SearchOption
            size="row"
            {...option}
            disabled={acts.barredBy(row.command, row.site) !== null}
          >
            <Icon aria-hidden />
            <SearchHit
              title={actTitle(row.command, row.site)}
              detail={actDetail(acts, row.command, row.site)}
              code={row.site.transmitterCode}
              state={null}
            />
          </SearchOption>
        );
      }
      case 'site':
        return (
          <SearchOption size="row" {...option}>
            <SiteOption
              match={row.match}
              query={command?.subject ?? query}
              field={field}
              now={shown?.asOf ?? null}
            />
          </SearchOption>
        );
      case 'entry':
        return (
          <SearchLine
            {...option}
            icon={iconOf(row.item.icon).idle}
            text={row.item.text}
            end={row.item.heading ?? ''}
          />
        );
      case 'report':
        return (
          <SearchLine
            {...option}
            icon={VERB_ICONS.report}
            text={`${REPORT_KIND_NAMES[row.report].title}${row.time === null ? '' : `, ${timeText(row.time).toLowerCase()}`}`}
            end="Opens the form"
          />
        );
      case 'all':
        return (
          <SearchLine
            {...option}
            icon={QueueListIcon}
            text={all === null ? 'Show all accounts' : `Show all ${counted(all, 'account')}`}
          />
        );
      case 'recent':
        return (
          <SearchLine
            {...option}
            icon={ClockIcon}
            text={row.search.value}
            end={FIELD_NAMES[row.search.key]}
          />
        );
      case 'example':
        return (
          <SearchLine
            {...option}
            icon={VERB_ICONS[row.verb]}
            text={VERBS[row.verb].title}
            end={exampleOf(row.verb, number)}
          />
        );
      case 'choice':
        return <SearchLine {...option} text={row.text} />;
    }
  },
);
