import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { IconLink } from '../kit/icon-button.tsx';

/** Returns the telephone link of the premises with its text; null without a phone number. */
export const premisesCall = (info: SiteInfo) => {
  const phone = info.details.phones.find(({ kind }) => kind === 'Premises');
  return phone === undefined
    ? null
    : {
        text: `Call premises, ${formatPhone(phone.number)}`,
        href: `tel:${phone.number.replaceAll(/[^\d+]/g, '')}`,
      };
};

/** A link that calls the premises. Phones have it in the menu of the site too. Renders nothing without a phone number (domain guide 6.11 "Actions"). */
export const CallPremises = ({ info }: { readonly info: SiteInfo }) => {
  const call = premisesCall(info);
  if (call === null) return null;
  return (
    <IconLink bordered label={call.text} href={call.href}>
      <PhoneIcon />
    </IconLink>
  );
};
