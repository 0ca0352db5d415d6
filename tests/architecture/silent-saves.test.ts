import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

const SUBMITTED =
  'FormState.submit() said at each field what is wrong, and the first one takes the focus';
const UNDER_WAY = 'another press of it is under way, and its button turns';
const NOT_OFFERED = 'the button is not offered, or cannot be pressed, until then';
const GONE = 'what is edited is closed, or was never opened';

/** Maps each condition under which a press of Save ends early to the reason. In each case the screen must show why nothing is saved. */
const ENDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['wanted', 'value', 'typed', 'passwords', 'who', 'what', 'when', 'form'].map((name) => [
      `${name} === null`,
      SUBMITTED,
    ]),
  ),
  'this.form.submit() === null': SUBMITTED,
  'result === null': SUBMITTED,
  '!form.validated.ok': 'the form is marked as refused, which says so at its fields',
  'this.lacksCode': 'the form is marked as refused, and the field of the code says so',
  ...Object.fromEntries(
    ['this.busy', 'this.submission.busy', 'submission.busy', 'this.run.busy', 'this.saving'].map(
      (busy) => [busy, UNDER_WAY],
    ),
  ),
  'this.#ahead !== null': UNDER_WAY,
  'chosen.reading': UNDER_WAY,
  'this.#sent?.ids === order': UNDER_WAY,
  ...Object.fromEntries(
    ['!this.dirty', '!this.maySave', "text.trim() === ''", "text === ''"].map((unchanged) => [
      unchanged,
      NOT_OFFERED,
    ]),
  ),
  ...Object.fromEntries(
    ['selection', 'dryRun', 'order', 'answer', 'picked'].map((name) => [
      `${name} === null`,
      NOT_OFFERED,
    ]),
  ),
  'this.noteFault !== null': NOT_OFFERED,
  'rows.length === 0': NOT_OFFERED,
  'this.problem(list) !== null': NOT_OFFERED,
  'this.theirs !== null': NOT_OFFERED,
  'this.resendBlocked': NOT_OFFERED,
  "this.password === ''": NOT_OFFERED,
  ...Object.fromEntries(
    [
      'base',
      'about',
      'proving',
      'question',
      'asked',
      'site',
      'key',
      'subject',
      'job',
      'edit',
      'facts',
      'which',
      'report',
      'edited',
      'siteNum',
      'sent',
    ].map((name) => [`${name} === null`, GONE]),
  ),
  'submission !== this.submission': GONE,
  'turn !== this.#turn': GONE,
  '!(await this.#submit(input))': 'what was refused is said above the form',
  "flow.at !== 'password'": GONE,
  "this.flow.at !== 'picker'": GONE,
  'this.reference !== null': 'it was sent, and its number stands there',
  '!proven.ok': 'it was sent, and what was refused is said',
  'login.proving !== proving': GONE,
  'this.done': 'it was sent, and the next screen stands there',
  '!done': 'what was refused stands above the rows',
  'this.problem !== null': 'it stands at the field',
  '!this.meeting.settled()':
    'each choice that is missing says so, and the first one takes the focus',
  '!meeting.settled()': 'each choice that is missing says so, and the first one takes the focus',
  'this.meeting.met === met': 'it was saved, or what was refused is said',
  'this.meeting.met === null': 'it was saved',
  'this.meeting.open.length > 0': 'the fields that both changed are shown to choose from',
  'beside?.changed === true':
    'what came from the other person is shown, to look at before it is saved',
  'meeting === null': GONE,
  '(beside?.problem ?? null) !== null': 'it stands at the field of the code or of the file',
  'objection !== null': 'it is said above the form',
  'this.pickProblem !== null': 'it stands below the holidays',
  '(!this.closed && !read.ok)': 'it stands at the times',
  'entries === null': 'the rows complain from now on',
  'this.refusal !== null': 'it stands above the days',
  "this.kind === 'dealer' && !(await this.adder.settle())": 'the field of the group says it',
  '!(await edit.adder.settle())': 'the field of the group says it',
};

const METHOD =
  /^ {2}(?:async )?#?((?:save|send|submit|confirm|place)\w*)\([^)]*\)[^{;\n]*\{\n(.*?)^ {2}\}/gms;
const END = /^ {4}if \(([^{}\n]*?)\)\s*return(?: null| false| undefined)?;/gms;

const endsOf = (source: string): readonly string[] =>
  [...source.matchAll(METHOD)].flatMap(([, , body = '']) =>
    [...body.matchAll(END)].flatMap(([, condition = '']) => condition.split(/\s*\|\|\s*/)),
  );

const FIELD = /^ {2}(?!readonly)(#\w+)(?:: [^;=]*)? =|^ {2}(#\w+): [^;=]*;/gm;
const GETTER = /^ {2}get (\w+)\(\)[^{]*\{\n(.*?)^ {2}\}/gms;

/**
 * Lists private fields that a getter reads but MobX does not observe. After a change of such a field, the getter still
 * returns the old value.
 */
const unseenOf = (source: string): readonly string[] => {
  if (!/make(Auto)?Observable/.test(source)) return [];
  const fields = [...source.matchAll(FIELD)].map(([, one, other]) => one ?? other ?? '');
  return [...source.matchAll(GETTER)].flatMap(([, name = '', body = '']) =>
    fields
      .filter((field) => new RegExp(`this\\.${field}\\b`).test(body))
      .map((field) => `${name} reads ${field}`),
  );
};

/** Getters that may read an unobserved field, because that field changes only together with observed data. */
const SEEN_OTHERWISE = [
  'dirty reads #empty',
  'dirty reads #given',
  'ahead reads #ahead',
  'rows reads #catalogue',
];

const sources = execFileSync('git', ['ls-files', 'ui'], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(PROJECT, file), 'utf8'));

describe('a press of Save is never silent', () => {
  it('because whatever ends it without a word is one of the ends that show their reason', () => {
    const ends = new Set(sources.flatMap(endsOf));
    expect(ends.size).toBeGreaterThan(40);
    expect([...ends].filter((end) => !(end in ENDS))).toEqual([]);
    expect(Object.keys(ENDS).filter((end) => !ends.has(end))).toEqual([]);
  });

  it('because the words at a field follow what MobX sees', () => {
    expect([...new Set(sources.flatMap(unseenOf))].toSorted()).toEqual(SEEN_OTHERWISE.toSorted());
  });

  it('and where one is, it is found', () => {
    expect(
      endsOf(
        '  async save(): Promise<void> {\n    if (this.refused.length > 0 || a) return;\n  }\n',
      ),
    ).toEqual(['this.refused.length > 0', 'a']);
    expect(
      unseenOf(
        'makeAutoObservable(this)\n  #left = false;\n  get problem() {\n    return this.#left;\n  }\n',
      ),
    ).toEqual(['problem reads #left']);
  });
});
