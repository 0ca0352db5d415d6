import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { NUMBER_LIMITS, type ContactNumber } from '#core/contact-us/contact-number.schema.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { contactUsApi } from '#core/contact-us/contact-us.api.ts';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { StoredListCard } from '../lists/stored-list-card.tsx';
import type { RowColumn } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { NUMBER_OPTIONS } from './contact-numbers.view-model.ts';
import { StoredListViewModel } from '../lists/stored-list.view-model.ts';
import { createSection } from '../sections/section.ts';

const COLUMNS: readonly RowColumn<ContactNumber>[] = [
  { head: 'Purpose', marks: 'strong', cell: ({ purpose }) => purpose },
  { head: 'Phone', marks: 'second line', cell: ({ phone }) => formatPhone(phone) },
  { head: 'Hours', marks: 'second', cell: ({ hours }) => hours },
  { head: 'Position', marks: 'number off', cell: ({ place }) => place ?? '–' },
];
const nameOf = ({ purpose }: ContactNumber): string => purpose;

/** The tab in which staff maintain the phone numbers that dealers see in Contact us (domain guide 6.19 "Contact us"). */
export const ContactNumbersTab = observer(() => (
  <StoredListCard
    model={useModel('contactNumbers')}
    title="Contact numbers"
    noun="number"
    columns={COLUMNS}
    nameOf={nameOf}
    empty={{
      icon: PhoneIcon,
      title: 'No numbers yet',
      text: 'Until one is added, dealers see the support phone of this installation.',
    }}
    fields={({ form }) => (
      <Stack gap={4}>
        <Field
          {...form.bind('purpose')}
          label="Purpose"
          data-first=""
          counter={`${form.values.purpose.length} / ${NUMBER_LIMITS.purpose}`}
        />
        <Grid columns="fields" gap={4}>
          <Field {...form.bind('phone')} label="Phone" type="tel" />
          <Field
            {...form.bind('place')}
            label="Position"
            inputMode="numeric"
            help="Position in the list, 1 to 99."
          />
        </Grid>
        <Field
          {...form.bind('hours')}
          label="Hours"
          help="When the phone is answered, e.g. Mon to Fri, 08:00 to 18:00 ET."
        />
      </Stack>
    )}
  />
));

export const section = createSection(ContactNumbersTab, {
  contactNumbers: ({ makeKey, toasts, ownDrafts, gatewayOf }) => {
    const contactUs = gatewayOf(contactUsApi);
    return new StoredListViewModel({
      gateway: {
        list: contactUs.listContactNumbers,
        add: contactUs.addContactNumber,
        change: contactUs.changeContactNumber,
        remove: contactUs.removeContactNumber,
        restore: contactUs.restoreContactNumber,
      },
      options: NUMBER_OPTIONS,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});
