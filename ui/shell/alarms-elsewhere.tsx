import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkedAlarm, LinkedSite } from '#core/account-links/account-links.schema.ts';
import { alarmsNotified } from '#core/account-links/links-of-session.rule.ts';
import { dialAddress } from '#core/branding/dial-address.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { AlarmStrip } from './alarm-strip.look.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { between, formatElapsed, formatZonedMoment } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { MEDIA } from '../kit/media.ts';
import { useMedia } from '../kit/use-size.ts';
import { useRegistry } from './registry.ts';
import { usePlacedLink } from './use-place.ts';

const sinceText = (
  { raisedAt }: LinkedAlarm,
  { badges }: LinkedSite,
  now: string,
  isPhone: boolean,
): string => {
  const lasted = formatElapsed(between(raisedAt, now));
  return isPhone
    ? lasted
    : `since ${formatZonedMoment(raisedAt, now, badges.timeZone)}, ${lasted} ago`;
};

/** A link to an alarm. Unless the session is read-only, following the link also switches to the alarm's site. */
const OpenAlarm = ({
  link,
  text,
  onGo,
}: {
  readonly link: LinkedSite;
  readonly text: string;
  readonly onGo: () => void;
}) => {
  const to = `/msa/summary?sn=${link.siteNum}`;
  const go = useLinkClickHandler(to);
  return (
    <ButtonLink
      size="sm"
      href={useHref(to)}
      aria-label={`${text} at ${link.siteName}`}
      onClick={(event) => {
        onGo();
        go(event);
      }}
    >
      {text}
    </ButtonLink>
  );
};

/**
 * Shows below the header which of the customer's other sites are in alarm (domain guide 6.7). Screen readers announce the
 * first alarm; later changes are silent.
 */
export const AlarmsElsewhere = observer(() => {
  const { links, link } = usePlacedLink();
  const registry = useRegistry();
  const { mayChange } = registry.create('session').limits;
  const { supportPhone } = registry.configuration;
  const isPhone = useMedia(MEDIA.phone);
  const unreachable = links.shown && alarmsNotified(links.shown, link?.siteNum ?? null);
  return (
    <>
      {/* A live region that exists before any alarm, so that screen readers announce the change. */}
      <HiddenText role="alert">{unreachable?.title}</HiddenText>
      {unreachable !== null && (
        <AlarmStrip
          title={unreachable.title}
          fact={unreachable.alarm?.fact ?? null}
          since={
            unreachable.alarm &&
            sinceText(unreachable.alarm, unreachable.link, isoInstant(links.now), isPhone)
          }
        >
          {supportPhone !== null && !isPhone && (
            <ButtonLink size="sm" icon={<PhoneIcon />} href={dialAddress(supportPhone)}>
              {supportPhone}
            </ButtonLink>
          )}
          <OpenAlarm
            link={unreachable.link}
            text={isPhone ? 'Open' : 'Open the alarm'}
            onGo={() => {
              if (mayChange) void links.switchTo(unreachable.link.siteNum);
            }}
          />
        </AlarmStrip>
      )}
    </>
  );
});
