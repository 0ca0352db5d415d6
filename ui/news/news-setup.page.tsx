import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { styled } from '../kit/styled.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useKeptScroll } from '../shell/use-kept-scroll.ts';
import { useModel } from '../shell/use-model.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { NewsEditor } from './news-editor.tsx';
import { NewsItems } from './news-items.tsx';
import { NewsPreview } from './news-preview.tsx';

const Column = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

/** News setup (spec §2.5): tiles as dealers see them, the table with its filters, the editor. */
export const NewsSetupPage = observer(() => {
  const model = useModel('newsSetup');
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => params.toString());
  const [begun, begin] = useState(false);
  useEffect(() => {
    model.open(first);
    begin(true);
  }, [model, first]);
  const query = new URLSearchParams(model.address).toString();
  useEffect(() => {
    if (begun) setParams(new URLSearchParams(query), { replace: true });
  }, [begun, query, setParams]);
  useEffect(() => {
    if (begun) model.keepTrace(query, window.scrollY);
  }, [begun, model, query]);
  const ready = begun && model.list.state.at === 'ready';
  useKeptScroll(ready, model.keptScroll, (y) =>
    model.keepTrace(new URLSearchParams(model.address).toString(), y),
  );
  const { chosen, editor } = model;
  return (
    <>
      <PageTitle
        title="News setup"
        actions={
          <>
            <Button
              look="dangerOutline"
              icon={<TrashIcon width={20} height={20} />}
              disabled={chosen.length === 0}
              onClick={() => model.ask()}
            >
              Delete selected
            </Button>
            <Button
              look="primary"
              icon={<PlusIcon width={20} height={20} />}
              onClick={() => model.edit(null)}
            >
              Create News
            </Button>
          </>
        }
      />
      <Column>
        <NewsPreview model={model} />
        <LoadedView from={model.list} waiting="Loading the news">
          {(page) => <NewsItems model={model} page={page} />}
        </LoadedView>
      </Column>
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
