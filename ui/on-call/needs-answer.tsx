import ArrowsRightLeftIcon from '@heroicons/react/20/solid/ArrowsRightLeftIcon';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import UserPlusIcon from '@heroicons/react/20/solid/UserPlusIcon';
import { observer } from 'mobx-react-lite';
import type { OnCallOverview, OnCallSwap } from '#core/on-call/on-call-overview.schema.ts';
import type { GapAhead } from '#core/on-call/gaps-ahead.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { formatDuration } from '../kit/format-time.ts';
import { IconLine } from '../kit/icon-line.tsx';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Strong } from '../kit/text.ts';
import type { OnCallGap } from './on-call-place.ts';
import type { OnCallViewModel } from './on-call.view-model.ts';
import { longMoment, nameIn, namesIn, TIER_NAMES } from './on-call-text.ts';

interface Props {
  readonly model: OnCallViewModel;
  readonly overview: OnCallOverview;
}

/** Maximum count of uncovered periods listed one by one. */
const MOST = 12;
/** Proposed duration, in milliseconds, for covering a gap without a known end. */
const WEEK = 7 * 86400000;

interface MayFill {
  readonly mayEdit: boolean;
  /** Called when the person wants to assign the uncovered hours to somebody. */
  readonly onFill: (gap: OnCallGap) => void;
}

const GapRow = observer(
  ({
    overview,
    gap,
    mayEdit,
    onFill,
  }: Pick<Props, 'overview'> & { readonly gap: GapAhead } & MayFill) => (
    <PartRow
      end={
        mayEdit && (
          <Button
            size="sm"
            icon={<UserPlusIcon />}
            onClick={() =>
              onFill({
                listId: gap.listId,
                tier: gap.tier,
                from: gap.from,
                to: gap.goesOn ? gap.from + WEEK : gap.to,
              })
            }
          >
            Fill the gap
          </Button>
        )
      }
    >
      <IconLine icon={ExclamationTriangleIcon} tone="trouble">
        <Strong ink>
          Nobody from {longMoment(gap.from, overview.timeZone)}
          {gap.goesOn ? ' on' : ` to ${longMoment(gap.to, overview.timeZone)}`}
        </Strong>
        <PartRowNote>
          {`${overview.lists.find(({ id }) => id === gap.listId)?.name ?? ''}, ${
            gap.goesOn ? 'for months' : formatDuration(gap.to - gap.from)
          }. ${
            gap.others.length === 0
              ? 'Messages would wait until you open.'
              : `${namesIn(overview, gap.others)} would be paged immediately.`
          }`}
        </PartRowNote>
      </IconLine>
    </PartRow>
  ),
);

const spanText = (
  overview: OnCallOverview,
  { from, to }: Pick<OnCallSwap, 'from' | 'to'>,
): string =>
  `${longMoment(Date.parse(from), overview.timeZone)} to ${longMoment(Date.parse(to), overview.timeZone)}`;

const SwapRow = observer(
  ({
    model,
    overview,
    swap,
    mayEdit,
  }: Props & { readonly swap: OnCallSwap; readonly mayEdit: boolean }) => {
    const isMine = overview.meId !== null && swap.personId === overview.meId;
    const isForMe =
      overview.meId !== null &&
      !isMine &&
      (swap.toPersonId === null || swap.toPersonId === overview.meId);
    const answers = isForMe || (mayEdit && swap.toPersonId !== null && !isMine);
    const { busy } = model.acts;
    const list = overview.lists.find(({ id }) => id === swap.listId)?.name ?? '';
    return (
      <PartRow
        end={
          <>
            {(isMine || (mayEdit && !answers)) && (
              <Button
                size="sm"
                look="quiet"
                busy={busy}
                onClick={() => void model.answer(swap, 'withdraw')}
              >
                Withdraw
              </Button>
            )}
            {answers && swap.toPersonId !== null && (
              <Button
                size="sm"
                look="quiet"
                busy={busy}
                onClick={() => void model.answer(swap, 'decline')}
              >
                Decline
              </Button>
            )}
            {answers && (
              <Button
                size="sm"
                icon={<CheckIcon />}
                busy={busy}
                onClick={() => void model.answer(swap, 'accept')}
              >
                Accept
              </Button>
            )}
          </>
        }
      >
        <IconLine icon={ArrowsRightLeftIcon}>
          <Strong ink>
            {isMine ? 'You offer' : `${nameIn(overview, swap.personId)} offers`} a swap
            {swap.toPersonId === null
              ? ' to anyone who takes it'
              : swap.toPersonId === overview.meId
                ? ''
                : ` to ${nameIn(overview, swap.toPersonId)}`}
          </Strong>
          <PartRowNote>
            {`${list}, ${TIER_NAMES[swap.tier].toLowerCase()}: ${spanText(overview, swap)}`}
            {swap.back !== null &&
              `, for ${TIER_NAMES[swap.back.tier].toLowerCase()} ${spanText(overview, swap.back)}`}
            {swap.note !== null && `. ${swap.note}`}
          </PartRowNote>
        </IconLine>
      </PartRow>
    );
  },
);

/** Lists uncovered hours and the swaps that wait for an answer. Uncovered hours are only a warning and block nothing (design note 28). */
export const NeedsAnswer = observer(({ model, overview, mayEdit, onFill }: Props & MayFill) => {
  const gaps = model.rota.gapsAhead(overview);
  if (gaps.length + overview.swaps.length === 0) return null;
  return (
    <Card title="Needs an answer" count={gaps.length + overview.swaps.length} inset={false}>
      <Refusal of={model.acts} />
      <Rows>
        {gaps.slice(0, MOST).map((gap) => (
          <GapRow
            key={`${gap.listId} ${gap.from}`}
            overview={overview}
            gap={gap}
            mayEdit={mayEdit}
            onFill={onFill}
          />
        ))}
        {overview.swaps.map((swap) => (
          <SwapRow key={swap.id} model={model} overview={overview} swap={swap} mayEdit={mayEdit} />
        ))}
      </Rows>
      {gaps.length > MOST && (
        <CardFoot>
          {`${gaps.length - MOST} more gaps in the next four weeks. The schedule shows them all.`}
        </CardFoot>
      )}
    </Card>
  );
});
