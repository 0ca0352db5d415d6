import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { IconButton, IconLink } from '../kit/icon-button.tsx';
import { useSiteFile } from '../site-file/site-file-context.ts';

/** Calls the premises where they have a number (domain guide 6.11 "Actions"). */
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

/** Keeps a copy of the site to begin others with; absent without the rights it takes. */
export const CopyAsTemplate = observer(() => {
  const model = useSiteFile();
  if (!model.may.keepTemplate) return null;
  return (
    <IconButton bordered label="Copy as template" onClick={() => model.open({ kind: 'templates' })}>
      <DocumentDuplicateIcon />
    </IconButton>
  );
});
