import { expect, it } from 'vitest';
import type { Document } from '#core/documents/document.ts';
import { err, ok, type Answer } from '#core/kernel/result.ts';
import { DocumentPreviewViewModel } from '#ui/documents/document-preview.view-model.ts';

const bytes = new Uint8Array([1, 2, 3]);

const watched = (read: () => Answer<Document>) => {
  const released: string[] = [];
  const model = new DocumentPreviewViewModel({
    read,
    viewer: {
      show: ({ type }) =>
        Promise.resolve({ address: `address of ${type}`, release: () => released.push(type) }),
    },
  });
  return { model, released };
};

it('shows a picture as it is and the pages of a PDF, which has an address for a tab, and gives that back', async () => {
  const picture = watched(() => Promise.resolve(ok({ name: 'door.PNG', bytes })));
  expect(picture.model.preview).toEqual({ at: 'loading' });
  await picture.model.load();
  expect(picture.model.preview).toEqual({
    at: 'ready',
    kind: 'picture',
    address: 'address of image/png',
    bytes,
  });
  const plan = watched(() => Promise.resolve(ok({ name: 'plan.pdf', bytes })));
  await plan.model.load();
  expect(plan.model.preview).toMatchObject({
    kind: 'pdf',
    address: 'address of application/pdf',
    bytes,
  });
  plan.model.dispose();
  expect(plan.released).toEqual(['application/pdf']);
});

it('keeps nothing of a document that came after the dialog was closed', async () => {
  const { model, released } = watched(() => Promise.resolve(ok({ name: 'plan.pdf', bytes })));
  const loading = model.load();
  model.dispose();
  await loading;
  expect(released).toEqual(['application/pdf']);
  expect(model.preview).toEqual({ at: 'loading' });
});

it('says that it could not be loaded, and loads again', async () => {
  let tries = 0;
  const { model } = watched(() => {
    tries += 1;
    return Promise.resolve(
      tries === 1 ? err({ kind: 'unreachable' }) : ok({ name: 'a.jpg', bytes }),
    );
  });
  await model.load();
  expect(model.preview.at).toBe('failed');
  await model.load();
  expect(model.preview).toMatchObject({ at: 'ready', kind: 'picture' });
});
