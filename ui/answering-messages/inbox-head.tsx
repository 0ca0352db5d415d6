import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OnCallNowView } from '#core/on-call/on-call-overview.schema.ts';
import { TextLink } from '../kit/links.ts';
import { Strong, Text } from '../kit/text.ts';
import type { Loadable } from '../shell/loadable.ts';
import { nextMoment, OpenBadge } from '../shell/open-badge.tsx';

const Duty = ({ asOf, lists: [first, ...more], timeZone }: OnCallNowView) => {
  if (first === undefined) return <>No one on call</>;
  const { now, until } = first;
  return (
    <>
      {'On call: '}
      <Strong>{now.length === 0 ? 'nobody' : now.join(' + ')}</Strong>
      {until !== null && ` until ${nextMoment(until, asOf, timeZone)}`}
      {more.length > 0 && ` (${first.listName})`}
    </>
  );
};

/** Shows whether the dealer answers its own calls and who is on call, each with a link to its screen (design "29 messages"). */
export const InboxHead = observer(
  ({ duty: { state } }: { readonly duty: Loadable<OnCallNowView> }) =>
    state.at !== 'ready' ? null : (
      <>
        <Link to="/ans-service/business-hours">
          <OpenBadge
            state={state.value.open}
            now={state.value.asOf}
            timeZone={state.value.timeZone}
          />
        </Link>
        <Text data-word="" as="span" size="small">
          <TextLink size="sm">
            <Link to="/ans-service/on-call">
              <span>
                <Duty {...state.value} />
              </span>
            </Link>
          </TextLink>
        </Text>
      </>
    ),
);
