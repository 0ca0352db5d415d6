import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { observer } from 'mobx-react-lite';
import QueueListIcon from '@heroicons/react/20/solid/QueueListIcon';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { counted } from '#core/kernel/counted.rule.ts';
import type { AccountVerb } from '#core/sites/account-command.rule.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import type { SiteMatch } from '#core/sites/site-info.schema.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { SearchDialog, SearchKeys } from '../../kit/search-dialog.tsx';
import { SearchStrip, SearchStripRoom } from './search-strip.look.tsx';
import { SearchGroup, SearchOption } from '../../kit/search-option.tsx';
import { SearchCombobox } from '../../kit/search-combobox.tsx';
import { Text } from '../../kit/text.ts';
import { Chips } from '../../kit/chips.tsx';
import { useRegistry } from '../../shell/registry.ts';
import { useModel } from '../../shell/use-model.ts';
import type { AccountSearchViewModel } from './account-search.view-model.ts';
import { FIELD_NAMES, SiteOption } from '../site-option.tsx';
import { SearchWords } from './search-words.tsx';
import { createSection } from '../../sections/section.ts';
import { accountSearchModels } from './account-search.models.ts';

const FOUND = 'search-found';
const RECENT = 'search-recent';

/** Options for the field to search; all fields by default. */
const FIELDS = ([null, 'transmitter', 'name', 'address', 'phone', 'number'] as const).map(
  (field) => ({ value: field, text: FIELD_NAMES[field ?? 'any'] }),
);

const Foot = observer(({ toTest }: { readonly toTest: boolean }) => {
  const { view } = useRegistry().create('session');
  const group = view?.user.allowedDealers.find((d) => d.siteGroupNum === view.siteGroupNum);
  return (
    <>
      <SearchKeys
        keys={[
          [['↑', '↓'], 'Move'],
          [['Enter'], toTest ? 'Place on test' : 'Open site'],
        ]}
      />
      {group !== undefined && (
        <Text
          as="span"
          size="caption"
          tone="muted"
          end
        >{`In ${group.siteGroupNum} ${group.siteGroupName}`}</Text>
      )}
    </>
  );
});

/** Display names of the commands, shown above the account. */
const VERBS: Readonly<Record<AccountVerb, string>> = {
  open: 'Open',
  history: 'Open history',
  test: 'Place on test',
  callList: 'Open call list',
};

const titleOf = (count: number, more: boolean): string =>
  `Sites, ${more ? 'the first ' : ''}${counted(count, 'result')}`;

/** The account search in the active site group, usable by keyboard alone (spec §2.2). */
export const AccountSearchDialog = observer(() => {
  const model = useModel('accountSearch');
  const navigate = useNavigate();
  const { shown, recents, active, query, field, options, toTest } = model;
  const open = (match: SiteMatch | null): void => {
    if (match === null) return;
    const path = model.pathOf(match);
    model.opened();
    void navigate(path);
  };
  const { goal, leadsToAll, all, command } = model;
  useEffect(() => {
    if (goal === null) return;
    model.close();
    void navigate(goal);
  }, [goal, model, navigate]);
  const matches = shown?.matches ?? [];
  const idOf = (index: number): string => `search-option-${index}`;
  const point = (index: number) => ({
    id: idOf(index),
    active: index === active,
    onPoint: () => model.point(index),
  });
  return (
    <SearchDialog
      label={toTest ? 'Place on test, account search' : 'Account search'}
      onClose={() => model.close()}
      head={
        <>
          <SearchCombobox
            label="Search accounts"
            placeholder={
              toTest ? 'Which account to place on test' : 'Number, name, address or phone'
            }
            value={model.text}
            lists={`${FOUND} ${RECENT}`}
            activeId={active < 0 ? undefined : idOf(active)}
            expanded={options.length > 0}
            onType={(text) => model.type(text)}
            onMove={(to) => model.move(to)}
            onChoose={() => open(model.choose())}
            onClose={() => model.close()}
          />
          <SearchStrip>
            <SearchStripRoom>
              <Chips
                label="Search in"
                entries={FIELDS}
                chosen={field}
                onChoose={(wanted) => model.chooseField(wanted)}
              />
            </SearchStripRoom>
            <LinkButton
              size="sm"
              onClick={() => {
                model.close();
                void navigate(`${accountsPath()}?find=1`);
              }}
            >
              Advanced
            </LinkButton>
          </SearchStrip>
        </>
      }
      foot={<Foot toTest={toTest} />}
    >
      <HiddenText role="status">{model.announcement}</HiddenText>
      <SearchWords model={model} />
      {shown !== null && matches.length > 0 && (
        <SearchGroup
          id={FOUND}
          title={command === null ? titleOf(matches.length, shown.more) : VERBS[command.verb]}
        >
          {matches.map((match, index) => (
            <SearchOption
              key={`${match.siteNum} ${match.devNum}`}
              size="row"
              {...point(index)}
              onChoose={() => open(match)}
            >
              <SiteOption match={match} query={query} field={field} now={shown.asOf} />
            </SearchOption>
          ))}
          {leadsToAll && (
            <SearchOption size="line" {...point(matches.length)} onChoose={() => model.showAll()}>
              <QueueListIcon aria-hidden />
              <span>
                {all === null ? 'Show all accounts' : `Show all ${counted(all, 'account')}`}
              </span>
            </SearchOption>
          )}
        </SearchGroup>
      )}
      {recents.length > 0 && (
        <SearchGroup
          id={RECENT}
          title="Recent searches"
          action={
            <LinkButton size="sm" onClick={() => model.clearRecents()}>
              Clear
            </LinkButton>
          }
        >
          {recents.map((search, index) => (
            <SearchOption
              key={`${search.key} ${search.value}`}
              size="line"
              {...point(matches.length + Number(leadsToAll) + index)}
              onChoose={() => model.searchAgain(search)}
            >
              <ClockIcon aria-hidden />
              <span>{search.value}</span>
              <Text as="span" size="caption" tone="muted" end>
                {FIELD_NAMES[search.key]}
              </Text>
            </SearchOption>
          ))}
        </SearchGroup>
      )}
    </SearchDialog>
  );
});

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly accountSearch: AccountSearchViewModel;
  }
}

/** The advanced search dialog for dealers. */
export const section = createSection(AccountSearchDialog, accountSearchModels);
