import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { HiddenText } from '#ui/kit/hidden-text.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { clockOf, spokenWait, type Resendable } from './countdown.ts';

const label = (channel: ContactType, sentTo: ContactType | null): string => {
  if (channel === 'cellPhone') return 'Text me a code again';
  return sentTo === 'cellPhone' ? 'Email a code instead' : 'Email a code again';
};

/** Links to request another code. All links are disabled during the countdown, which is announced at 30, 10 and 0 seconds (spec §4.1). */
export const ResendLinks = observer(({ model }: { readonly model: Resendable }) => {
  const { sentTo, resendWait } = model;
  return (
    <Row gap={4} wrap={0} justify="between" align="stretch">
      {model.channels.map((channel, index) => (
        <Row as="span" key={channel} gap={2}>
          <LinkButton disabled={model.resendBlocked} onClick={() => void model.resend(channel)}>
            {index === 0 && <ArrowPathIcon width={20} height={20} aria-hidden />}
            {label(channel, sentTo)}
          </LinkButton>
          {index === 0 && resendWait.running && (
            <Text as="b" size="label" steady aria-hidden>
              {clockOf(resendWait.left)}
            </Text>
          )}
        </Row>
      ))}
      <HiddenText role="status">{spokenWait('code', resendWait.spoken)}</HiddenText>
    </Row>
  );
});
