import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import { PickedField } from '../documents/picked-field.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useWhileShown } from '../forms/use-while-shown.ts';
import { Verdicts } from './import-verdicts.tsx';
import type { ImportFileViewModel } from './import-file.view-model.ts';

interface Props {
  readonly file: ImportFileViewModel;
}

interface ImportProps extends Props {
  readonly siteNum: number | null;
  readonly onClose: () => void;
}

const Source = observer(({ file }: Props) => (
  <>
    {file.mayImportSites && (
      <SegmentField
        id="import-target"
        label="The file covers"
        options={[
          { value: 'site', text: 'This site' },
          { value: 'sites', text: 'Several sites' },
        ]}
        value={file.target}
        onChange={(target) => file.aim(target)}
      />
    )}
    <Text size="small" tone="muted">
      {file.target === 'site'
        ? 'The first row has the column names: at least Zone and Description, others as in an exported file.'
        : 'The first row has the column names: at least Site or Account, Zone and Description. The import runs in the background.'}
    </Text>
    <PickedField
      picked={file.picked}
      id="import-file"
      label="CSV file"
      counter="Up to 1 MB"
      accept=".csv,text/csv,text/plain"
      noun="file"
      shown={file.file}
      error={file.file === null ? null : file.problem}
      onChoose={(files) => void file.choose(files)}
      onClear={() => file.clear()}
    />
    {file.file === null && file.picked.file === null && (
      <>
        <TextAreaField
          id="import-text"
          label="Or paste the rows"
          value={file.pasted}
          error={file.problem}
          onChange={(text) => file.paste(text)}
        />
        <Row>
          <Button
            size="sm"
            busy={file.checking}
            disabled={file.pasted.trim() === ''}
            onClick={() => void file.checkPasted()}
          >
            Check the rows
          </Button>
        </Row>
      </>
    )}
  </>
));

/** A panel over the list that checks a file of zones row by row before importing (domain guide 6.3 "CSV import with dry run"). */
export const ImportPanel = observer(({ file, siteNum, onClose: close }: ImportProps) => {
  useEffect(() => file.open(siteNum), [file, siteNum]);
  const whileShown = useWhileShown();
  const apply = async (): Promise<void> => {
    if (await file.apply()) whileShown(close);
  };
  return (
    <SlideOver
      id="import-zones"
      title="Import zones"
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            look="primary"
            busy={file.submission.busy}
            disabled={file.effective === 0}
            onClick={() => void apply()}
          >
            {`Import ${counted(file.effective, 'row')}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Refusal of={file.submission} />
        <Source file={file} />
        {file.checking && <Skeleton lines={4} label="Checking the file" />}
        {file.checked !== null && file.effective === 0 && (
          <Text role="status">This file doesn’t add or change any zones.</Text>
        )}
        {file.checked !== null && <Verdicts checked={file.checked} />}
      </Stack>
    </SlideOver>
  );
});
