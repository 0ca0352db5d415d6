import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { Strong } from '../kit/text.ts';

interface Props {
  readonly departure: CodeDeparture;
  /** The masked email address or phone number. */
  readonly to: string;
  /** The reason for the code, and how long the code is valid. */
  readonly why: string;
  /** True if the code can be requested through another channel. */
  readonly otherMethod?: boolean;
}

/**
 * Shows where the newest code was sent, or why it was not sent. Does not say that the code was sent before the portal's
 * server has sent it.
 */
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
          {otherMethod ? '. You can also use the other way below.' : '.'}
        </>
      );
  }
};
