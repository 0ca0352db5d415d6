import { expect, it } from 'vitest';
import type { OpenPdf, PdfFault } from '#core/documents/pdf-reader.port.ts';
import { PdfPagesViewModel } from '#ui/documents/pdf-pages.view-model.ts';

const BYTES = new Uint8Array([1]);

/** Returns a PDF that has `pages` pages and records each request. The test decides when the drawing of a page finishes. */
const file = (pages: number) => {
  const asked: string[] = [];
  const ends: ((isDone: boolean) => void)[] = [];
  const pdf: OpenPdf<string> = {
    pages,
    sizeOf: (page) => Promise.resolve({ width: 100 * page, height: 200 }),
    textOf: (page) => {
      asked.push(`text ${page}`);
      return page === 3 ? Promise.reject(new Error('no words')) : Promise.resolve(`words ${page}`);
    },
    draw: (page, sheet, width) => {
      asked.push(`draw ${page} on ${sheet}, ${width} wide`);
      return {
        done: new Promise((resolve) => ends.push(resolve)),
        giveUp: () => void asked.push(`give up ${page}`),
      };
    },
    close: () => void asked.push('close'),
  };
  return { pdf, asked, ends };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const showing = async (answer: OpenPdf<string> | PdfFault) => {
  const model = new PdfPagesViewModel<string>({ open: () => Promise.resolve(answer) });
  expect(model.isOpening).toBe(true);
  await model.open(BYTES);
  expect(model.isOpening).toBe(false);
  return model;
};

it('shows as many pages as there are, each in the size of the first until it was near', async () => {
  const { asked, pdf } = file(7);
  const model = await showing(pdf);
  expect(model.numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(model.position).toBe('Page 1 of 7');
  expect(model.sizeOf(5)).toEqual({ width: 100, height: 200 });
  expect(model.textOf(5)).toBe('');
  model.come(5, true);
  model.come(3, true);
  await settled();
  expect(model.sizeOf(5)).toEqual({ width: 500, height: 200 });
  expect(model.textOf(5)).toBe('words 5');
  expect(model.textOf(3)).toBe('This page has no text.');
  model.look(5);
  expect(model.position).toBe('Page 5 of 7');
  model.come(5, false);
  expect([model.isNear(5), model.isNear(3)]).toEqual([false, true]);
  model.come(5, true);
  await settled();
  // A page's text is read only once, even if its picture is discarded and drawn again.
  expect(asked).toEqual(['text 5', 'text 3']);
});

it('draws a page, says where that failed, and gives up what is no longer wanted', async () => {
  const { asked, ends, pdf } = file(2);
  const model = await showing(pdf);
  model.draw(1, 'sheet', 800);
  ends[0]?.(false);
  await settled();
  expect(model.hasFailed(1)).toBe(true);
  expect(model.textOf(1)).toBe('This page cannot be shown.');
  model.draw(1, 'sheet', 1600);
  ends[1]?.(true);
  await settled();
  expect(model.hasFailed(1)).toBe(false);
  const giveUp = model.draw(2, 'other', 800);
  giveUp();
  ends[2]?.(false);
  await settled();
  expect(model.hasFailed(2)).toBe(false);
  expect(asked.slice(-2)).toEqual(['draw 2 on other, 800 wide', 'give up 2']);
});

it('goes in steps from half to three times the width, and no further', async () => {
  const model = await showing(file(1).pdf);
  const zooms = new Set([model.zoom]);
  while (model.canZoomIn) {
    model.zoomBy(1);
    zooms.add(model.zoom);
  }
  model.zoomBy(1);
  expect([...zooms, model.zoom]).toEqual([100, 125, 150, 200, 300, 300]);
  while (model.canZoomOut) model.zoomBy(-1);
  model.zoomBy(-1);
  expect(model.zoom).toBe(50);
});

it.each([
  ['broken', 'The file is damaged'],
  ['locked', 'The file is locked with a password'],
  ['empty', 'The file is empty'],
  ['noReader', 'The pages are not shown'],
] as const)('says what is wrong with a file that is %s', async (fault, title) => {
  const model = await showing(fault);
  expect(model.words?.title).toBe(title);
  expect(model.numbers).toEqual([]);
});

it('opens again after what reads it did not come', async () => {
  const { pdf } = file(2);
  const answers: (OpenPdf<string> | PdfFault)[] = ['noReader', pdf];
  const model = new PdfPagesViewModel<string>({
    open: () => Promise.resolve(answers.shift() ?? 'broken'),
  });
  await model.open(BYTES);
  await model.open(BYTES);
  expect([model.words, model.count]).toEqual([null, 2]);
});

it('closes the file, also one that came after it was no longer looked at', async () => {
  const seen = file(1);
  const model = await showing(seen.pdf);
  model.dispose();
  expect(seen.asked).toEqual(['close']);
  const late = file(1);
  const opening = model.open(BYTES);
  const other = new PdfPagesViewModel<string>({ open: () => Promise.resolve(late.pdf) });
  const begun = other.open(BYTES);
  other.dispose();
  await Promise.all([opening, begun]);
  expect(late.asked).toEqual(['close']);
  expect(other.count).toBe(0);
});
