import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { useLineBack } from './use-line-back.ts';

/** Beside what could not be read: asks again by a press, and by itself once the line is back. */
export const AgainButton = observer(
  ({
    onAgain,
    inLine = false,
  }: {
    readonly onAgain: () => void;
    /** Within words. */
    readonly inLine?: boolean;
  }) => {
    useLineBack(true, onAgain);
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
