import BuildingOffice2Icon from '@heroicons/react/16/solid/BuildingOffice2Icon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { VERBS } from '#core/commands/verb-names.ts';
import { MOVES } from '../../kit/search-combobox.tsx';
import { PressChip } from '../../kit/press-chip.tsx';
import { Text } from '../../kit/text.ts';
import type { AccountSearchViewModel } from './account-search.view-model.ts';
import { timeText } from './command-parts.ts';
import type { PartName } from './palette-rows.ts';
import { SearchStrip } from './search-strip.look.tsx';
import { VERB_ICONS } from './verb-icons.ts';

/** Returns the parts of the command with their texts, as far as they are understood. */
const chipsOf = ({ command, meant, acts }: AccountSearchViewModel) => {
  if (command === null) return [];
  const { verb, time } = command;
  const plan = meant === null ? null : acts.plan(command, meant);
  const until =
    meant !== null && (plan?.kind === 'place' || plan?.kind === 'extend') && time?.kind === 'length'
      ? `, until ${acts.until(plan.endsAt, meant)}`
      : '';
  return [
    ...(meant === null
      ? []
      : [{ part: 'site' as const, text: `${meant.siteName} ${meant.transmitterCode}` }]),
    { part: 'verb' as const, text: VERBS[verb].title },
    ...(VERBS[verb].time === null
      ? []
      : [
          {
            part: 'time' as const,
            text:
              time === null
                ? verb === 'report'
                  ? 'Which days?'
                  : 'How long?'
                : `${timeText(time)}${until}`,
          },
        ]),
  ];
};

const PART_ICONS = { site: BuildingOffice2Icon, time: ClockIcon, verb: null } as const;

const NAMES: Readonly<Record<PartName, string>> = {
  site: 'Account',
  verb: 'Action',
  time: 'Time',
};

/** What was understood, part by part. Each chip opens its choices as a list below, as a select does (WAI-ARIA "select-only combobox"). */
export const CommandChips = observer(
  ({
    model,
    list,
    activeId,
    onBack,
  }: {
    readonly model: AccountSearchViewModel;
    /** Id of the list of choices. */
    readonly list: string;
    readonly activeId: string | undefined;
    /** Called when the focus goes back to the input. */
    readonly onBack: () => void;
  }) => {
    const press = (event: KeyboardEvent, part: PartName): void => {
      if (event.nativeEvent.isComposing) return;
      const move = MOVES[event.key];
      if (move !== undefined) {
        model.openPart(part);
        model.move(move);
      } else if (event.key === 'Enter' && model.part === part && model.active >= 0) {
        model.choose();
        onBack();
      } else if (event.key === 'Escape') onBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    return (
      <SearchStrip role="group" aria-label="Understood" of="parts">
        <Text as="span" size="small" tone="muted">
          Understood
        </Text>
        {chipsOf(model).map(({ part, text }) => {
          const open = model.part === part;
          const Icon = PART_ICONS[part] ?? VERB_ICONS[model.command?.verb ?? 'open'];
          return (
            <PressChip
              key={part}
              role="combobox"
              data-chip=""
              isSet
              icon={<Icon aria-hidden />}
              aria-label={`${NAMES[part]}: ${text}`}
              aria-expanded={open}
              aria-controls={list}
              aria-activedescendant={open ? activeId : undefined}
              onFocus={() => model.openPart(part)}
              onClick={() => model.openPart(part)}
              onKeyDown={(event) => press(event, part)}
            >
              {text}
            </PressChip>
          );
        })}
      </SearchStrip>
    );
  },
);
