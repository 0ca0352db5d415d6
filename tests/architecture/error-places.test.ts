import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { $ZodCheck, $ZodType } from 'zod/v4/core';
import { notifyFormSchema } from '#core/auto-notify/notify-rule.schema.ts';
import {
  businessHoursFormSchema,
  temporaryHoursFormSchema,
} from '#core/business-hours/business-hours.schema.ts';
import {
  onCallListFormSchema,
  onCallPersonFormSchema,
} from '#core/on-call/on-call-list-form.schema.ts';
import {
  fixedFormSchema,
  overrideFormSchema,
  swapFormSchema,
} from '#core/on-call/override-form.schema.ts';
import type { TypedRule } from '#ui/auto-notify/rule-editor.view-model.ts';
import type { TypedHours } from '#ui/business-hours/hours-editor.view-model.ts';
import type { TypedTemporary } from '#ui/business-hours/temporary-editor.view-model.ts';
import { type Places, placeErrors } from '#ui/forms/place-errors.rule.ts';
import type { TypedFixed } from '#ui/on-call/fixed-editor.view-model.ts';
import { LIST_PLACES, type TypedList } from '#ui/on-call/list-editor.view-model.ts';
import { OVERRIDE_PLACES, type TypedOverride } from '#ui/on-call/override-editor.view-model.ts';
import { PERSON_PLACES, type TypedPerson } from '#ui/on-call/person-editor.view-model.ts';
import { SWAP_PLACES, type TypedSwap } from '#ui/on-call/swap-editor.view-model.ts';
import { partsOfSchema } from '#tests/support/parts-of-schema.ts';
import { PROJECT } from './project.ts';

/** Values that people choose from the offered ones, so that they cannot be wrong. */
const CHOSEN = ['enum', 'literal', 'boolean'];

/** Returns the path at which a check reports its error, inside the value that it checks. */
const pathOfCheck = ({ _zod: { def } }: $ZodCheck): readonly string[] => {
  const path: unknown = 'path' in def ? def.path : [];
  return Array.isArray(path) ? path.map(String) : [];
};

/** Returns the path of every error that a schema can give. */
const pathsOf = (schema: $ZodType, at: readonly string[] = []): readonly string[] => {
  const { checks = [], type } = schema._zod.def;
  const parts = partsOfSchema(schema);
  const own = checks.map((check) => [...at, ...pathOfCheck(check)].join('.'));
  const inner = parts.flatMap(({ name, schema: part }) => {
    const step = name ?? (type === 'array' ? '0' : null);
    return pathsOf(part, step === null ? at : [...at, step]);
  });
  const leaf = parts.length > 0 || CHOSEN.includes(type) ? [] : [at.join('.')];
  return [...new Set([...own, ...inner, ...leaf])].filter((path) => path !== '');
};

/** Fields of a form, each named once: the compiler holds the list to the form. */
const fields = <Typed>(named: Readonly<Record<keyof Typed, true>>): readonly string[] =>
  Object.keys(named);

