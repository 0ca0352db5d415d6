import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailText, operationText } from '#core/audit/operation-text.rule.ts';
import { PROJECT } from '#tests/architecture/project.ts';
import { changedTexts } from '#core/backend/audit/changed-texts.rule.ts';

describe('words of the record', () => {
  it.each([
    ['support.requireStep', 'Step required'],
    ['banner.save', 'Status banner saved'],
    ['step.contactInfo+mfaVerify', 'Sign-in step completed: new contact, code by email or text'],
    ['step.terms', 'Sign-in step completed: terms'],
    ['news.document.read', 'News document read'],
    ['campaign.file.remove', 'Campaign file removed'],
    ['group.userRemove', 'Group user removed'],
    ['site.lookUp', 'Account number looked up'],
  ])('say %s as “%s”', (operation, text) => {
    expect(operationText(operation)).toBe(text);
  });

  it('name every fact, and its value where that is a name of ours', () => {
    expect(detailText({ name: 'step', value: 'passwordReset' })).toEqual({
      name: 'Step',
      value: 'New password',
    });
    expect(detailText({ name: 'effectiveDate', value: 'none → 2026-03-12' })).toEqual({
      name: 'Effective date',
      value: 'none → 2026-03-12',
    });
    expect(detailText({ name: 'reason', value: 'Called from premises' }).value).toBe(
      'Called from premises',
    );
  });

  it('say of each operation in the code what was done, or name a thing', () => {
    const things = ['captcha', 'job.file', 'login.proof', 'recovery.code'];
    const folder = join(PROJECT, 'core', 'backend');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const operations = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/operation: '([A-Za-z]+(?:\.[A-Za-z.]+)?)'/g)].map(
          ([, name = '']) => name,
        ),
      ),
    );
    expect(operations.size).toBeGreaterThan(150);
    const bare = [...operations].filter((name) => {
      const parts = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('.', ' ');
      return operationText(name).toLowerCase() === parts.toLowerCase();
    });
    // A verb that the rule does not know needs its participle there, or the operation needs its own words.
    expect(bare.filter((name) => !/\.(?:read|run)$/.test(name) && !things.includes(name))).toEqual(
      [],
    );
  });

  it('leave no dot and no hump in an unknown name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}([A-Z][a-z]{1,8})?(\.[a-z]{1,8})?$/), (name) => {
        expect(operationText(`unknown.${name}`)).toMatch(/^[A-Z][a-z ]+$/);
      }),
    );
  });
});

describe('what an edit changed', () => {
  const values = fc.record({
    title: fc.string(),
    shown: fc.boolean(),
    order: fc.option(fc.nat()),
    groups: fc.array(fc.string()),
  });

  it('is exactly the fields that differ, and never longer than two cut texts', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const changes = changedTexts(['title', 'shown', 'order', 'groups'], before, after);
        const differing = (['title', 'shown', 'order', 'groups'] as const).filter(
          (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
        );
        expect(Object.keys(changes)).toEqual(differing);
      }),
    );
    const changes = changedTexts(['body'], { body: '' }, { body: 'x'.repeat(500) });
    expect(changes['body']).toBe(`none → ${'x'.repeat(120)}…`);
  });

  it('reads as before and after', () => {
    expect(
      changedTexts(
        ['importance', 'active'],
        { importance: 'Info', active: true },
        { importance: 'Warning', active: false },
      ),
    ).toEqual({ importance: 'Info → Warning', active: 'yes → no' });
  });
});
