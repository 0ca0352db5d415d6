import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import type { ContactUs } from '#core/contact-us/contact-us.schema.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { NumberRows } from './number-rows.look.tsx';
import { usePageData } from '../shell/page-data.ts';

/** A card with phone numbers by purpose and their hours. If the provider maintains no numbers, the card shows its support phone. */
export const Numbers = ({ numbers }: Pick<ContactUs, 'numbers'>) => {
  const { supportPhone, providerName } = usePageData().configuration;
  const shown =
    numbers.length > 0 || supportPhone === null
      ? numbers
      : [{ id: 'support', purpose: 'Support', phone: supportPhone, hours: providerName }];
  return (
    <Card title="Call us" inset={false}>
      {shown.length === 0 ? (
        <EmptyState
          icon={PhoneIcon}
          title="No number"
          text="Your provider has not published a number yet. Write to us instead."
        />
      ) : (
        <NumberRows
          rows={shown.map(({ id, purpose, phone, hours }) => ({
            key: id,
            name: purpose,
            note: hours,
            number: formatPhone(phone),
            href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
          }))}
        />
      )}
    </Card>
  );
};
