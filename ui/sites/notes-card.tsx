import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import BookmarkOutlineIcon from '@heroicons/react/24/outline/BookmarkIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import UserIcon from '@heroicons/react/16/solid/UserIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SiteFile, SiteNote } from '#core/site-file/site-file.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card, LineCard } from '../kit/card.tsx';
import { formatDate } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { useAddressValues } from '../shell/use-address-values.ts';
import { useSiteFile } from './site-file-context.ts';

const shortly = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

const NoteRow = observer(({ note, file }: { readonly note: SiteNote; readonly file: SiteFile }) => {
  const model = useSiteFile();
  const { asOf, timeZone } = file.account;
  const { ofCustomer, pinned, text, until, writtenAt, writtenBy } = note;
  const name = shortly(text);
  return (
    <RowItem inset="lg">
      <Grow>
        <Stack gap={1}>
          <Text measure wrap="lines">
            {text}
          </Text>
          <Row gap={2} wrap={1}>
            {pinned && (
              <Badge tone="info" icon={BookmarkIcon}>
                Pinned
              </Badge>
            )}
            {ofCustomer && (
              <Badge tone="neutral" icon={UserIcon}>
                From the customer
              </Badge>
            )}
            <Text as="small" size="caption" tone="muted">
              {until === null ? 'Permanent' : `Through ${formatDate(until, asOf, 'UTC')}`}
            </Text>
            <Text as="small" size="caption" tone="muted">
              {writtenBy ?? (ofCustomer ? 'Customer' : 'On file')},{' '}
              <ZonedTime at={writtenAt} now={asOf} timeZone={timeZone} />
            </Text>
          </Row>
        </Stack>
      </Grow>
      {model.may.edit && !ofCustomer && (
        <Row>
          <IconButton
            size="sm"
            label={pinned ? `Unpin: ${name}` : `Pin: ${name}`}
            aria-pressed={pinned}
            lit={pinned}
            onClick={() => void model.pin(note)}
          >
            {pinned ? <BookmarkIcon /> : <BookmarkOutlineIcon />}
          </IconButton>
          <IconButton
            size="sm"
            label={`Edit: ${name}`}
            onClick={() => model.open({ kind: 'note', note })}
          >
            <PencilSquareIcon />
          </IconButton>
          <IconButton
            size="sm"
            label={`Delete: ${name}`}
            onClick={() => model.open({ kind: 'removeNote', note })}
          >
            <TrashIcon />
          </IconButton>
        </Row>
      )}
    </RowItem>
  );
});

/** The permanent and temporary notes. The customer's own note is read-only for dealers (domain guide 6.11 "Notes"). */
export const NotesCard = observer(({ file }: { readonly file: SiteFile }) => {
  const model = useSiteFile();
  const { notes } = file;
  const [query, say] = useAddressValues();
  const adds = query.get('add') === 'note';
  useEffect(() => {
    if (!adds) return;
    say({ add: null }, { replace: true });
    if (model.may.note) model.open({ kind: 'note', note: null });
  }, [adds, model, say]);
  const actions = model.may.note ? (
    <Button size="sm" icon={<PlusIcon />} onClick={() => model.open({ kind: 'note', note: null })}>
      Add note
    </Button>
  ) : undefined;
  if (notes.length === 0) return <LineCard title="Notes" actions={actions} />;
  return (
    <Card title="Notes" count={notes.length} inset={false} actions={actions}>
      <Rows>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} file={file} />
        ))}
      </Rows>
    </Card>
  );
});
