import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import SolidBuildingIcon from '@heroicons/react/20/solid/BuildingOffice2Icon';
import StorefrontIcon from '@heroicons/react/20/solid/BuildingStorefrontIcon';
import HashtagIcon from '@heroicons/react/24/outline/HashtagIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import type { AccountGroup, NumberBlock } from '#core/account-group/account-group.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { UsedShare } from './used-share.look.tsx';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Strong } from '../kit/text.ts';
import { GroupBadge } from './group-badges.tsx';

interface OfGroup {
  readonly group: AccountGroup;
  /** Null if the group has no representative or the user may change nothing. */
  readonly onAsk: (() => void) | null;
}

/** Shows the parent, the group itself and its branches (domain guide 6.10). */
export const TreeCard = ({ group, onAsk }: OfGroup) => {
  const branches = group.tree.filter(({ parent }) => parent !== null).length;
  const below = (parent: number | null) =>
    parent !== null &&
    group.tree.some((one) => one.siteGroupNum === parent && one.accounts !== null);
  return (
    <Card
      title="Branches"
      count={group.tree.filter(({ parent }) => below(parent)).length}
      inset={false}
      {...(onAsk !== null && {
        actions: (
          <Button size="sm" icon={<PlusIcon />} onClick={onAsk}>
            Request a branch
          </Button>
        ),
      })}
    >
      <Rows aria-label="Groups">
        {group.tree.map((one) => (
          <PartRow
            key={one.siteGroupNum}
            current={one.siteGroupNum === group.siteGroupNum}
            icon={below(one.parent) ? StorefrontIcon : SolidBuildingIcon}
            within={below(one.parent)}
            end={
              <>
                {one.accounts === null ? (
                  <span>Above this group</span>
                ) : (
                  <>
                    <span>{counted(one.accounts, 'account')}</span>
                    <span>{counted(one.users ?? 0, 'user')}</span>
                  </>
                )}
                <GroupBadge status={one.status} strength="plain" />
              </>
            }
          >
            <Strong>{one.siteGroupNum}</Strong> {one.siteGroupName}
          </PartRow>
        ))}
      </Rows>
      {branches === 0 || !group.tree.some(({ parent }) => below(parent)) ? (
        <EmptyState
          icon={BuildingOffice2Icon}
          title="No branches."
          text="Your representative can split accounts into branches."
        />
      ) : null}
    </Card>
  );
};

/** Threshold: fewer free account numbers than this are shown as a warning. */
const FEW = 100;

const BlockRow = ({
  block,
  group,
}: {
  readonly block: NumberBlock;
  readonly group: AccountGroup;
}) => {
  const owner = group.tree.find(({ siteGroupNum }) => siteGroupNum === block.siteGroupNum);
  return (
    <PartRow
      end={
        <span>
          <Strong>{`${grouped(block.free)} free`}</Strong>
          <PartRowNote>{`${grouped(block.used)} used`}</PartRowNote>
        </span>
      }
      below={<UsedShare used={block.used} of={block.used + block.free + block.reserved} />}
    >
      <Strong>{`${block.first}–${block.last}`}</Strong>
      <PartRowNote>
        {`${block.siteGroupNum} ${owner?.siteGroupName ?? ''}${
          block.reserved === 0 ? '' : `, ${grouped(block.reserved)} reserved by the provider`
        }. `}
        {block.nextFree === null
          ? 'No numbers left.'
          : `Next free ${block.nextFree}${block.free < FEW ? ', few left' : ''}.`}
      </PartRowNote>
    </PartRow>
  );
};

/** Shows the account number blocks that the provider assigned. For full blocks, only their number is shown. */
export const BlocksCard = ({ group, onAsk }: OfGroup) => {
  const open = group.blocks.filter(({ free }) => free > 0);
  const full = group.blocks.length - open.length;
  return (
    <Card
      title="Account number blocks"
      count={group.blocks.length}
      inset={false}
      {...(onAsk !== null && {
        actions: (
          <Button size="sm" onClick={onAsk}>
            Request numbers
          </Button>
        ),
      })}
    >
      {group.blocks.length === 0 ? (
        <EmptyState
          icon={HashtagIcon}
          title="No account numbers yet."
          text="The provider assigns blocks of numbers. Ask your representative for one."
        />
      ) : (
        <Rows aria-label="Blocks">
          {open.map((block) => (
            <BlockRow key={block.id} block={block} group={group} />
          ))}
        </Rows>
      )}
      {full > 0 && <CardFoot>{`${counted(full, 'full block')} not shown.`}</CardFoot>}
    </Card>
  );
};
