import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LongText } from '../kit/long-text.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { PolicyViewModel } from './policy.view-model.ts';

/** The text of an older version, to read. */
export const OlderPolicy = observer(({ model }: { readonly model: PolicyViewModel }) => {
  const { opened } = model;
  if (opened === null) return null;
  return (
    <Dialog
      id="older-policy"
      title={`Version ${opened.version}`}
      size="md"
      onClose={() => model.close()}
      foot={
        <Button look="primary" onClick={() => model.close()}>
          Close
        </Button>
      }
    >
      <LoadedView from={model.older} waiting="Loading the version">
        {({ text }) => <LongText text={text} />}
      </LoadedView>
    </Dialog>
  );
});
