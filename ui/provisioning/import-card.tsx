import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import { Refusal } from '../forms/form.tsx';
import { Card } from '../kit/card.tsx';
import { DropArea } from './drop-area.look.tsx';
import { IconLine } from '../kit/icon-line.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { ImportBadge } from './import-badge.tsx';
import { ShownFile, UnsentFile } from './import-file.tsx';
import type { PortalImportViewModel } from './portal-import.view-model.ts';

interface OfImport {
  readonly model: PortalImportViewModel;
}

const HOLDS =
  'Site groups, people, and sites with their devices, areas, zones, contacts, passcodes, agencies, permits, notes and opening hours. CSV or JSON, at most 64 MB. It is checked first. Nothing is written until you have reviewed it.';

/** The drop area for a file, with a button back to the previous file. */
const Choosing = observer(({ model }: OfImport) => (
  <DropArea
    id="portal-file"
    title="Drop a file here, or choose one"
    text={HOLDS}
    accept=".csv,.json,.jsonl,.txt,text/csv,application/json"
    press="Choose a file"
    error={model.upload.refusal}
    takesFocus={model.isAsked}
    onChoose={(files) => void model.upload.choose(files)}
  >
    {model.newest !== null && (
      <LinkButton size="sm" onClick={() => model.keep()}>
        {`Back to ${model.newest.name}`}
      </LinkButton>
    )}
  </DropArea>
));

const Body = observer(({ model }: OfImport) => {
  const { source, stage } = model;
  if (source.state.at === 'loading')
    return (
      <Stack pad={4}>
        <Skeleton lines={4} label="Looking for the last import" />
      </Stack>
    );
  if (source.state.at === 'failed')
    return <NotLoaded text={source.state.text} onRetry={() => model.start()} />;
  switch (stage.at) {
    case 'choosing':
      return <Choosing model={model} />;
    case 'sending':
      return <UnsentFile model={model} file={stage.file} />;
    case 'file':
      return <ShownFile model={model} file={stage.file} />;
  }
});

/**
 * Imports a file with all portal data: shows the allowed content, a forecast of the import, and the result (design "site
 * groups & people").
 */
export const ImportCard = observer(({ model }: OfImport) => (
  <Stack gap={3}>
    <Card
      title="Import a file"
      mark={<ImportBadge stage={model.stage} />}
      actions={
        <LinkButton
          size="sm"
          disabled={model.files.template.busy}
          onClick={() => void model.files.saveTemplate()}
        >
          <ArrowDownTrayIcon width={16} height={16} aria-hidden />
          Empty template
        </LinkButton>
      }
      inset={false}
    >
      <Refusal of={model.files.template} />
      <Body model={model} />
    </Card>
    <IconLine icon={ShieldCheckIcon}>
      Every row follows the same rules as the screens and is written to the audit log. People get no
      email until you invite them.
    </IconLine>
  </Stack>
));
