import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import { observer } from 'mobx-react-lite';
import { type AccountStep, stepAfter, stepBefore } from '#core/new-account/account-steps.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { Button } from '../kit/button.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { CreateButton } from './review-step.tsx';

interface Props {
  readonly model: NewAccountViewModel;
  readonly go: (step: AccountStep, field: string | null) => void;
  readonly onNext: () => void;
}

/** Buttons below a step that lead to the step before and the one after. */
export const WizardWays = observer(({ model, go, onNext }: Props) => {
  const next = stepAfter(model.step);
  const before = stepBefore(model.step);
  return (
    <Row gap={3} wrap={2} justify="between">
      {before !== null && (
        <Button icon={<ArrowLeftIcon />} onClick={() => go(before.id, null)}>
          {`Back: ${before.title}`}
        </Button>
      )}
      {next !== null && (
        <Text as="span" end>
          <Button look="primary" onClick={onNext}>
            {`Next: ${next.title}`}
          </Button>
        </Text>
      )}
    </Row>
  );
});

/** The same buttons at the bottom of a phone's screen. The last step has the button that creates the account there. */
export const WizardBar = observer(({ model, go, onNext }: Props) => {
  const next = stepAfter(model.step);
  const before = stepBefore(model.step);
  return (
    <BottomBar>
      {before !== null && (
        <Button icon={<ArrowLeftIcon />} onClick={() => go(before.id, null)}>
          Back<HiddenText>{`: ${before.title}`}</HiddenText>
        </Button>
      )}
      {next === null ? (
        <CreateButton model={model} onLeft={() => go('review', null)} />
      ) : (
        <Button look="primary" onClick={onNext}>
          Next<HiddenText>{`: ${next.title}`}</HiddenText>
        </Button>
      )}
    </BottomBar>
  );
});
