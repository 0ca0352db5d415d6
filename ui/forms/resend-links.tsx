import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { HiddenText } from '#ui/kit/hidden-text.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { Resendable } from './resendable.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const label = (channel: ContactType, sentTo: ContactType | null): string => {
  if (channel === 'cellPhone') return 'Text me a code again';
  return sentTo === 'cellPhone' ? 'Email a code instead' : 'Email a code again';
};

const announcement = (seconds: number | null): string => {
  if (seconds === null) return '';
  return seconds === 0
    ? 'You can ask for another code now.'
    : `You can ask for another code in ${seconds} seconds.`;
};

/** The ways to have a code sent again; all rest while the countdown runs, which is said aloud at 30, 10 and 0 (spec §4.1). */
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
              {clock(resendWait.left)}
            </Text>
          )}
        </Row>
      ))}
      <HiddenText role="status">{announcement(resendWait.spoken)}</HiddenText>
    </Row>
  );
});
