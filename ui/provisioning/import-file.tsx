import { mendedText } from '#core/provisioning/import-amounts.rule.ts';
import { observer } from 'mobx-react-lite';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { isInProgress } from '#core/provisioning/import-amounts.rule.ts';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { FileLine, type FileProgress } from './file-line.look.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { formatSize } from '../kit/format-size.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { ImportFoot } from './import-foot.tsx';
import { KindTable, RefusedLines } from './import-outcome.tsx';
import type { PortalImportViewModel } from './portal-import.view-model.ts';

interface OfImport {
  readonly model: PortalImportViewModel;
}

const OtherFile = ({ model }: OfImport) => (
  <Button size="sm" onClick={() => model.chooseOther()}>
    Other file
  </Button>
);

/** A file being uploaded, with a retry button if the upload failed. */
export const UnsentFile = observer(({ model, file }: OfImport & { readonly file: PickedFile }) => {
  const { busy, problem } = model.upload.submission;
  return (
    <>
      <FileLine
        name={file.name}
        facts={formatSize(file.size)}
        note={busy ? 'stay on this page until it is uploaded' : 'not sent'}
        progress={busy ? { word: 'Sending', label: 'Sending the file', share: null } : null}
      >
        {!busy && (
          <>
            <OtherFile model={model} />
            <Button size="sm" look="primary" onClick={() => void model.upload.again()}>
              Send again
            </Button>
          </>
        )}
      </FileLine>
      {problem !== null && (
        <Stack pad={4}>
          <Refusal of={model.upload.submission} />
        </Stack>
      )}
    </>
  );
});

const share = (done: number, of: number): number => (of === 0 ? 0 : Math.min(1, done / of));
const amount = (done: number, of: number): string => `${grouped(done)} of ${grouped(of)}`;

const progressOf = ({ state, decided, lines }: PortalImport): FileProgress | null => {
  switch (state) {
    case 'reading':
      return { word: 'Reading', label: 'Lines read', share: null };
    case 'checking':
    case 'importing':
      return {
        word: state === 'checking' ? 'Checking' : 'Importing',
        label: state === 'checking' ? 'Lines checked' : 'Lines imported',
        share: share(decided, lines),
        amount: amount(decided, lines),
      };
    case 'checked':
      return { word: 'Read', label: 'Lines checked', share: 1 };
    case 'done':
      return { word: 'Done', label: 'Lines imported', share: 1 };
    case 'failed':
      return null;
  }
};

const NOTES: Readonly<Record<PortalImport['state'], string>> = {
  reading: 'nothing is written',
  checking: 'nothing is written',
  checked: 'the same file twice changes nothing',
  importing: 'it continues when you leave this page',
  done: 'the same file twice changes nothing',
  failed: 'the same file twice changes nothing',
};

/** Returns a note on the file's state, with the uploader's name unless this page uploaded the file. */
const noteOf = ({ at, by, state }: PortalImport, isHeld: boolean): string =>
  isHeld ? NOTES[state] : `by ${by}, ${momentOf(at)} · ${NOTES[state]}`;

const linesText = ({ lines, state }: PortalImport): string =>
  `${counted(lines, 'line')}${state === 'reading' ? ' so far' : ''}`;

const momentOf = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** The newest file with its progress, its planned or actual changes, and its buttons. */
export const ShownFile = observer(({ model, file }: OfImport & { readonly file: PortalImport }) => {
  const { bytes, lines, name, problem, state } = file;
  const mended = mendedText(file.counts);
  return (
    <>
      <FileLine
        name={name}
        facts={[formatSize(bytes), lines > 0 && linesText(file)].filter(Boolean).join(', ')}
        note={noteOf(file, model.isHeld)}
        progress={progressOf(file)}
      >
        {state !== 'importing' && <OtherFile model={model} />}
      </FileLine>
      {state === 'failed' && (
        <Stack pad={4}>
          <Notice tone="alarm" role="alert" title="Not finished">
            <p>{`${(problem ?? '').replace(/\.$/, '')}.`}</p>
          </Notice>
        </Stack>
      )}
      <KindTable file={file} />
      {mended !== null && !isInProgress(file) && (
        <Stack pad={4}>
          <Notice tone="info" role="status">
            {mended}
          </Notice>
        </Stack>
      )}
      {!isInProgress(file) && <RefusedLines model={model} file={file} />}
      <ImportFoot model={model} file={file} />
    </>
  );
});
