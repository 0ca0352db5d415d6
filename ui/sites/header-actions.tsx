import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { IconButton, IconLink } from '../kit/icon-button.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
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

/** What is done more seldom: the data sheet, and a copy of the site to begin others with, absent without the rights it takes. */
export const MoreActions = observer(
  ({ printing, onPrint }: { readonly printing: boolean; readonly onPrint: () => void }) => {
    const model = useSiteFile();
    const copy = {
      id: 'template',
      text: 'Copy as template',
      icon: DocumentDuplicateIcon,
      onSelect: () => model.open({ kind: 'templates' }),
    };
    const entries: readonly MenuEntry[] = [
      { id: 'print', text: 'Print data sheet', icon: PrinterIcon, onSelect: onPrint },
      ...(model.may.keepTemplate && model.file !== null ? [copy] : []),
    ];
    return (
      <Menu
        label="More"
        entries={entries}
        button={(wear) => (
          <IconButton bordered label="More" aria-busy={printing} {...wear}>
            <EllipsisHorizontalIcon />
          </IconButton>
        )}
      />
    );
  },
);
