import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { filterGroups } from '#core/groups/filter-groups.rule.ts';
import { defaultPath } from '#core/navigation/match-route.rule.ts';
import type { SiteGroup } from '#core/session/user.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { FilterList } from './filter-list.look.tsx';
import { Popover } from '../kit/popover.tsx';
import { NumberedButton, NumberedName, NumberedRow, type Numbered } from './numbered-name.look.tsx';
import { useRegistry } from './registry.ts';

const countWords = (left: number, all: number): string => {
  if (left === 0) return 'No group has this number or name';
  const groups = counted(all, 'group');
  return left === all ? groups : `${grouped(left)} of ${groups}`;
};

const numbered = ({ siteGroupNum, siteGroupName }: SiteGroup): Numbered => ({
  number: siteGroupNum,
  name: siteGroupName,
});

/**
 * The account group in which a dealer works. A dealer with several groups chooses one by number or name, and the choice
 * opens Home (spec §2.2, §2.3).
 */
export const DealerSwitcher = observer(({ onChosen }: { readonly onChosen?: () => void }) => {
  const registry = useRegistry();
  const navigate = useNavigate();
  const model = registry.create('group');
  const { groups, active } = model;
  if (groups.length === 0) return null;
  if (groups.length === 1 && active !== null) return <NumberedName of={numbered(active)} />;
  const choose = ({ siteGroupNum }: SiteGroup): void => {
    void navigate(defaultPath(registry.configuration.variant));
    model.choose(siteGroupNum);
    onChosen?.();
  };
  return (
    <Popover
      label="Account groups"
      button={(wear) => (
        <NumberedButton
          of={active && numbered(active)}
          none="Choose a group"
          label="Account group"
          wear={wear}
        />
      )}
    >
      {(close) => (
        <FilterList
          label="Find an account group by number or name"
          placeholder="Number or name"
          items={groups}
          keyOf={(item) => item.siteGroupNum}
          filter={filterGroups}
          isCurrent={(item) => item.siteGroupNum === active?.siteGroupNum}
          count={countWords}
          row={(item) => (
            <NumberedRow of={numbered(item)} current={item.siteGroupNum === active?.siteGroupNum} />
          )}
          onChoose={(item) => {
            close();
            choose(item);
          }}
        />
      )}
    </Popover>
  );
});
