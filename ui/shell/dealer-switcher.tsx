import BuildingOffice2Icon from '@heroicons/react/16/solid/BuildingOffice2Icon';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { filterGroups } from '#core/groups/filter-groups.rule.ts';
import { defaultPath } from '#core/navigation/match-route.rule.ts';
import type { SiteGroup } from '#core/session/user.schema.ts';
import { FilterList } from '../kit/filter-list.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Popover } from '../kit/popover.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from './registry.ts';

const group = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  maxWidth: '280px',
  color: 'fg.default',
  textStyle: 'body',
  '& > svg': { width: '16px', height: '16px', color: 'fg.muted' },
  '& b': { fontWeight: '600' },
  '& > [data-name]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
const Plain = styled('span', { base: group });
const Button = styled('button', {
  base: {
    ...group,
    width: '100%',
    height: '40px',
    px: '3',
    borderRadius: 'sm',
    border: '1px solid',
    borderColor: 'border.control',
    background: 'bg.surface',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg:last-child': { marginInlineStart: 'auto' },
    '@media (max-width: 640px)': { maxWidth: 'none' },
    '@media (max-width: 640px), (pointer: coarse)': { height: '44px' },
  },
});
const Row = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    flex: '1',
    '& > b': { fontWeight: '600', minWidth: '48px' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > svg': { width: '20px', height: '20px', marginInlineStart: 'auto', color: 'accent.fg' },
  },
});

const number = new Intl.NumberFormat('en-US');
const countWords = (left: number, all: number): string => {
  if (left === 0) return 'No group has this number or name';
  return left === all
    ? `${number.format(all)} groups`
    : `${number.format(left)} of ${number.format(all)} groups`;
};

const Name = ({ of }: { readonly of: SiteGroup | null }) => (
  <>
    <BuildingOffice2Icon aria-hidden />
    {of === null ? (
      <span data-name="">Choose a group</span>
    ) : (
      <>
        <b>{of.siteGroupNum}</b>
        <span data-name="">{of.siteGroupName}</span>
      </>
    )}
  </>
);

/** Which account group a dealer works in; with several it is chosen here, by number or name, and the day begins anew at Home (spec §2.2, §2.3). */
export const DealerSwitcher = observer(({ onChosen }: { readonly onChosen?: () => void }) => {
  const registry = useRegistry();
  const navigate = useNavigate();
  const model = registry.create('group');
  const { groups, active } = model;
  if (groups.length === 0) return null;
  if (groups.length === 1 && active !== null)
    return (
      <Plain>
        <Name of={active} />
      </Plain>
    );
  const choose = ({ siteGroupNum }: SiteGroup): void => {
    void navigate(defaultPath(registry.configuration.variant));
    model.choose(siteGroupNum);
    onChosen?.();
  };
  return (
    <Popover
      label="Account groups"
      button={(wear) => (
        <Button type="button" {...wear}>
          <HiddenText>Account group </HiddenText>
          <Name of={active} />
          <ChevronUpDownIcon aria-hidden />
        </Button>
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
            <Row>
              <b>{item.siteGroupNum}</b>
              <span>{item.siteGroupName}</span>
              {item.siteGroupNum === active?.siteGroupNum && <CheckIcon aria-label="Current" />}
            </Row>
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
