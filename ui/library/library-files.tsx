import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import type { SavedLibraryItem } from '#core/library/library.schema.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { formatSize } from '../kit/format-size.ts';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { FileWeight, TextLink } from '../kit/links.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import type { StoredLibraryViewModel } from './stored-library.view-model.ts';

/** Shows the file of a library entry with its versions. A new file becomes the next version (domain guide 6.15 "replace"). */
export const LibraryFiles = observer(
  ({
    model,
    item,
  }: {
    readonly model: StoredLibraryViewModel;
    readonly item: SavedLibraryItem | null;
  }) => {
    if (item === null)
      return (
        <Text size="small" tone="muted">
          Save it as a draft first. Then you can add a file and publish it.
        </Text>
      );
    const next = (item.versions[0]?.version ?? 0) + 1;
    return (
      <Stack as="section" gap={3} aria-label="File">
        <Heading as="h3">File</Heading>
        {item.versions.map(({ version, name, size, storedAt }) => (
          <Row key={version} gap={3} wrap={1.5}>
            <Text as="span" size="small">
              {`Version ${version}, ${formatStamp(storedAt, readerZone())}`}
            </Text>
            <TextLink size="file">
              <button type="button" title={name} onClick={() => void model.fetch(item.id, version)}>
                <ArrowDownTrayIcon aria-hidden />
                {name} <FileWeight>{formatSize(size)}</FileWeight>
                <HiddenText>{`, download version ${version}`}</HiddenText>
              </button>
            </TextLink>
          </Row>
        ))}
        <Refusal of={model.uploading} />
        <DocumentField
          document={model.file}
          id="library-file"
          label={`Version ${next}`}
          counter="PDF, PNG or JPEG"
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
          noun="file"
        />
        {model.file.changed && (
          <Row>
            <Button
              busy={model.uploading.busy || model.file.reading}
              onClick={() => void model.upload(item)}
            >
              {`Upload version ${next}`}
            </Button>
          </Row>
        )}
      </Stack>
    );
  },
);
