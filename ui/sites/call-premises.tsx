import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { IconLink } from '../kit/icon-button.tsx';

/** A link that calls the premises. Renders nothing without a phone number (domain guide 6.11 "Actions"). */
export const CallPremises = ({ info }: { readonly info: SiteInfo }) => {
  const phone = info.details.phones.find(({ kind }) => kind === 'Premises');
  if (phone === undefined) return null;
  return (
    <IconLink
      bordered
      label={`Call premises, ${formatPhone(phone.number)}`}
      href={`tel:${phone.number.replaceAll(/[^\d+]/g, '')}`}
    >
      <PhoneIcon />
    </IconLink>
  );
};
