import { expect, it } from 'vitest';
import { FileChoice } from '#ui/documents/file-choice.ts';
import { UNREADABLE_FILE } from '#ui/documents/picked-file.ts';

const fileOf = (name: string) => ({
  name,
  size: 3,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)),
});

it('a fault while a file is taken is reported, refuses that file, and ends there', async () => {
  const picked = new FileChoice();
  const taken: string[] = [];
  const broken = picked.choose([fileOf('first.pdf')], {
    take: () => {
      throw new Error('fault');
    },
  });
  await expect(broken).rejects.toThrow('fault');
  expect(picked).toMatchObject({ reading: false, problem: UNREADABLE_FILE });
  expect(await picked.settle()).toBe(false);
  await picked.choose([fileOf('second.pdf')], {
    take: ({ name }) => {
      taken.push(name);
      return null;
    },
  });
  expect([taken, picked.reading, await picked.settle()]).toEqual([['second.pdf'], false, true]);
});
