import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { Strong } from '../kit/text.ts';

interface Props {
  readonly departure: CodeDeparture;
  /** Masked. */
  readonly to: string;
  /** Why it is sent, and how long it works. */
  readonly why: string;
  /** The code can be asked for another way. */
  readonly otherMethod?: boolean;
}

/** Where the newest code went, or why it did not go: nobody is told that it was sent before it left. */
export const CodeSent = ({ departure, otherMethod = false, to, why }: Props) => {
  switch (departure) {
    case 'sending':
      return (
        <>
          We are sending 6 digits to <Strong ink>{to}</Strong> {why}
        </>
      );
    case 'sent':
      return (
        <>
          We sent 6 digits to <Strong ink>{to}</Strong> {why}
        </>
      );
    case 'failed':
      return (
        <>
          The code for <Strong ink>{to}</Strong> has not gone out yet. We keep trying
          {otherMethod ? '. You can also ask for it the other way below.' : '.'}
        </>
      );
  }
};
