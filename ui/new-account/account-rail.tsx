import { observer } from 'mobx-react-lite';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import { Card } from '../kit/card.tsx';
import { MEDIA } from '../kit/media.ts';
import { useMedia } from '../kit/use-size.ts';
import { KeyCap, KeyLine } from '../kit/key-cap.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ReviewLines } from './review-lines.look.tsx';
import { NextCard } from './next-card.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { reviewLines } from './review-lines.ts';

interface Props {
  readonly model: NewAccountViewModel;
  readonly go: (step: AccountStep, field: string | null) => void;
}

const Next = observer(({ model }: Pick<Props, 'model'>) => {
  const { agreement, branch, premises } = model.draft;
  const own = model.branches.find(({ siteGroupNum }) => siteGroupNum === branch);
  return (
    <NextCard
      becomes="Becomes"
      test={`${agreement.testHours} h`}
      facts={[
        {
          name: 'Billing',
          value: agreement.billingNote.trim() || 'From the first accepted signal',
        },
        {
          name: 'Branch',
          value: `${own === undefined ? 'Not chosen' : `${own.siteGroupNum} ${own.name}`}, ${zoneName(premises.timeZone)} time`,
        },
      ]}
    />
  );
});

const Left = observer(({ model, go }: Props) => {
  const lines = reviewLines(model, go);
  const isBeside = useMedia(MEDIA.docked);
  // Below the step, an empty card would only be in the way.
  if (lines.length === 0 && !isBeside) return null;
  const left = lines.filter(({ tone }) => tone === 'wrong' || tone === 'missing').length;
  return (
    <Card
      title="Review"
      {...(left > 0 && { count: left })}
      urgent={lines.some(({ tone }) => tone === 'wrong')}
      inset={false}
      actions={
        <Text as="span" size="small" tone="muted">
          {left > 0
            ? 'to fix before you submit'
            : model.validation.blocking === 0
              ? 'ready to submit'
              : 'nothing to fix yet'}
        </Text>
      }
    >
      {lines.length === 0 ? (
        <Text size="small" tone="muted" inset>
          When you leave a step, what it still needs is listed here.
        </Text>
      ) : (
        <ReviewLines label="Review" lines={lines} />
      )}
    </Card>
  );
});

/** The side column: the problems left to fix, and what happens after the account is created. */
export const AccountRail = observer(({ model, go }: Props) => (
  <Stack gap={4}>
    {model.step !== 'review' && <Left model={model} go={go} />}
    <Next model={model} />
    <KeyLine>
      <KeyCap>Ctrl Enter</KeyCap> next <KeyCap>Alt 1–9</KeyCap> jump
    </KeyLine>
  </Stack>
));
