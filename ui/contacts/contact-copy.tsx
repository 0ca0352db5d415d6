import { observer } from 'mobx-react-lite';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import type { ContactList, CopyOutcome } from '#core/contacts/contact-list.schema.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote, FieldGroup } from '../kit/checkbox.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import type { ContactCopyViewModel } from './contact-copy.view-model.ts';

interface Props {
  readonly copying: ContactCopyViewModel;
}

const outcomeText = ({ copied, why }: CopyOutcome): string =>
  [...(copied > 0 ? [`${counted(copied, 'contact')} copied`] : ['Nothing copied']), why]
    .filter((part) => part !== null)
    .join(', ');

const Outcomes = ({ outcomes }: { readonly outcomes: readonly CopyOutcome[] }) => (
  <Stack gap={3}>
    <Text role="status">
      {`Copied to ${counted(outcomes.filter(({ copied }) => copied > 0).length, 'site')} of ${outcomes.length}.`}
    </Text>
    <RowTable
      columns={[
        {
          head: 'Site',
          marks: 'strong',
          cell: ({ siteName, siteNum }) => (siteName === '' ? `Site ${siteNum}` : siteName),
        },
        { head: 'Outcome', marks: 'second', cell: outcomeText },
      ]}
      rows={outcomes}
      rowKey={({ siteNum }) => siteNum}
    />
  </Stack>
);

/** Sites to copy the contact to, as checkboxes with addresses. A select field cannot be used, because the server does the search. */
const Targets = observer(({ copying }: Props) => {
  const { sites, targets, text } = copying;
  const found = sites ?? [];
  const others = [...targets.values()].filter(
    ({ siteNum }) => !found.some((site) => site.siteNum === siteNum),
  );
  return (
    <Stack gap={3}>
      <Field
        id="copy-search"
        type="search"
        label="Find a site in the same group"
        value={text}
        onChange={(typed) => copying.type(typed)}
      />
      {sites === null ? (
        <Skeleton lines={3} label="Loading the sites" />
      ) : (
        <FieldGroup label={`To these sites (${targets.size})`}>
          {[...others, ...found].map((site) => (
            <div key={site.siteNum}>
              <Checkbox
                id={`copy-site-${site.siteNum}`}
                checked={targets.has(site.siteNum)}
                disabled={copying.isFull && !targets.has(site.siteNum)}
                onChange={(at) => copying.target(site, at)}
              >
                {site.siteName}
              </Checkbox>
              <CheckboxNote>{site.address}</CheckboxNote>
            </div>
          ))}
          {found.length === 0 && (
            <Text tone="muted" role="status">
              {text.trim() === ''
                ? 'There are no other sites in this group.'
                : 'No site in this group matches.'}
            </Text>
          )}
          {found.length >= CONTACT_LIMITS.targets && (
            <Text size="small" tone="muted">
              {`The first ${CONTACT_LIMITS.targets} are shown. Search for others.`}
            </Text>
          )}
        </FieldGroup>
      )}
    </Stack>
  );
});

/**
 * A panel that copies the selected contacts to the selected sites and shows the outcome for each site (domain guide 6.2
 * "copy to other sites").
 */
export const ContactCopyPanel = observer(
  ({ copying, list }: Props & { readonly list: ContactList }) => {
    const { chosen, outcomes, submission } = copying;
    const close = () => copying.close();
    const foot =
      outcomes === null ? (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            look="primary"
            busy={submission.busy}
            disabled={!copying.ready && !submission.busy}
            onClick={() => void copying.copy()}
          >
            {`Copy ${counted(chosen.size, 'contact')}`}
          </Button>
        </>
      ) : (
        <Button look="primary" onClick={close}>
          Done
        </Button>
      );
    return (
      <SlideOver id="contact-copy" title="Copy to other sites" onClose={close} foot={foot}>
        {outcomes === null ? (
          <Stack gap={4}>
            <Refusal of={submission} />
            <FieldGroup label="These contacts">
              {list.contacts
                .filter(({ inherited }) => !inherited)
                .map((contact) => (
                  <Checkbox
                    key={contact.id}
                    id={`copy-contact-${contact.id}`}
                    checked={chosen.has(contact.id)}
                    onChange={(at) => copying.choose(contact.id, at)}
                  >
                    {contactName(contact)}
                  </Checkbox>
                ))}
            </FieldGroup>
            <Text size="small" tone="muted">
              PINs aren’t copied. People already on the other list are skipped.
            </Text>
            <Targets copying={copying} />
          </Stack>
        ) : (
          <Outcomes outcomes={outcomes} />
        )}
      </SlideOver>
    );
  },
);
