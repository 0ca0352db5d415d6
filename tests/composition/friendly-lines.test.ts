import { describe, expect, it } from 'vitest';
import { friendlyLog } from '#composition/server/friendly-lines.ts';

describe('the lines for a person at a terminal', () => {
  it('keep one event on one line and let no value paint the terminal', () => {
    const lines: string[] = [];
    friendlyLog((line) => lines.push(line)).error('report', {
      blocked: 'x\n! forged \u001b[31mred\u202e',
    });
    expect(lines).toEqual(['! report blocked=x\\n! forged \\u001b[31mred\\u202e']);
  });
});