/** The forms whose fields are not those of their schema, with where they show the schema's errors. */
const PLACED: Readonly<Record<string, readonly [z.ZodMiniType, readonly string[], Places]>> = {
  'ui/auto-notify/rule-editor.view-model.ts': [
    notifyFormSchema,
    fields<TypedRule>({
      cause: true,
      categories: true,
      priorities: true,
      who: true,
      whoId: true,
      emails: true,
      channel: true,
      timing: true,
      digest: true,
    }),
    {},
  ],
  'ui/business-hours/hours-editor.view-model.ts': [
    businessHoursFormSchema,
    fields<TypedHours>({
      intervals: true,
      holidayGroup: true,
      greetingOpen: true,
      greetingClosed: true,
      forwardNumber: true,
      overflowRings: true,
    }),
    {},
  ],
  'ui/business-hours/temporary-editor.view-model.ts': [
    temporaryHoursFormSchema,
    fields<TypedTemporary>({
      from: true,
      to: true,
      state: true,
      reason: true,
      greeting: true,
      merges: true,
    }),
    {},
  ],
  'ui/on-call/fixed-editor.view-model.ts': [
    fixedFormSchema,
    fields<TypedFixed>({ listId: true, name: true, from: true, to: true, slots: true }),
    {},
  ],
  'ui/on-call/list-editor.view-model.ts': [
    onCallListFormSchema,
    fields<TypedList>({
      name: true,
      purpose: true,
      startsOn: true,
      endsOn: true,
      handoffAt: true,
      rotationDays: true,
      always: true,
      coversFromDay: true,
      coversFrom: true,
      coversToDay: true,
      coversTo: true,
      tiers: true,
    }),
    LIST_PLACES,
  ],
  'ui/on-call/override-editor.view-model.ts': [
    overrideFormSchema,
    fields<TypedOverride>({
      kind: true,
      place: true,
      insteadOf: true,
      personId: true,
      from: true,
      to: true,
      note: true,
    }),
    OVERRIDE_PLACES,
  ],
  'ui/on-call/person-editor.view-model.ts': [
    onCallPersonFormSchema,
    fields<TypedPerson>({
      name: true,
      accountId: true,
      phones: true,
      email: true,
      tryMinutes: true,
      repeats: true,
      quietLets: true,
      quietFrom: true,
      quietTo: true,
      handoffNotice: true,
      dailyDigest: true,
    }),
    PERSON_PLACES,
  ],
  'ui/on-call/swap-editor.view-model.ts': [
    swapFormSchema,
    fields<TypedSwap>({
      shift: true,
      from: true,
      to: true,
      toPersonId: true,
      wantsBack: true,
      backTier: true,
      backFrom: true,
      backTo: true,
      note: true,
    }),
    SWAP_PLACES,
  ],
};

it.each(Object.entries(PLACED))('%s shows every error at a field', (_, [schema, names, places]) => {
  const paths = pathsOf(schema);
  const lost = paths.filter((path) =>
    Object.keys(placeErrors({ [path]: ['Wrong'] }, places)).every((at) => !names.includes(at)),
  );
  expect(paths.length).toBeGreaterThan(2);
  expect(lost).toEqual([]);
});

/** Lists whose schema has one message for all that is wrong in them. */
const WHOLE = ['passcodeForm'];

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .map((file) => `ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));

/** Finds forms that read their values by a function of their own, called `read`, or in an object made for the schema. */
const OWN_READING =
  /readPlaced\(\s*\w+,\s*(?:read\(|\{)|readForm\(\s*\w+,\s*(?:read\(|\{\s*\n?\s*\w+:)/;

it('a form that reads its values in its own way is listed here', () => {
  const own = sources
    .filter(({ text }) => text.includes('new FormState') && OWN_READING.test(text))
    .map(({ file }) => file);
  expect(own.filter((file) => PLACED[file] === undefined)).toEqual([]);
});

it('a form with lists of texts or objects shows the errors of their lines', async () => {
  const files = readdirSync(join(PROJECT, 'core'), { recursive: true, encoding: 'utf8' });
  const lost: string[] = [];
  for (const file of files.filter((one) => one.endsWith('.schema.ts'))) {
    const found: Readonly<Record<string, unknown>> = await import(join(PROJECT, 'core', file));
    for (const [name, form] of Object.entries(found)) {
      if (typeof form !== 'object' || form === null || !('draft' in form && 'fields' in form))
        continue;
      const draft = form.draft as Readonly<Record<string, $ZodType>>;
      const lines = Object.entries(draft).flatMap(([field, one]) =>
        pathsOf(one, [field]).filter((path) => path.includes('.')),
      );
      const reading = sources.filter(({ text }) => text.includes(`${name}.read(`));
      const isPlaced = reading.every(({ text }) =>
        [
          ...text.matchAll(
            new RegExp(`(\\w+)\\([^()]*(?:\\([^()]*\\))*[^()]*${name}\\.read\\(`, 'g'),
          ),
        ].every(([, by]) => by === 'readPlaced'),
      );
      if (lines.length > 0 && !isPlaced && !WHOLE.includes(name))
        lost.push(`${file}: ${name} ${lines.join(', ')}`);
    }
  }
  expect(lost).toEqual([]);
});
