import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { type PastedRow } from '#core/contacts/pasted-contacts.rule.ts';
import { PASTED_NAMES } from '#core/contacts/recognise-columns.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Text } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { ContactPasteViewModel } from './contact-paste.view-model.ts';

const Preview = ({ rows }: { readonly rows: readonly PastedRow[] }) => (
  <RowTable
    columns={[
      {
        head: '',
        label: 'Check',
        marks: 'kind',
        cell: ({ form, phones }) =>
          form === null ? (
            <Icon of={ExclamationCircleIcon} size={20} tone="alarm" label="Can’t be added" />
          ) : phones.length === 0 ? (
            <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" label="No phone" />
          ) : (
            <Icon of={CheckCircleIcon} size={20} tone="ok" label="OK" />
          ),
      },
      { head: 'Line', marks: 'off', cell: ({ line }) => line },
      { head: 'Name', marks: 'strong', cell: ({ name }) => (name === '' ? 'No name' : name) },
      {
        head: 'Read as',
        marks: 'second',
        cell: ({ phones, problems }) =>
          problems.length > 0 ? (
            <Text data-word="" as="span" tone="alarm" size="small">
              {problems.join('. ')}
            </Text>
          ) : (
            phones.join(', ') || 'No phone: nobody can call this contact'
          ),
      },
    ]}
    rows={rows}
    rowKey={({ line }) => line}
  />
);

/** A panel that adds contacts from pasted spreadsheet rows, after a preview (domain guide 6.2 "Operations"). */
export const ContactPastePanel = observer(
  ({ paste, list }: { readonly paste: ContactPasteViewModel; readonly list: ContactList }) => {
    const { close, question } = useGuardedLeave(
      paste.text.trim() !== '',
      () => paste.close(),
      paste.draft,
    );
    const { columns, headed, rows, unread } = paste.read;
    const problem = paste.problem(list);
    const known = columns.flatMap((column) => (column === null ? [] : [PASTED_NAMES[column]]));
    return (
      <>
        {question}
        <SlideOver
          id="contact-paste"
          title="Paste contacts"
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                busy={paste.submission.busy}
                disabled={rows.length === 0 || problem !== null}
                onClick={() => void paste.confirm(list)}
              >
                {rows.length === 0 ? 'Add contacts' : `Add ${counted(rows.length, 'contact')}`}
              </Button>
            </>
          }
        >
          <Stack gap={4}>
            <Refusal of={paste.submission} />
            <DraftNote draft={paste.draft} />
            <TextAreaField
              id="paste-text"
              data-first=""
              label="Rows from a spreadsheet or CSV"
              help="First name, Last name, Company, Type, Relation, Authority, Phone, Cell, Email, Has keys, ECV, Panel user number, Notes. Use these names in the first row to label the columns. PINs are not imported."
              value={paste.text}
              onChange={(text) => paste.type(text)}
            />
            {rows.length > 0 && (
              <Text size="small" tone="muted" role="status">
                {`${counted(rows.length, 'row')}; ${headed ? 'columns matched by heading' : 'columns guessed'}: ${known.length === 0 ? 'none' : [...new Set(known)].join(', ')}.${unread.length === 0 ? '' : ` Not read: ${unread.join(', ')}.`}`}
              </Text>
            )}
            {problem !== null && (
              <Notice tone="trouble" role="status">
                <p>{problem}.</p>
              </Notice>
            )}
            {rows.length > 0 && <Preview rows={rows} />}
          </Stack>
        </SlideOver>
      </>
    );
  },
);
