import { expect, it } from 'vitest';
import { ignoreStrayFiles } from '#ui/shell/ignore-stray-files.ts';

const drag = (type: string, types: readonly string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  return Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
};

it('a file dropped beside a drop area leaves the page as it is', () => {
  const page = new EventTarget();
  const stop = ignoreStrayFiles(page);
  for (const type of ['dragover', 'drop']) {
    const file = drag(type, ['Files']);
    page.dispatchEvent(file);
    expect([type, file.defaultPrevented, file.dataTransfer.dropEffect]).toEqual([
      type,
      true,
      'none',
    ]);
    const text = drag(type, ['text/plain']);
    page.dispatchEvent(text);
    expect([type, text.defaultPrevented]).toEqual([type, false]);
  }
  stop();
  const later = drag('drop', ['Files']);
  page.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

it('a file over a drop area may be dropped there', () => {
  const page = new EventTarget();
  ignoreStrayFiles(page);
  const file = drag('dragover', ['Files']);
  file.preventDefault();
  page.dispatchEvent(file);
  expect(file.dataTransfer.dropEffect).toBe('copy');
});
