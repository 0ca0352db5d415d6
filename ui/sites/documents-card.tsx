import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card, LineCard } from '../kit/card.tsx';
import { formatSize } from '../kit/format-size.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useSiteFile } from './site-file-context.ts';

/** The plans, contracts and photos of a site (domain guide 6.11 "Documents"). */
export const DocumentsCard = observer(({ file }: { readonly file: SiteFile }) => {
  const model = useSiteFile();
  const { asOf, timeZone } = file.account;
  const { documents } = file;
  const actions = model.may.edit ? (
    <Button size="sm" icon={<ArrowUpTrayIcon />} onClick={() => model.open({ kind: 'document' })}>
      Add document
    </Button>
  ) : undefined;
  if (documents.length === 0) return <LineCard title="Documents" actions={actions} />;
  return (
    <Card title="Documents" count={documents.length} inset={false} actions={actions}>
      <RowTable
        columns={[
          {
            head: 'Document',
            marks: 'strong',
            cell: (document) => (
              <LinkButton onClick={() => model.open({ kind: 'preview', document })}>
                {document.name}
              </LinkButton>
            ),
          },
          { head: 'Size', marks: 'second', cell: ({ size }) => formatSize(size) },
          { head: 'Added by', marks: 'off', cell: ({ storedBy }) => storedBy },
          {
            head: 'Added',
            marks: 'off',
            cell: ({ storedAt }) => <ZonedTime at={storedAt} now={asOf} timeZone={timeZone} />,
          },
          {
            head: '',
            label: 'Actions',
            marks: 'beside number',
            cell: (document) => (
              <Row justify="end">
                <IconButton
                  size="sm"
                  label={`Download ${document.name}`}
                  onClick={() => void model.download(document.id)}
                >
                  <ArrowDownTrayIcon />
                </IconButton>
                {model.may.edit && (
                  <IconButton
                    size="sm"
                    label={`Delete ${document.name}`}
                    onClick={() => model.open({ kind: 'removeDocument', document })}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </Row>
            ),
          },
        ]}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </Card>
  );
});
