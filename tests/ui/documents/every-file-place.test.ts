import { firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { FILE_PLACES } from './file-places.ts';

/** Lets everything that waits for no file run to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe.each(Object.entries(FILE_PLACES))(
  'a file chosen at %s',
  (_path, [open, content, ending]) => {
    const fileOf = (word: string) => {
      const bytes = new TextEncoder().encode(content(word));
      const read = new Subject<ArrayBuffer>();
      const promise = firstValueFrom(read);
      return {
        picked: { name: `${word}${ending}`, size: bytes.length, arrayBuffer: () => promise },
        end: async () => {
          read.next(bytes.buffer);
          await settled();
        },
        fail: async () => {
          read.error(new DOMException('gone', 'NotReadableError'));
          await settled();
        },
      };
    };
    const opened = async () => {
      const place = await open();
      const [first, second] = [fileOf('first'), fileOf('second')];
      const choose = async ({ picked }: Pick<typeof first, 'picked'>) => {
        void place.choose(picked);
        await settled();
      };
      return { ...place, choose, first, second };
    };

    it('counts, whichever is read first', async () => {
      const { choose, first, second, send, shown } = await opened();
      await choose(first);
      await choose(second);
      await second.end();
      await first.end();
      expect(shown()).toBe(`second${ending}`);
      expect(await send()).toContain('second');
    });

    it('counts, although the one before is sent already', async () => {
      const { choose, first, second, send, shown } = await opened();
      await choose(first);
      await first.end();
      await choose(second);
      await second.end();
      expect(shown()).toBe(`second${ending}`);
      expect(await send()).toContain('second');
    });

    it('stays removed when its reading ends afterwards', async () => {
      const { choose, first, remove, send, shown } = await opened();
      await choose(first);
      await remove();
      await first.end();
      expect(shown()).toBeNull();
      expect((await send()) ?? '').not.toContain('first');
    });

    it('is never sent in place of a later one that cannot be read', async () => {
      const { choose, first, remove, second, send, shown } = await opened();
      await choose(first);
      await first.end();
      await choose(second);
      await second.fail();
      // A picture is shown itself, with the reason why no other took its place.
      expect(await send()).toEqual(
        shown() === `second${ending}` ? null : expect.stringContaining('first'),
      );
      await remove();
      expect((await send()) ?? 'nothing').toContain(shown()?.replace(ending, '') ?? 'nothing');
    });

    it('is never sent while a later one is read', async () => {
      const { choose, first, second, send, shown } = await opened();
      await choose(first);
      await first.end();
      await choose(second);
      expect(shown()).toBe(`second${ending}`);
      const sending = send();
      await settled();
      await second.end();
      expect((await sending) ?? '').not.toContain('first');
      expect(await send()).toContain('second');
    });
  },
);

/** The places that know what a file says. A document is checked by those who own it, a picture by the server. */
const READERS = Object.entries(FILE_PLACES).filter(
  ([path]) => !/chosen-document|brand-pictures/.test(path),
);

it.each(READERS)('an empty file chosen at %s is refused', async (_path, [open, , ending]) => {
  const { choose, remove, send, shown } = await open();
  const arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
  void choose({ name: `empty${ending}`, size: 0, arrayBuffer });
  await settled();
  expect([shown(), await send()]).toEqual([`empty${ending}`, null]);
  await remove();
  expect(shown()).toBeNull();
});
