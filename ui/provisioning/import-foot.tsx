import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import { observer } from 'mobx-react-lite';
import {
  importAmounts,
  importCommand,
  importPress,
  nothingToImport,
} from '#core/provisioning/import-amounts.rule.ts';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { CardPresses, CardPressesText } from './card-band.look.tsx';
import { CardFoot } from '../kit/card.tsx';
import { CommandLine } from './command-line.look.tsx';
import { Stack } from '../kit/stack.ts';
import type { PortalImportViewModel } from './portal-import.view-model.ts';

interface OfFile {
  readonly model: PortalImportViewModel;
  readonly file: PortalImport;
}

const Checked = observer(({ model, file }: OfFile) => {
  const amounts = importAmounts(file);
  const press = importPress(amounts);
  const { starting, upload } = model;
  return (
    <>
      {press === null && <CardFoot role="status">{nothingToImport(amounts)}</CardFoot>}
      <CardPresses>
        <CardPressesText>
          <CommandLine command={importCommand(file.name)} />
        </CardPressesText>
        {model.isHeld && (
          <Button
            look="quiet"
            data-press=""
            icon={<ArrowPathIcon />}
            busy={upload.submission.busy}
            onClick={() => void upload.again()}
          >
            Check again
          </Button>
        )}
        {press !== null && (
          <Button
            look="primary"
            data-press=""
            icon={<ArrowUpTrayIcon />}
            busy={starting.busy}
            onClick={() => void model.takeIn()}
          >
            {press}
          </Button>
        )}
      </CardPresses>
    </>
  );
});

const Next = observer(({ model, file }: OfFile) => {
  if (file.state === 'checked') return <Checked model={model} file={file} />;
  const people = file.counts.find(({ kind }) => kind === 'person');
  if (file.state === 'done' && people !== undefined && people.new > 0)
    return <CardFoot>People without a password are listed below to be invited.</CardFoot>;
  return null;
});

/** The last error, the buttons for the available actions, and a hint at the next step. */
export const ImportFoot = observer(({ model, file }: OfFile) => (
  <>
    {model.starting.problem !== null && (
      <Stack pad={4}>
        <Refusal of={model.starting} />
      </Stack>
    )}
    <Next model={model} file={file} />
  </>
));
