import { observer } from 'mobx-react-lite';
import { saysNoAnswer } from '#core/kernel/explain.rule.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { useLineBack } from './use-line-back.ts';

/** A retry button beside an error. After a connection failure, the retry also happens automatically once the connection is back. */
export const AgainButton = observer(
  ({
    why,
    onAgain,
    inLine = false,
    isMain = false,
  }: {
    /** The error text. If the text says that no response arrived, the call is also retried when the device is online again. */
    readonly why: string;
    readonly onAgain: () => void;
    /** True for a link within a text. */
    readonly inLine?: boolean;
    /** True if trying again is the main action of a page. */
    readonly isMain?: boolean;
  }) => {
    useLineBack(saysNoAnswer(why), onAgain);
    return inLine ? (
      <LinkButton size="sm" onClick={onAgain}>
        Try again
      </LinkButton>
    ) : (
      <Button {...(isMain ? { look: 'primary' } : { size: 'sm' })} onClick={onAgain}>
        Try again
      </Button>
    );
  },
);
