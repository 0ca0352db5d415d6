import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { SiteFileGateway } from '#core/site-file/site-file.api.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { scripted } from '#tests/support/scripted.ts';
import { plainPng } from '#tests/support/image-files.ts';
import { DocumentUploadViewModel } from '#ui/documents/document-upload.view-model.ts';

const opened = () => {
  const gateway = scripted<SiteFileGateway>();
  const stored: boolean[] = [];
  let ids = 0;
  const model = new DocumentUploadViewModel({
    add: (id, upload) => gateway.addDocument({ sn: 7, id }, { upload }),
    newId: () => `id-${String((ids += 1))}`,
    onStored: (isLast) => stored.push(isLast),
  });
  const choose = (name: string) => {
    const bytes = plainPng(4, 4);
    const arrayBuffer = () => Promise.resolve(new Uint8Array(bytes).buffer);
    return model.chosen.choose([{ name, size: bytes.length, arrayBuffer }]);
  };
  const sent = () => gateway.onAddDocument.calls.map(([{ id }]) => id);
  return { choose, gateway, model, sent, stored };
};

it('a document is stored once, however often it is pressed, and another of the same name and size for itself', async () => {
  const { choose, gateway, model, sent } = opened();
  gateway.onAddDocument.fails({ kind: 'timedOut' });
  await choose('plan.png');
  await model.send();
  await model.send();
  await choose('plan.png');
  await model.send();
  expect(sent()).toEqual(['id-1', 'id-1', 'id-2']);
  expect(model.submission.problem).toContain('It is still selected.');
});

it('a document that is chosen while another is sent stays chosen', async () => {
  const { choose, gateway, model, stored } = opened();
  const answer = new Subject<Result<Record<string, never>, Failure>>();
  gateway.onAddDocument.answers(() => firstValueFrom(answer)).gives({});
  await choose('first.png');
  const sending = model.send();
  await choose('second.png');
  answer.next(ok({}));
  await sending;
  expect([model.chosen.shown?.name, stored]).toEqual(['second.png', [false]]);
  await model.send();
  expect(stored).toEqual([false, true]);
});

it('nothing is sent without a file, nor while one stands refused', async () => {
  const { choose, model, sent } = opened();
  await model.send();
  expect(model.chosen.problem).toBe('Choose a file');
  await choose('first.png');
  await choose('second.pdf');
  await model.send();
  expect([model.chosen.picked.file?.name, sent()]).toEqual(['second.pdf', []]);
});
