import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { ListColumn } from '../kit/data-list/list-layout.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useKeptScroll } from '../shell/use-kept-scroll.ts';
import { useModel } from '../shell/use-model.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { NewsEditor } from './news-editor.tsx';
import { NewsItems } from './news-items.tsx';
import { NewsPreview } from './news-preview.tsx';

/** News setup (spec §2.5): tiles as dealers see them, the list with its filters, the editor. */
export const NewsSetupPage = observer(() => {
  const model = useModel('newsSetup');
  const { list, chosen, editor } = model;
  useListAddress(list, model.keptQuery);
  const { address } = list;
  useEffect(() => model.keepTrace(window.scrollY), [model, address]);
  useKeptScroll(list.state.at === 'ready', model.keptScroll, (y) => model.keepTrace(y));
  return (
    <>
      <PageTitle
        title="News setup"
        actions={
          <Button look="primary" icon={<PlusIcon />} onClick={() => model.edit(null)}>
            Create News
          </Button>
        }
      />
      <ListColumn>
        <NewsPreview model={model} />
        <NewsItems model={model} />
      </ListColumn>
      {model.asking && (
        <DeleteQuestion
          titles={chosen.map(({ title }) => title)}
          busy={model.removing}
          onKeep={() => model.keep()}
          onDelete={() => void model.removeChosen()}
        />
      )}
      {editor !== null && <NewsEditor model={editor} onClose={() => model.closeEditor()} />}
    </>
  );
});
