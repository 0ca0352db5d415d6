import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Files that ask for a key and do not settle it, each with the reason why the next attempt gets another key. */
const MADE_ANEW: Readonly<Record<string, string>> = {
  'ui/account-changes/cancel-service.view-model.ts': 'the form gets a key when it opens',
  'ui/account-changes/request-editor.view-model.ts': 'the editor and its keys end with the save',
  'ui/on-call/feeds.view-model.ts': 'each press makes a key, since an address is shown only once',
  'ui/reports/report-acts.view-model.ts': 'each press makes a key',
};

const keepsKey = (text: string): boolean =>
  /[kK]ey\(?\)?\.for\(/.test(text) && !/[kK]ey\.(?:settle|send)\(/.test(text);

describe('the key of an attempt ends with it, because the same content sent later is another attempt', () => {
  const files = execFileSync('git', ['ls-files', 'ui', 'core'], { cwd: PROJECT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));

  it('in every file that asks for a key', () => {
    const kept = files.filter((file) => keepsKey(readFileSync(join(PROJECT, file), 'utf8')));
    expect(kept).toEqual(Object.keys(MADE_ANEW));
  });

  it('a planted one that is never settled is reported', () => {
    expect(keepsKey('send(this.#key.for([name]))')).toBe(true);
    expect(keepsKey('send(this.#key.for([name])); this.#key.settle(answer)')).toBe(false);
  });
});
