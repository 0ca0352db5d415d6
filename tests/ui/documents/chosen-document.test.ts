import { firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ChosenDocument } from '#ui/documents/chosen-document.ts';
import { UNREADABLE_FILE } from '#ui/documents/picked-file.ts';

const TEXT = new TextEncoder().encode('%PDF-1.4\n%%EOF').buffer;

/** Returns a file whose content loads only on request, as from cloud storage. */
const slowFile = (name: string) => {
  const content = new Subject<ArrayBuffer>();
  const read = firstValueFrom(content);
  return { file: { name, size: 14, arrayBuffer: () => read }, content };
};

const taken = () => new ChosenDocument(null, () => null);

describe('a file that is chosen', () => {
  it('counts from the moment it is chosen: nothing is sent while it is being read', async () => {
    const chosen = taken();
    const { file, content } = slowFile('plan.pdf');
    const reading = chosen.choose([file]);
    expect(chosen).toMatchObject({ reading: true, changed: true, change: { kind: 'keep' } });
    content.next(TEXT);
    await reading;
    expect(chosen).toMatchObject({ reading: false, problem: null, shown: { name: 'plan.pdf' } });
  });

  it('is not lost when nothing is chosen meanwhile, and an empty field says what is missing', async () => {
    const chosen = taken();
    const { file, content } = slowFile('plan.pdf');
    const reading = chosen.choose([file]);
    await chosen.choose([]);
    content.next(TEXT);
    await reading;
    expect(chosen).toMatchObject({ reading: false, shown: { name: 'plan.pdf' } });
    const empty = taken();
    empty.demand();
    expect(empty.problem).toBe('Choose a file');
  });

  it('is said to be unreadable where it was changed or moved meanwhile', async () => {
    const chosen = taken();
    const { file, content } = slowFile('plan.pdf');
    content.error(new DOMException('gone', 'NotReadableError'));
    await chosen.choose([file]);
    expect(chosen).toMatchObject({ reading: false, changed: false, problem: UNREADABLE_FILE });
  });

  it('gives way to a later one and to an empty field, whichever is read first', async () => {
    const chosen = taken();
    const [first, second] = [slowFile('first.pdf'), slowFile('second.pdf')];
    const reading = [chosen.choose([first.file]), chosen.choose([second.file])];
    second.content.next(TEXT);
    await reading[1];
    first.content.next(TEXT);
    await reading[0];
    expect(chosen).toMatchObject({ reading: false, shown: { name: 'second.pdf' } });
    const third = slowFile('third.pdf');
    const late = chosen.choose([third.file]);
    chosen.clear();
    third.content.next(TEXT);
    await late;
    expect(chosen).toMatchObject({ reading: false, changed: false, shown: null });
  });
});
