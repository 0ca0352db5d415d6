import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { Chips } from '../../kit/chips.tsx';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { SearchCombobox } from '../../kit/search-combobox.tsx';
import { SearchDialog, SearchKeys } from '../../kit/search-dialog.tsx';
import { SearchGroup } from '../../kit/search-option.tsx';
import { Text } from '../../kit/text.ts';
import { createSection } from '../../sections/section.ts';
import { useRegistry } from '../../shell/registry.ts';
import { useEntryActions } from '../../shell/use-menus.ts';
import { useModel } from '../../shell/use-model.ts';
import { FIELD_NAMES } from '../site-option.tsx';
import { accountSearchModels } from './account-search.models.ts';
import type { AccountSearchViewModel } from './account-search.view-model.ts';
import { CommandChips } from './command-chips.tsx';
import { PaletteOption } from './palette-row.tsx';
import { SearchStrip, SearchStripRoom } from './search-strip.look.tsx';
import { SearchWords } from './search-words.tsx';

/** Options for the field to search; all fields by default. */
const FIELDS = ([null, 'transmitter', 'name', 'address', 'phone', 'number'] as const).map(
  (field) => ({ value: field, text: FIELD_NAMES[field ?? 'any'] }),
);

const Foot = observer(({ model }: { readonly model: AccountSearchViewModel }) => {
  const { view } = useRegistry().create('session');
  const group = view?.user.allowedDealers.find((d) => d.siteGroupNum === view.siteGroupNum);
  const { toTest, command } = model;
  return (
    <>
      <SearchKeys
        keys={[
          [['↑', '↓'], 'Move'],
          [['Enter'], toTest ? 'Place on test' : command === null ? 'Open' : 'Do it'],
          ...(command === null ? [] : [[['Tab'], 'Change a part'] as const]),
          ...(toTest ? [] : [[['?'], 'What can I type'] as const]),
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

/** Opens what was chosen, once the dialog is closed. */
const useGoal = (model: AccountSearchViewModel): void => {
  const navigate = useNavigate();
  const actionOf = useEntryActions();
  const { goal } = model;
  useEffect(() => {
    if (goal === null) return;
    model.close();
    if ('path' in goal) {
      void navigate(goal.path);
      return;
    }
    const { href, run } = actionOf(goal.item);
    if (run === undefined) open(href, '_blank', 'noopener');
    else run();
  }, [actionOf, goal, model, navigate]);
};

/** The search and command palette, usable by keyboard alone (spec §2.2). */
export const AccountSearchDialog = observer(() => {
  const model = useModel('accountSearch');
  const navigate = useNavigate();
  const head = useRef<HTMLDivElement>(null);
  useGoal(model);
  const { view } = useRegistry().create('session');
  const isCustomer = view?.user.applicationNum === APPLICATIONS.customer;
  const { active, command, groups, options, toTest } = model;
  const idOf = (index: number): string => `search-option-${index}`;
  const focusOn = (what: string): boolean => {
    const found = head.current?.querySelector<HTMLElement>(what) ?? null;
    found?.focus();
    return found !== null;
  };
  const activeId = active < 0 ? undefined : idOf(active);
  const number = model.recentSites[0]?.transmitterCode ?? 'HP1092';
  return (
    <SearchDialog
      label={toTest ? 'Place on test, account search' : isCustomer ? 'Search' : 'Account search'}
      onClose={() => model.close()}
      head={
        <div ref={head}>
          <SearchCombobox
            label={isCustomer ? 'Search' : 'Search accounts'}
            placeholder={
              toTest ? 'Which account to place on test' : 'Account, screen, or what to do'
            }
            value={model.text}
            lists={groups.map(({ id }) => `search-${id}`).join(' ')}
            activeId={model.part === null ? activeId : undefined}
            expanded={options.length > 0}
            onType={(text) => model.type(text)}
            onMove={(to) => model.move(to)}
            onChoose={() => model.choose()}
            onTab={() => focusOn('[data-chip]')}
            onFocus={() => model.openPart(null)}
            onClose={() => model.close()}
          />
          {command !== null && (
            <CommandChips
              model={model}
              list="search-choices"
              activeId={activeId}
              onBack={() => void focusOn('input')}
            />
          )}
          {command === null && !isCustomer && (
            <SearchStrip>
              <SearchStripRoom>
                <Chips
                  label="Search in"
                  entries={FIELDS}
                  chosen={model.field}
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
          )}
        </div>
      }
      foot={<Foot model={model} />}
    >
      <HiddenText role="status">{model.announcement}</HiddenText>
      {model.part === null && <SearchWords model={model} />}
      {groups.map(({ id, title, rows }) => (
        <SearchGroup
          key={id}
          id={`search-${id}`}
          title={title}
          action={
            id === 'recent' && (
              <LinkButton size="sm" onClick={() => model.clearRecents()}>
                Clear
              </LinkButton>
            )
          }
        >
          {rows.map((row) => {
            const index = options.indexOf(row);
            return (
              <PaletteOption
                key={index}
                row={row}
                model={model}
                number={number}
                place={{
                  id: idOf(index),
                  active: index === active,
                  onPoint: () => model.point(index),
                }}
              />
            );
          })}
        </SearchGroup>
      ))}
    </SearchDialog>
  );
});

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly accountSearch: AccountSearchViewModel;
  }
}

/** The search and command palette of dealers and customers. */
export const section = createSection(AccountSearchDialog, accountSearchModels);
