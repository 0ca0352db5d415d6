import { observer } from 'mobx-react-lite';
import { saysNoAnswer } from '#core/kernel/explain.rule.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { useLineBack } from './use-line-back.ts';

/** Beside what could not be read: asks again by a press, and by itself once the line is back, where that is why. */
export const AgainButton = observer(
  ({
    why,
    onAgain,
    inLine = false,
  }: {
    /** In words; where they say that no answer came, it is asked again by itself. */
    readonly why: string;
    readonly onAgain: () => void;
    /** Within words. */
    readonly inLine?: boolean;
  }) => {
    useLineBack(saysNoAnswer(why), onAgain);
    return inLine ? (
      <LinkButton size="sm" onClick={onAgain}>
        Try again
      </LinkButton>
    ) : (
      <Button size="sm" onClick={onAgain}>
        Try again
      </Button>
    );
  },
);
